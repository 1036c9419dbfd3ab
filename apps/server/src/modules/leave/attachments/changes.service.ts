import type { ErrorCode } from "@atrio/contract/errors";
import { requestStates } from "@atrio/contract/kinds";
import type { RequestDocument } from "@atrio/contract/leave/request-documents";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { tellPages } from "../../../platform/events.ts";
import { dropFiles } from "../../papers/files/files.service.ts";
import { openCase, requireSight } from "../approvals/approvals.service.ts";
import type { Caller, OpenCase } from "../approvals/approvals.service.ts";
import { recordEvent } from "../approvals/timeline/timeline.service.ts";
import { viewRequest } from "../approvals/views/views.service.ts";

import { readDocumentRows, readTerms } from "./attachments.read.ts";
import { assignDocuments, deleteDocuments, lockDocuments } from "./attachments.repo.ts";
import { judgeRemaining } from "./attachments.rules.ts";
import { readDocuments } from "./attachments.service.ts";

/** Ids of drafts to add to a request, and of its files to delete. */
type Changes = { anadir: readonly number[]; quitar: readonly number[] };

function failAt(field: keyof Changes, code: ErrorCode): never {
  fail(code, { fields: { [field]: [code] } });
}

/** Why a request's worker may not change its files so, by its state (Rule LEAVE-57). */
async function requireOpen(
  tx: Tx,
  { actor }: Caller,
  open: OpenCase,
  changes: Changes,
): Promise<void> {
  requireSight(open, actor, "worker");
  const { can, estado_id } = await viewRequest(
    tx,
    { actor, as: "worker", today: open.today },
    open.request.id,
  );
  if (changes.anadir.length > 0 && !can.adjuntar) failAt("anadir", "document.not_addable");
  if (changes.quitar.length > 0 && estado_id !== requestStates.pending) {
    failAt("quitar", "document.not_pending");
  }
}

async function change(
  ctx: AppContext,
  tx: Tx,
  caller: Caller,
  asked: Changes & { id: number },
): Promise<void> {
  const { actor } = caller;
  const open = await openCase(ctx, tx, { actor, id: asked.id });
  await requireOpen(tx, caller, open, asked);
  const terms = (await readTerms(tx, asked.id)) ?? fail("approval.not_found");
  if (terms.sustituida) failAt("anadir", "document.not_addable");
  const key = { trabajador_id: actor.trabajador_id, solicitud_id: asked.id };
  const found = await lockDocuments(tx, { ...key, ids: asked.anadir });
  const isDraft = (id: number): boolean =>
    found.some((one) => one.id === id && one.solicitud_id === null);
  const held = new Set(found.filter((one) => one.solicitud_id !== null).map((one) => one.id));
  if (!asked.anadir.every((id) => isDraft(id))) failAt("anadir", "document.not_found");
  if (!asked.quitar.every((id) => held.has(id))) failAt("quitar", "document.not_found");
  const remaining = found.length - new Set(asked.quitar).size;
  const problem = judgeRemaining(terms, remaining);
  if (problem !== null) failAt(problem === "document.too_many" ? "anadir" : "quitar", problem);
  const keys = await deleteDocuments(tx, { ...key, ids: asked.quitar });
  await dropFiles(ctx, tx, { empresa_id: actor.empresa_id, claves: keys });
  await assignDocuments(tx, { ...key, ...terms }, asked.anadir);
  await recordEvent(tx, {
    solicitud_id: asked.id,
    tipo: "documentos",
    autor_id: actor.trabajador_id,
    detalle: {},
    ocurrido_en: open.now,
  });
}

/**
 * Adds files to an own request and deletes some of it. Errors: approval.not_found,
 * document.not_found, document.not_pending, document.not_addable, document.too_many,
 * leave.document_required, expense.receipt_required.
 */
export async function manage(
  ctx: AppContext,
  caller: Caller,
  asked: Changes & { id: number },
): Promise<RequestDocument[]> {
  const { actor } = caller;
  const documents = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    if (asked.anadir.length + asked.quitar.length > 0) await change(ctx, tx, caller, asked);
    else requireSight(await openCase(ctx, tx, { actor, id: asked.id }), actor, "worker");
    return readDocuments(tx, { solicitud_ids: [asked.id], actor, as: "worker" });
  });
  tellPages(ctx, "solicitud", actor);
  return documents.get(asked.id) ?? [];
}

/**
 * Deletes an own file: a draft, or one of a pending request that it does not need. Errors:
 * document.not_found, document.not_pending, leave.document_required, expense.receipt_required.
 */
export async function remove(ctx: AppContext, caller: Caller, id: number): Promise<void> {
  const { actor } = caller;
  const { empresa_id, trabajador_id } = actor;
  await ctx.db.tenant(empresa_id, async (tx) => {
    const [row] = await readDocumentRows(tx, { id });
    if (row?.trabajador_id !== trabajador_id) fail("document.not_found");
    if (row.solicitud_id !== null) {
      await change(ctx, tx, caller, { id: row.solicitud_id, anadir: [], quitar: [id] });
      return;
    }
    const draft = { trabajador_id, ids: [id], solicitud_id: null };
    const keys = await deleteDocuments(tx, draft);
    // Sent in another window meanwhile, it is no draft any more.
    if (keys.length === 0) fail("document.not_found");
    await dropFiles(ctx, tx, { empresa_id, claves: keys });
  });
  tellPages(ctx, "solicitud", actor);
}
