import type { Actor } from "@atrio/contract/access/actor";
import type { RequestComment } from "@atrio/contract/request-view";

import type { AppContext } from "../../../context.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { tellPages } from "../../../platform/events.ts";
import { readComments } from "../approvals/approvals.read.ts";
import { addComment, findVisible } from "../approvals/approvals.service.ts";

import { hasModuleFor } from "./requests.policy.ts";

/**
 * Comments of a request, oldest first, for its worker, its approvers and administrators. Errors:
 * approval.not_found, module.not_hired.
 */
export async function listComments(
  ctx: AppContext,
  actor: Actor,
  id: number,
): Promise<RequestComment[]> {
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const as = ["worker", "supervisor", "administrator"] as const;
    const seen = await findVisible(ctx, tx, { actor, id, as });
    if (!hasModuleFor(actor, seen.request.pe_solicitud_tipo_id, seen.as)) fail("module.not_hired");
    return readComments(tx, { solicitud_id: id });
  });
}

/**
 * Adds a comment to an own request, or to one of the caller's approvals. Errors:
 * approval.not_found, module.not_hired.
 */
export async function comment(
  ctx: AppContext,
  call: { actor: Actor; as: "worker" | "supervisor"; once: Once | undefined },
  input: { id: number; comentario: string },
): Promise<RequestComment> {
  const { actor, as } = call;
  const { id, comentario } = input;
  const work = async (tx: Parameters<typeof readComments>[0]) => {
    const seen = await findVisible(ctx, tx, { actor, id, as: [as] });
    const { request } = seen;
    if (!hasModuleFor(actor, request.pe_solicitud_tipo_id, as)) fail("module.not_hired");
    const added = await addComment(tx, seen, { autor_id: actor.trabajador_id, texto: comentario });
    return { comment: added, trabajador_id: request.trabajador_id };
  };
  const done = await ctx.db.tenant(actor.empresa_id, work, call.once);
  tellPages(ctx, "solicitud", { empresa_id: actor.empresa_id, trabajador_id: done.trabajador_id });
  return done.comment;
}
