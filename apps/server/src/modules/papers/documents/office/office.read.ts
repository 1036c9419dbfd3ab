import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** True if the named worker and work centre belong to the company; also true without a name. */
export async function readNamed(
  tx: Tx,
  key: { trabajador_id?: number | undefined; centro_trabajo_id?: number | undefined },
): Promise<{ worker: boolean; centre: boolean }> {
  const { trabajador_id = null, centro_trabajo_id = null } = key;
  const { rows } = await sql<{ worker: boolean; centre: boolean }>`
    select ${trabajador_id}::integer is null or exists (select from trabajador t
        where t.empresa_id = empresa_actual() and t.id = ${trabajador_id}) as worker,
      ${centro_trabajo_id}::integer is null or exists (select from centro_trabajo c
        where c.empresa_id = empresa_actual() and c.id = ${centro_trabajo_id}) as centre`.execute(
    tx,
  );
  return rows[0] ?? { worker: false, centre: false };
}
