import type { Tx } from "../../../db/client.ts";

import { lockChain, lockChains } from "./worker-locks.repo.ts";

/**
 * Serialises every write about a worker's time until the transaction ends: punches, changes,
 * closures, incidences. Taken before the row that is decided is locked.
 */
export async function lockWorkingTime(tx: Tx, workerId: number): Promise<void> {
  await lockChain(tx, workerId);
}

/** The same for several workers, in a fixed order, so that two callers never deadlock. */
export async function lockWorkingTimes(tx: Tx, workerIds: readonly number[]): Promise<void> {
  await lockChains(tx, workerIds);
}
