import { sql } from "kysely";

import { requestStates } from "@atrio/contract/kinds";

import type { Tx } from "../../../../db/client.ts";

import type { MonthClosing } from "./sheet.rules.ts";

/** The last closure request of a month of several workers; one that was cancelled does not count. */
export async function readTeamClosings(
  tx: Tx,
  key: { trabajador_ids: readonly number[]; year: number; month: number },
): Promise<Array<MonthClosing & { trabajador_id: number }>> {
  const { rows } = await sql<MonthClosing & { trabajador_id: number }>`
    select distinct on (c.trabajador_id) c.trabajador_id, s.estado_id, c.vigente,
      c.minutos_previstos, c.minutos_trabajados, c.saldo_minutos
    from cierre_mes c
    join solicitud s on s.empresa_id = c.empresa_id and s.id = c.solicitud_id
    where c.empresa_id = empresa_actual() and c.trabajador_id = any(${key.trabajador_ids}::integer[])
      and c.anyo = ${key.year} and c.mes = ${key.month}
      and s.estado_id <> ${requestStates.cancelled}
    order by c.trabajador_id, c.solicitud_id desc`.execute(tx);
  return rows;
}
