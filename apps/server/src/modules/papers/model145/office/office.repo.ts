import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** Records versions as handed over at an instant (ISO 8601). */
export async function insertHandOvers(
  tx: Tx,
  row: { modelo145_ids: readonly number[]; entregado_en: string; autor_id: number },
): Promise<void> {
  await sql`
    insert into modelo145_entrega (empresa_id, modelo145_id, entregado_en, autor_id)
    select empresa_actual(), m.id, ${row.entregado_en}, ${row.autor_id}
    from unnest(${row.modelo145_ids}::integer[]) m (id)`.execute(tx);
}
