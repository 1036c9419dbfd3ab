import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** Whether a worker and a work centre that are named are of the company; true of one that is not. */
export async function readNamed(
  tx: Tx,
  key: { trabajador_id?: number | undefined; centro_trabajo_id?: number | undefined },
): Promise<{ worker: boolean; centre: boolean }> {
  const { trabajador_id: workerId = null, centro_trabajo_id: centreId = null } = key;
  const { rows } = await sql<{ worker: boolean; centre: boolean }>`
    select ${workerId}::integer is null or exists (select from trabajador t
        where t.empresa_id = empresa_actual() and t.id = ${workerId}) as worker,
      ${centreId}::integer is null or exists (select from centro_trabajo c
        where c.empresa_id = empresa_actual() and c.id = ${centreId}) as centre`.execute(tx);
  return rows[0] ?? { worker: false, centre: false };
}
