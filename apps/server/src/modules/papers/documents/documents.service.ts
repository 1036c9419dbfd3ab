import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { DocumentKind, PortalDocument } from "@atrio/contract/papers/documents";
import type { FileAccess } from "@atrio/contract/papers/payslips";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { digestOf } from "../../../lib/files/uploaded-file.ts";
import type { UploadedFile } from "../../../lib/files/uploaded-file.ts";
import { readAccesses } from "../files/accesses/accesses.read.ts";
import { lookInto, storedName } from "../files/files.service.ts";

import { mayDelete, mayReplace } from "./documents.policy.ts";
import {
  readOpenable,
  readOwnDocuments,
  readSharedDocuments,
  readVersions,
} from "./documents.read.ts";
import type { DocumentRow, Reading } from "./documents.read.ts";
import { byFolder } from "./documents.rules.ts";
import { readKinds } from "./kinds/kinds.read.ts";
import { offeredKinds, standardName } from "./kinds/kinds.service.ts";

/** Caller, address and language. */
export type Caller = { actor: Actor; ip: string; language: Language };

/** The caller's reading context: id, language and local date. */
export function readingOf(
  ctx: Pick<AppContext, "clock">,
  { actor, language }: Pick<Caller, "actor" | "language">,
): Reading {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  return { reader: actor.trabajador_id, language, today };
}

/** A document as its reader sees it. */
export function toDocument(
  row: DocumentRow,
  { actor, language }: Pick<Caller, "actor" | "language">,
): PortalDocument {
  return {
    ...row,
    tipo_nombre: row.tipo_nombre ?? standardName(row.documento_tipo, language),
    can: { borrar: mayDelete(actor, row), sustituir: mayReplace(actor, row) },
  };
}

/** An inspected file with the values of its row. */
export type PreparedFile = {
  bytes: Buffer;
  row: { nombre: string; tipo: string; bytes: number; sha256: string };
};

/** Checks the file `documento`. Errors: document.empty, document.type, document.unsafe. */
export async function prepareFile(file: UploadedFile, language: Language): Promise<PreparedFile> {
  const content = await lookInto(file, "documento");
  const { bytes, type } = content;
  const name = storedName(file, content, language);
  return {
    bytes,
    row: { nombre: name, tipo: type, bytes: bytes.length, sha256: digestOf(bytes) },
  };
}

/** A document that was just written, as its writer sees it. Errors: document.not_found. */
export async function viewWritten(
  ctx: AppContext,
  caller: Caller,
  id: number,
): Promise<PortalDocument> {
  const reading = readingOf(ctx, caller);
  const versions = await ctx.db.read(caller.actor.empresa_id, async (tx) =>
    readVersions(tx, reading, id),
  );
  const row = versions.find((one) => one.id === id) ?? fail("document.not_found");
  return toDocument(row, caller);
}

/** The caller's personal and labour documents, and the kinds that they may upload. */
export async function listOwn(
  ctx: AppContext,
  caller: Caller,
): Promise<{ data: PortalDocument[]; tipos: DocumentKind[] }> {
  const { actor, language } = caller;
  const reading = readingOf(ctx, caller);
  const [rows, kinds] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([readOwnDocuments(tx, reading), readKinds(tx, language)]),
  );
  return {
    data: rows.map((row) => toDocument(row, caller)),
    tipos: offeredKinds(kinds, language),
  };
}

/** Documents shared with the caller today, by folder. */
export async function listShared(
  ctx: AppContext,
  caller: Caller,
): Promise<Array<{ carpeta: string | null; documentos: PortalDocument[] }>> {
  const reading = readingOf(ctx, caller);
  const rows = await ctx.db.read(caller.actor.empresa_id, async (tx) =>
    readSharedDocuments(tx, reading),
  );
  return byFolder(rows.map((row) => toDocument(row, caller)));
}

/**
 * Versions of a document that is the caller's or shared with them, newest first, and who opened
 * them: only the caller learns that of their own. Errors: document.not_found.
 */
export async function history(
  ctx: AppContext,
  caller: Caller,
  id: number,
): Promise<{ versiones: PortalDocument[]; accesos: FileAccess[] }> {
  const { actor } = caller;
  const reading = readingOf(ctx, caller);
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const versions = await readVersions(tx, reading, id);
    const ids = versions.map((row) => row.id);
    const visible = await readOpenable(tx, { ...reading, leads: false }, ids);
    if (!visible.some((row) => row.id === id)) fail("document.not_found");
    const own = visible.filter((row) => row.trabajador_id === actor.trabajador_id);
    const accesses = await readAccesses(tx, {
      clase: "documento",
      objeto_ids: own.map((row) => row.id),
    });
    const rows = versions.filter((row) => visible.some((one) => one.id === row.id));
    return { versiones: rows.map((row) => toDocument(row, caller)), accesos: accesses };
  });
}
