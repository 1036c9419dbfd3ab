import { timeRequestKinds } from "@atrio/contract/palette";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import {
  dropClosure,
  settleClosure,
  tellClosureAsked,
} from "../../time/closures/closures.service.ts";
import {
  applyCorrection,
  dropCorrection,
  tellCorrectionAsked,
} from "../../time/corrections/corrections.service.ts";
import { dropAbsence, settleAbsence } from "../absences/settling.service.ts";
import type { Caller } from "../approvals/approvals.service.ts";
import { reassess } from "../approvals/deciding.service.ts";
import type { Decided, Portal } from "../approvals/deciding.service.ts";
import { tellAbsence } from "../approvals/news/news.service.ts";
import type { RequestViews } from "../approvals/views/views.service.ts";

/** A transaction in which somebody decides. */
type Deciding = {
  ctx: AppContext;
  tx: Tx;
  /** Who lets it take effect: who is signed in, or nobody but the portal itself. */
  actor: { empresa_id: number; trabajador_id: number | null; account_user_id: number | null };
};

/**
 * What a decision means to the thing that was asked for, whatever its kind. Errors:
 * correction.not_applicable, leave.not_enough, leave.year_locked, leave.overlap.
 */
export async function settle({ ctx, tx, actor }: Deciding, decided: Decided): Promise<void> {
  const { request, outcome } = decided;
  const { id, pe_solicitud_tipo_id: kind } = request;
  if (outcome === null) return;
  if (kind === timeRequestKinds.monthClosure) return settleClosure(ctx, tx, decided);
  if (kind !== timeRequestKinds.correction) return settleAbsence(ctx, tx, decided);
  if (outcome === "approved") return applyCorrection(ctx, tx, { actor, solicitud_id: id });
  return dropCorrection(ctx, tx, { solicitud_id: id, rejected: true });
}

/** What it means that its worker took a pending request back. */
export async function drop(ctx: AppContext, tx: Tx, request: Decided["request"]): Promise<void> {
  const { id, pe_solicitud_tipo_id: kind } = request;
  if (kind === timeRequestKinds.monthClosure) return dropClosure(tx, id);
  if (kind !== timeRequestKinds.correction) return dropAbsence(ctx, tx, request);
  return dropCorrection(ctx, tx, { solicitud_id: id, rejected: false });
}

/** Tells administrators that a request has become theirs. */
async function tellAsked(
  ctx: AppContext,
  tx: Tx,
  request: Decided["request"],
  ids: number[],
): Promise<void> {
  const { id, pe_solicitud_tipo_id: kind } = request;
  if (kind === timeRequestKinds.monthClosure) return tellClosureAsked(ctx, tx, id, ids);
  if (kind === timeRequestKinds.correction) return tellCorrectionAsked(ctx, tx, id, ids);
  return tellAbsence(ctx, tx, { solicitud_id: id, what: "requested", to: ids });
}

/** Looks again at who decides a request that waits for somebody who has left. */
export async function review(ctx: AppContext, who: Caller | Portal, id: number): Promise<void> {
  const actor =
    "portal" in who ? { ...who.portal, trabajador_id: null, account_user_id: null } : who.actor;
  await reassess(ctx, who, id, {
    settle: async (tx, decided) => settle({ ctx, tx, actor }, decided),
    askAdministrators: async (tx, request, ids) => tellAsked(ctx, tx, request, ids),
  });
}

/** Reads requests, once more when somebody who was awaited has left meanwhile. */
export async function readFresh<T extends Pick<RequestViews, "stale">>(
  ctx: AppContext,
  caller: Caller,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { actor } = caller;
  const first = await ctx.db.read(actor.empresa_id, work);
  if (first.stale.length === 0) return first;
  for (const id of first.stale) await review(ctx, caller, id);
  return ctx.db.read(actor.empresa_id, work);
}
