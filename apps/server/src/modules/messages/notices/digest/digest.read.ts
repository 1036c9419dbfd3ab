import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** Since when the oldest notice of a worker's next summary waits. */
export type Awaited = { trabajador_id: number; desde: string };

/** Readers of notices that wait for a summary. */
export async function readAwaited(tx: Tx): Promise<Awaited[]> {
  const { rows } = await sql<Awaited>`
    select trabajador_id, min(creado_en) as desde from aviso_resumen
    where empresa_id = empresa_actual()
    group by trabajador_id
    order by trabajador_id`.execute(tx);
  return rows;
}
