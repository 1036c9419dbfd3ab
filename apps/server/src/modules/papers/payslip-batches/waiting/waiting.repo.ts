import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** Stores the moment of a notice about waiting sheets of some batches (ISO 8601). */
export async function markTold(tx: Tx, ids: readonly number[], now: string): Promise<void> {
  await sql`
    update nomina_lote set recordado_en = ${now}
    where empresa_id = empresa_actual() and id = any(${ids})`.execute(tx);
}
