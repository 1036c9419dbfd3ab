import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** Notes when those whose approval of some requests is awaited were reminded (ISO 8601). */
export async function markReminded(tx: Tx, ids: readonly number[], now: string): Promise<void> {
  await tx
    .updateTable("solicitud_aprobacion")
    .set({ recordada_en: now })
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("solicitud_id", "in", ids)
    .where("aprobada", "is", null)
    .execute();
}
