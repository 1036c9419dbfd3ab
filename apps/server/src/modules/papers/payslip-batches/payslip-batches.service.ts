import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import { errorStatus } from "@atrio/contract/errors";
import type { ErrorCode } from "@atrio/contract/errors";
import type { BatchSheet, PayslipBatch, WorkerBatch } from "@atrio/contract/papers/payslip-batches";

import type { AppContext } from "../../../context.ts";
import { errorText, fail } from "../../../http/errors.ts";
import type { FileAnswer } from "../../../http/files.ts";
import { mergePdfs } from "../../../lib/files/pdf-merge.ts";
import { pdfType } from "../../../lib/files/pdf.ts";
import { payslipWords } from "../../../lib/words/payslip-words.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import { recordAccess } from "../files/accesses/accesses.service.ts";
import { dropFiles } from "../files/files.service.ts";

import {
  readBatches,
  readOwnPages,
  readSheets,
  readWorkerBatches,
  readWorkerYears,
} from "./payslip-batches.read.ts";
import type { BatchRow, SheetRow } from "./payslip-batches.read.ts";
import { confirmReason, deleteBatchRows, lockBatch } from "./payslip-batches.repo.ts";
import { isOpen } from "./payslip-batches.rules.ts";
import { endSettled } from "./waiting/waiting.service.ts";

type Reader = { actor: Pick<Actor, "empresa_id">; language: Language };

const isCode = (key: string): key is ErrorCode => Object.hasOwn(errorStatus, key);

/** Reasons of a failure are stored as keys and worded in the reader's language. */
function shown(row: BatchRow, language: Language): PayslipBatch {
  const { motivo_fallo } = row;
  if (motivo_fallo === null) return row;
  return {
    ...row,
    motivo_fallo: errorText(language, isCode(motivo_fallo) ? motivo_fallo : "batch.unreadable"),
  };
}

/** Batches of a year, or all, newest first. */
export async function listBatches(
  ctx: AppContext,
  { actor, language }: Reader,
  year: number | undefined,
): Promise<PayslipBatch[]> {
  const rows = await ctx.db.read(actor.empresa_id, async (tx) => readBatches(tx, { anyo: year }));
  return rows.map((row) => shown(row, language));
}

/** A batch with its sheets, those to review first. Errors: batch.not_found. */
export async function findBatchById(
  ctx: AppContext,
  { actor, language }: Reader,
  id: number,
): Promise<PayslipBatch & { lista: BatchSheet[] }> {
  const [[row], sheets] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([readBatches(tx, { id }), readSheets(tx, { lote_id: id })]),
  );
  if (row === undefined) fail("batch.not_found");
  return { ...shown(row, language), lista: sheets.map((sheet) => shownSheet(sheet, language)) };
}

/** A sheet with the texts of its reasons. */
export function shownSheet(sheet: SheetRow, language: Language): BatchSheet {
  const { reasons } = payslipWords(language);
  return {
    ...sheet,
    motivos: sheet.motivos.map((motivo) => ({ motivo, texto: reasons[motivo] })),
  };
}

/**
 * Confirms facts that no page of a batch states, by an administrator: doubtful sheets without
 * another reason become sure. Errors: batch.not_found, batch.not_in_review.
 */
export async function confirmBatch(
  ctx: AppContext,
  caller: { actor: Actor; ip: string },
  said: { lote_id: number; motivo: "mes_no_leido" | "cifras_no_leidas" | "cifras_ambiguas" },
): Promise<void> {
  const { empresa_id } = caller.actor;
  await ctx.db.tenant(empresa_id, async (tx) => {
    const batch = await lockBatch(tx, said.lote_id);
    if (batch === undefined) fail("batch.not_found");
    if (!isOpen(batch.estado)) fail("batch.not_in_review");
    const sheets = await confirmReason(tx, said);
    if (sheets === 0) return;
    await endSettled(ctx, tx, said.lote_id);
    await recordAudit(tx, {
      ...byActor(caller.actor, caller.ip),
      accion: "nomina_lote.confirmado",
      objeto: "nomina_lote",
      objeto_id: said.lote_id,
      detalle: { motivo: said.motivo, hojas: sheets },
    });
  });
}

/**
 * Deletes a batch, its sheets and all of their bytes. Errors: batch.not_found, batch.not_in_review
 * once some of it is published.
 */
export async function forgetBatch(
  ctx: AppContext,
  caller: { actor: Actor; ip: string },
  id: number,
): Promise<void> {
  const { empresa_id } = caller.actor;
  await ctx.db.tenant(empresa_id, async (tx) => {
    const batch = await lockBatch(tx, id);
    if (batch === undefined) fail("batch.not_found");
    if (batch.estado === "publicado") fail("batch.not_in_review");
    const names = await deleteBatchRows(tx, id);
    await endSettled(ctx, tx, id);
    await dropFiles(ctx, tx, { empresa_id, claves: names });
    await recordAudit(tx, {
      ...byActor(caller.actor, caller.ip),
      accion: "nomina_lote.borrado",
      objeto: "nomina_lote",
      objeto_id: id,
      detalle: { anyo: batch.anyo, mes: batch.mes, tipo_nomina: batch.tipo_nomina },
    });
  });
}

/** Batches of a year that hold a published payslip of a worker. */
export async function listWorkerBatches(
  ctx: AppContext,
  actor: Pick<Actor, "empresa_id" | "trabajador_id">,
  year: number,
): Promise<WorkerBatch[]> {
  const key = { trabajador_id: actor.trabajador_id, anyo: year };
  return ctx.db.read(actor.empresa_id, async (tx) => readWorkerBatches(tx, key));
}

/** Years of the batches that hold a published payslip of a worker, newest first. */
export async function listWorkerYears(
  ctx: AppContext,
  actor: Pick<Actor, "empresa_id" | "trabajador_id">,
): Promise<number[]> {
  return ctx.db.read(actor.empresa_id, async (tx) => readWorkerYears(tx, actor.trabajador_id));
}

/**
 * The caller's own pages of a batch as one PDF; their opening is written down. Errors:
 * batch.not_found, payslip.pdf_unavailable.
 */
export async function openOwnPages(
  ctx: AppContext,
  actor: Actor,
  batchId: number,
): Promise<FileAnswer> {
  const { empresa_id, trabajador_id } = actor;
  const key = { lote_id: batchId, trabajador_id };
  const pages = await ctx.db.read(empresa_id, async (tx) => readOwnPages(tx, key));
  const [first] = pages;
  if (first === undefined) fail("batch.not_found");
  const parts: Buffer[] = [];
  for (const { clave } of pages) {
    const bytes = clave === null ? undefined : await ctx.storage.get({ empresa_id, clave });
    if (bytes === undefined) fail("payslip.pdf_unavailable");
    parts.push(bytes);
  }
  const [only = Buffer.alloc(0), ...others] = parts;
  const whole = others.length === 0 ? only : await mergePdfs(first.path, parts);
  const files = pages.map((page) => ({ id: page.id, trabajador_id }));
  await ctx.db.tenant(empresa_id, async (tx) =>
    recordAccess(ctx, tx, { actor, clase: "nomina", modo: "descargado", files }),
  );
  return { bytes: whole, name: first.path, type: pdfType };
}
