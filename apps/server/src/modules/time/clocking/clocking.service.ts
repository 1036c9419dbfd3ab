import type { Actor } from "@atrio/contract/access/actor";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";

import {
  type ClockInType,
  listClockInTypes as selectClockInTypes,
  listPauseKinds as selectPauseKinds,
  lockChain,
  lockChains,
  type PauseKind,
} from "./clocking.repo.ts";

/** Active clock-in types of the caller's company. */
export async function listClockInTypes(ctx: AppContext, actor: Actor): Promise<ClockInType[]> {
  return ctx.db.read(actor.empresa_id, selectClockInTypes);
}

/** Active kinds of pause of the caller's company. */
export async function listPauseKinds(ctx: AppContext, actor: Actor): Promise<PauseKind[]> {
  return ctx.db.read(actor.empresa_id, selectPauseKinds);
}

/**
 * Puts every write about a worker's time in a row until the transaction ends: punches, changes,
 * closures, incidences. Taken before the row that is decided is locked.
 */
export async function lockWorkingTime(tx: Tx, workerId: number): Promise<void> {
  await lockChain(tx, workerId);
}

/** The same for several workers, in one order for everybody, so that two of them never wait for each other. */
export async function lockWorkingTimes(tx: Tx, workerIds: readonly number[]): Promise<void> {
  await lockChains(tx, workerIds);
}
