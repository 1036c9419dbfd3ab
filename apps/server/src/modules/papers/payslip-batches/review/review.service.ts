import type { Actor } from "@atrio/contract/access/actor";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import type { FileAnswer } from "../../../../http/files.ts";
import { pdfType } from "../../../../lib/files/pdf.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { recordAccess } from "../../files/accesses/accesses.service.ts";
import { readFoundWorkers } from "../matching/matching.read.ts";
import type { FoundWorker } from "../matching/matching.read.ts";
import { readSheets } from "../payslip-batches.read.ts";
import type { SheetRow } from "../payslip-batches.read.ts";
import { lockBatch, lockSheet, saveReview } from "../payslip-batches.repo.ts";
import type { LockedBatch, LockedSheet } from "../payslip-batches.repo.ts";
import { isOpen, mayBePaid, sheetFileName } from "../payslip-batches.rules.ts";
import { endSettled } from "../waiting/waiting.service.ts";

import { readPeople } from "./review.read.ts";
import type { Person } from "./review.rules.ts";

type Caller = { actor: Actor; ip: string };
/** Reviewer of a company's sheets; `by` null: the console. */
type Reviewer = { empresa_id: number; by: Caller | null };
type SheetKey = { lote_id: number; id: number };

/** Locks a sheet and its batch. Errors: batch.not_found. */
export async function lockOpenSheet(
  tx: Tx,
  key: SheetKey,
): Promise<{ batch: LockedBatch; sheet: LockedSheet }> {
  const batch = await lockBatch(tx, key.lote_id);
  const sheet = await lockSheet(tx, key);
  if (batch === undefined || sheet === undefined) fail("batch.not_found");
  return { batch, sheet };
}

/** Errors: worker.not_found, batch.worker_outside, both at `trabajador_id`. */
async function findWorker(tx: Tx, batch: LockedBatch, id: number): Promise<FoundWorker> {
  const [worker] = await readFoundWorkers(tx, { batch, ids: [id] });
  if (worker === undefined) {
    return fail("worker.not_found", { fields: { trabajador_id: ["worker.not_found"] } });
  }
  if (!mayBePaid(batch, worker, "reviewed")) {
    fail("batch.worker_outside", { fields: { trabajador_id: ["batch.worker_outside"] } });
  }
  return worker;
}

/** All people of the company, to assign a sheet. */
export async function listPeople(ctx: AppContext, companyId: number): Promise<Person[]> {
  return ctx.db.read(companyId, readPeople);
}

/**
 * Assigns a sheet to a worker, or leaves it out (null); a sheet left out can be assigned again.
 * Errors: batch.not_found, batch.not_in_review, worker.not_found, batch.worker_outside.
 */
export async function review(
  ctx: AppContext,
  caller: Reviewer,
  said: SheetKey & { trabajador_id: number | null },
): Promise<SheetRow> {
  const { empresa_id, by } = caller;
  return ctx.db.tenant(empresa_id, async (tx) => {
    const { batch, sheet } = await lockOpenSheet(tx, said);
    if (!isOpen(batch.estado) || sheet.estado === "publicada") fail("batch.not_in_review");
    const { trabajador_id } = said;
    const worker = trabajador_id === null ? null : await findWorker(tx, batch, trabajador_id);
    await saveReview(tx, sheet.id, {
      estado: worker === null ? "descartada" : "pendiente",
      trabajador_id: worker?.id ?? sheet.trabajador_id,
      // The reviewer is warned that the sheet will correct another payslip.
      motivo: worker?.isPaid === true ? "ya_publicada" : sheet.motivo,
      revisada_por: by?.actor.trabajador_id ?? null,
      revisada_en: ctx.clock.now().toString(),
    });
    await recordAudit(tx, {
      ...(by === null ? { empresa_id, actor_id: null } : byActor(by.actor, by.ip)),
      accion: worker === null ? "nomina_lote.hoja_descartada" : "nomina_lote.hoja_asignada",
      objeto: "nomina_lote",
      objeto_id: batch.id,
      detalle: { hoja_id: sheet.id, trabajador_id: worker?.id ?? null },
    });
    await endSettled(ctx, tx, batch.id);
    const [seen] = await readSheets(tx, said);
    return seen ?? fail("batch.not_found");
  });
}

/**
 * The pages of an unpublished sheet, for its reviewer. The reading of another's pay is recorded in
 * the trail, and in the access log of the later payslip. Errors: batch.not_found.
 */
export async function openSheet(
  ctx: AppContext,
  caller: Caller,
  key: SheetKey,
): Promise<FileAnswer> {
  const { actor } = caller;
  const found = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const opened = await lockOpenSheet(tx, key);
    if (opened.sheet.estado === "publicada") fail("batch.not_found");
    const { trabajador_id } = opened.sheet;
    await recordAudit(tx, {
      ...byActor(actor, caller.ip),
      accion: "nomina_lote.hoja_abierta",
      objeto: "nomina_lote",
      objeto_id: opened.batch.id,
      detalle: { hoja_id: opened.sheet.id, trabajador_id },
    });
    await noteLook(ctx, tx, actor, opened.sheet);
    return opened;
  });
  const bytes = await bytesOf(ctx, actor.empresa_id, found);
  return { bytes, name: sheetFileName(found.batch), type: pdfType };
}

/** Records a look at a sheet for its later worker; another one within 15 minutes is the same. */
export async function noteLook(
  ctx: AppContext,
  tx: Tx,
  actor: Actor,
  sheet: Pick<LockedSheet, "id" | "trabajador_id">,
): Promise<void> {
  const { id, trabajador_id } = sheet;
  await recordAccess(ctx, tx, {
    actor,
    clase: "nomina_lote",
    modo: "visto",
    files: [{ id, trabajador_id }],
    sameWithin: 15,
  });
}

/** Stored pages of a sheet. Errors: batch.not_found. */
export async function bytesOf(
  ctx: AppContext,
  companyId: number,
  { batch, sheet }: { batch: Pick<LockedBatch, "id">; sheet: Pick<LockedSheet, "id" | "clave"> },
): Promise<Buffer> {
  const bytes = await ctx.storage.get({ empresa_id: companyId, clave: sheet.clave });
  if (bytes !== undefined) return bytes;
  ctx.log.error({ batch: batch.id, sheet: sheet.id }, "The bytes of a sheet are gone");
  return fail("batch.not_found");
}
