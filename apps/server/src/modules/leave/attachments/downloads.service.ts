import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import type { ArchiveAnswer, FileAnswer } from "../../../http/files.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import { answerFiles } from "../../papers/files/answers.service.ts";
import { findVisible } from "../approvals/approvals.service.ts";
import type { Caller } from "../approvals/approvals.service.ts";

import { hasModule, mayOpen } from "./attachments.policy.ts";
import type { Role } from "./attachments.policy.ts";
import { readDocumentRows } from "./attachments.read.ts";
import type { DocumentRow } from "./attachments.read.ts";
import { requestsPerDownload } from "./attachments.rules.ts";

/** Requested files: all of some requests, or a single one. */
type Asked = { solicitud_ids?: string | undefined; documento_id?: number | undefined };

const listOfIds = /^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/;
const largestId = 2_147_483_647;

function requestIds(text: string | undefined): number[] {
  if (text === undefined) {
    fail("request.invalid", { fields: { solicitud_ids: ["request.required"] } });
  }
  const ids = listOfIds.test(text) ? [...new Set(text.split(",").map(Number))] : [];
  if (ids.length === 0 || ids.length > requestsPerDownload || Math.max(...ids) > largestId) {
    fail("request.invalid", { fields: { solicitud_ids: ["request.field_invalid"] } });
  }
  return ids;
}

/**
 * The role in which the caller opens a request's files: an administrator who was also asked to
 * decide opens them as administrator. Errors: approval.not_found, module.not_hired.
 */
async function roleFor(ctx: AppContext, tx: Tx, actor: Actor, id: number): Promise<Role> {
  const roles = ["worker", "administrator", "supervisor"] as const;
  const { as } = await findVisible(ctx, tx, { actor, id, as: roles });
  if (!hasModule(actor, as)) fail("module.not_hired");
  return as;
}

async function findOne(ctx: AppContext, tx: Tx, actor: Actor, id: number): Promise<DocumentRow[]> {
  const [row] = await readDocumentRows(tx, { id });
  if (row === undefined) return [];
  if (row.solicitud_id === null) return row.trabajador_id === actor.trabajador_id ? [row] : [];
  const as = await roleFor(ctx, tx, actor, row.solicitud_id);
  return mayOpen(actor, as, row) ? [row] : [];
}

async function findAll(
  ctx: AppContext,
  tx: Tx,
  actor: Actor,
  ids: readonly number[],
): Promise<DocumentRow[]> {
  const roles = new Map<number | null, Role>();
  for (const id of ids) roles.set(id, await roleFor(ctx, tx, actor, id));
  const rows = await readDocumentRows(tx, { solicitud_ids: ids });
  return rows.filter((row) => {
    const as = roles.get(row.solicitud_id);
    return as !== undefined && mayOpen(actor, as, row);
  });
}

/** Files that only administrators open leave a trace each time. */
async function noteRestricted(tx: Tx, caller: Caller, rows: readonly DocumentRow[]): Promise<void> {
  for (const row of rows) {
    if (!row.restringido) continue;
    await recordAudit(tx, {
      ...byActor(caller.actor, caller.ip),
      accion: "solicitud.documento_descargado",
      objeto: "solicitud",
      objeto_id: row.solicitud_id ?? "",
      detalle: { documento_id: row.id, trabajador_id: row.trabajador_id },
    });
  }
}

/**
 * Files of requests for their worker, approvers and administrators: one as a file, several as a
 * streamed archive. Errors: document.not_found, approval.not_found, module.not_hired,
 * request.invalid.
 */
export async function download(
  ctx: AppContext,
  caller: Caller & { language: Language },
  asked: Asked,
): Promise<FileAnswer | ArchiveAnswer> {
  const { actor } = caller;
  const { empresa_id } = actor;
  const { documento_id, solicitud_ids } = asked;
  const ids =
    documento_id === undefined || solicitud_ids !== undefined
      ? requestIds(solicitud_ids)
      : undefined;
  const rows = await ctx.db.tenant(empresa_id, async (tx) => {
    const found =
      documento_id === undefined
        ? await findAll(ctx, tx, actor, ids ?? [])
        : await findOne(ctx, tx, actor, documento_id);
    const named = found.filter((row) => ids?.includes(row.solicitud_id ?? 0) ?? true);
    await noteRestricted(tx, caller, named);
    return named;
  });
  const isOne = new Set(rows.map((row) => row.solicitud_id)).size === 1;
  return answerFiles(
    ctx,
    { empresa_id, language: caller.language, missing: "document.not_found" },
    rows.map((row) => (isOne ? row : { ...row, path: `${row.solicitud_id}/${row.nombre}` })),
  );
}
