import type { AppContext } from "../../../../context.ts";
import { epochOf } from "../../../../lib/calendar/clock.ts";
import { newVerificationCode, verificationLink } from "../../../../lib/crypto/verification-code.ts";
import { writePdf } from "../../../../lib/files/pdf.ts";
import { qrSvg } from "../../../../lib/files/qr.ts";
import { digestOf } from "../../../../lib/files/uploaded-file.ts";
import { evidenceWords } from "../../../../lib/words/signature-words.ts";
import { HopelessJob } from "../../../../platform/jobs.ts";
import { notify } from "../../../messages/notices/notices.service.ts";
import { registerSealed, sealAndStore } from "../../seals/register/register.service.ts";
import type { Sealed } from "../../seals/register/register.service.ts";
import { insertEvents, saveSealed } from "../signatures.repo.ts";
import { tellPages } from "../signatures.service.ts";

import { lockUnsealed, readSigned } from "./sealing.read.ts";
import { evidencePage } from "./sealing.rules.ts";
import type { SignedRow, Stamping } from "./sealing.rules.ts";

/** A time-stamping authority that has not answered for about an hour is not waited for any longer. */
const stampedTries = 9;

type Key = { empresa_id: number; id: number };

/** The page of evidence, which the same facts and code always print alike. */
async function printEvidence(
  ctx: Pick<AppContext, "config">,
  row: SignedRow,
  shown: { codigo: string; stamping: Stamping },
): Promise<Buffer> {
  const link = verificationLink(ctx.config.publicUrl, shown.codigo);
  const { idioma } = row.evidencia;
  return writePdf({
    template: "evidence",
    title: evidenceWords(idioma).title,
    language: idioma,
    data: evidencePage(row, { ...shown, link, qr: qrSvg(link) }),
    made: epochOf(row.fecha_firma),
  });
}

/** The document as it was signed. Throws HopelessJob when the storage has something else. */
async function originalOf(ctx: AppContext, companyId: number, row: SignedRow): Promise<Buffer> {
  const pdf = await ctx.storage.get({ empresa_id: companyId, clave: row.clave_original });
  if (pdf === undefined) throw new Error("The document is not in the storage");
  if (digestOf(pdf) !== row.hash_original) {
    throw new HopelessJob("The stored document is not what was signed");
  }
  return pdf;
}

/** Stores the sealed copy, registers it and notifies its worker, all or nothing. */
async function keep(ctx: AppContext, key: Key, row: SignedRow, sealed: Sealed): Promise<void> {
  await ctx.db.tenant(key.empresa_id, async (tx) => {
    if (!(await lockUnsealed(tx, row.id))) return;
    await registerSealed(tx, sealed, {
      clase: "firma",
      objeto_id: row.id,
      trabajador_id: row.trabajador_id,
    });
    await saveSealed(tx, {
      id: row.id,
      hash_firmado: sealed.sha256,
      bytes_firmado: sealed.bytes,
      clave_firmado: sealed.clave,
    });
    await insertEvents(tx, [
      {
        firma_documento_id: row.id,
        tipo: "sellado",
        en: ctx.clock.now().toString(),
        quien_id: null,
        detalle: { codigo: sealed.codigo, sello_tiempo: sealed.sello_tiempo },
      },
    ]);
    await notify(ctx, tx, {
      kind: "document_signed",
      to: row.trabajador_id,
      urgent: true,
      data: { trabajador_id: row.trabajador_id, firma_documento_id: row.id },
    });
  });
}

const stampingOf = (mayWait: boolean): Stamping => (mayWait ? "asked" : "failed");

/**
 * Generates the sealed copy of a signed document: its pages, the page of evidence, the company's
 * seal. Idempotent, also in two processes. `attempt` counts from 1: the first ones insist on a time
 * stamp where an authority is configured. Throws StampFailed, StorageFullError.
 */
export async function sealSigned(
  ctx: AppContext,
  key: Key,
  { attempt }: { attempt: number },
): Promise<void> {
  const row = await ctx.db.read(key.empresa_id, async (tx) => readSigned(tx, key.id));
  if (row === undefined || row.clave_firmado !== null) return;
  const mayWait = attempt <= stampedTries;
  const stamping = ctx.config.tsaUrl === undefined ? "none" : stampingOf(mayWait);
  const code = newVerificationCode();
  const [pdf, appendix] = await Promise.all([
    originalOf(ctx, key.empresa_id, row),
    printEvidence(ctx, row, { codigo: code, stamping }),
  ]);
  const sealed = await sealAndStore(ctx, {
    empresa_id: key.empresa_id,
    codigo: code,
    pdf,
    appendix,
    reason: evidenceWords(row.evidencia.idioma).reason,
    stamp: mayWait ? "required" : "none",
  });
  await keep(ctx, key, row, sealed);
  tellPages(ctx, { empresa_id: key.empresa_id, trabajador_id: row.trabajador_id });
}
