import type { Actor } from "@atrio/contract/access/actor";

import type { AppContext } from "../../../context.ts";

import {
  type ClockInType,
  listClockInTypes as selectClockInTypes,
  listPauseKinds as selectPauseKinds,
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
