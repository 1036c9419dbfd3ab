import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Decided, Decider, RequestKind } from "../../../hooks.ts";

import type { RequestHead } from "./approvals.rules.ts";

/** The registered kind of a request. Throws where no module has declared it. */
export function requestKindOf(
  ctx: AppContext,
  { pe_solicitud_tipo_id }: Pick<RequestHead, "pe_solicitud_tipo_id">,
): RequestKind<AppContext> {
  const found = ctx.hooks.requestKinds.find((kind) => kind.ids.includes(pe_solicitud_tipo_id));
  if (found === undefined) throw new Error(`No kind of request ${pe_solicitud_tipo_id}`);
  return found;
}

/**
 * Applies a final decision by the kind of its request; nothing while others are awaited. Errors:
 * correction.not_applicable, leave.not_enough, leave.year_locked, leave.overlap.
 */
export async function settleRequest(
  ctx: AppContext,
  tx: Tx,
  decided: Decided,
  decider: Decider,
): Promise<void> {
  if (decided.outcome === null) return;
  await requestKindOf(ctx, decided.request).settleRequest(ctx, tx, decided, decider);
}

/** Frees the resources of a withdrawn request. */
export async function dropRequest(ctx: AppContext, tx: Tx, request: RequestHead): Promise<void> {
  await requestKindOf(ctx, request).dropRequest(ctx, tx, request);
}
