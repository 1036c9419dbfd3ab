import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

/** Serialises the worker's own punches until the transaction ends; colleagues never wait. */
export async function lockChain(tx: Tx, workerId: number): Promise<void> {
  await sql`select cadena_bloquear(${workerId})`.execute(tx);
}

/** The same for several workers, in a fixed order. */
export async function lockChains(tx: Tx, workerIds: readonly number[]): Promise<void> {
  const ids = workerIds.toSorted((a, b) => a - b);
  await sql`
    select cadena_bloquear(w.id) from unnest(${ids}::integer[]) with ordinality w (id, place)
    order by w.place`.execute(tx);
}
