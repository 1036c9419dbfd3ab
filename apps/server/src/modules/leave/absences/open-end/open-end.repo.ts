import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** The period of an open leave reaches as far as its days are kept; `diferencia_dias` is its cost. */
export async function saveReach(tx: Tx, leave: { id: number; fecha_fin: string }): Promise<void> {
  await sql`
    update solicitud_periodo p set fecha_fin = ${leave.fecha_fin}::date,
      diferencia_dias = (select coalesce(sum(a.coste), 0) from ausencia a
        where a.empresa_id = p.empresa_id and a.solicitud_id = p.solicitud_id)
    where p.empresa_id = empresa_actual() and p.solicitud_id = ${leave.id}`.execute(tx);
}
