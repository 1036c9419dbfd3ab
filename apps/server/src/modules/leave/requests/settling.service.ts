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
  /** Actor of the effect: the signed-in person, or the portal itself. */
  actor: { empresa_id: number; trabajador_id: number | null; account_user_id: number | null };
};

/**
 * Applies a decision to the requested thing, of any kind. Errors: correction.not_applicable,
 * leave.not_enough, leave.year_locked, leave.overlap.
 */
export async function settle({ ctx, tx, actor }: Deciding, decided: Decided): Promise<void> {
  const { request, outcome } = decided;
  const { id, pe_solicitud_tipo_id } = request;
  if (outcome === null) return;
  if (pe_solicitud_tipo_id === timeRequestKinds.monthClosure) {
    return settleClosure(ctx, tx, decided);
  }
  if (pe_solicitud_tipo_id !== timeRequestKinds.correction) return settleAbsence(ctx, tx, decided);
  if (outcome === "approved") return applyCorrection(ctx, tx, { actor, solicitud_id: id });
  return dropCorrection(ctx, tx, { solicitud_id: id, rejected: true });
}

/** Applies the withdrawal of a pending request by its worker. */
export async function drop(ctx: AppContext, tx: Tx, request: Decided["request"]): Promise<void> {
  const { id, pe_solicitud_tipo_id } = request;
  if (pe_solicitud_tipo_id === timeRequestKinds.monthClosure) return dropClosure(tx, id);
  if (pe_solicitud_tipo_id !== timeRequestKinds.correction) return dropAbsence(ctx, tx, request);
  return dropCorrection(ctx, tx, { solicitud_id: id, rejected: false });
}

/** Tells administrators that a request has become theirs. */
async function tellAsked(
  ctx: AppContext,
  tx: Tx,
  request: Decided["request"],
  ids: number[],
): Promise<void> {
  const { id, pe_solicitud_tipo_id } = request;
  if (pe_solicitud_tipo_id === timeRequestKinds.monthClosure) {
    return tellClosureAsked(ctx, tx, id, ids);
  }
  if (pe_solicitud_tipo_id === timeRequestKinds.correction) {
    return tellCorrectionAsked(ctx, tx, id, ids);
  }
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
