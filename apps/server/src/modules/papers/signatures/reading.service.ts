import type { Actor } from "@atrio/contract/access/actor";
import type { SignatureDetail } from "@atrio/contract/papers/signatures";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import type { FileAnswer } from "../../../http/files.ts";
import { pdfType } from "../../../lib/files/pdf.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import { tellPages } from "../../../platform/events.ts";
import { recordAccess } from "../files/accesses/accesses.service.ts";

import { sealSigned } from "./sealing/sealing.service.ts";
import { canOpen } from "./signatures.policy.ts";
import { readSignature } from "./signatures.read.ts";
import type { SignatureRow } from "./signatures.read.ts";
import { insertEvents, markOpened, markRead } from "./signatures.repo.ts";
import { sealedName, stateOf } from "./signatures.rules.ts";
import { lockOwn, lockPending, viewSignature } from "./signatures.service.ts";
import type { Signing } from "./signatures.service.ts";

async function fileOf(
  ctx: AppContext,
  companyId: number,
  file: { clave: string; name: string },
): Promise<FileAnswer> {
  const bytes = await ctx.storage.get({ empresa_id: companyId, clave: file.clave });
  if (bytes === undefined) return fail("signature.not_found");
  return { bytes, name: file.name, type: pdfType };
}

/** Opens a document of the caller and writes it down; its first opening is part of its history. */
async function open(
  ctx: AppContext,
  signing: Signing,
  { id, modo }: { id: number; modo: "visto" | "descargado" },
): Promise<SignatureRow> {
  const { actor, ip, userAgent } = signing;
  const now = ctx.clock.now().toString();
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const row = await lockOwn(ctx, tx, actor, id);
    if (!canOpen(actor, row)) fail("signature.not_found");
    if (modo === "descargado" && row.estado !== "firmado") fail("signature.not_sealed");
    await recordAccess(ctx, tx, { actor, clase: "firma", modo, files: [row] });
    const isOwner = actor.suplantada_por === null && stateOf(row) === "pendiente";
    if (modo === "visto" && isOwner && (await markOpened(tx, { id, now }))) {
      const event = { firma_documento_id: id, tipo: "abierto", en: now } as const;
      await insertEvents(tx, [{ ...event, quien_id: row.trabajador_id, ip, agente: userAgent }]);
    }
    return row;
  });
}

/** The document to be signed. Errors: signature.not_found. */
export async function openUnsigned(
  ctx: AppContext,
  signing: Signing,
  id: number,
): Promise<FileAnswer> {
  const row = await open(ctx, signing, { id, modo: "visto" });
  const { nombre, clave_original } = row;
  return fileOf(ctx, signing.actor.empresa_id, { clave: clave_original, name: nombre });
}

/** The sealed copy of a document that is signed, made now when the job has not come to it yet. */
async function sealedOf(ctx: AppContext, row: SignatureRow, actor: Actor): Promise<SignatureRow> {
  if (row.clave_firmado !== null) return row;
  const key = { empresa_id: actor.empresa_id, id: row.id };
  await sealSigned(ctx, key, { attempt: 1 }).catch((err: unknown) => {
    ctx.log.warn({ err }, "A signed document could not be sealed yet");
  });
  const asked = { id: row.id, now: ctx.clock.now().toString() };
  return (await ctx.db.read(actor.empresa_id, async (tx) => readSignature(tx, asked))) ?? row;
}

/** The sealed copy. Errors: signature.not_found, signature.not_sealed. */
export async function openSealed(
  ctx: AppContext,
  signing: Signing,
  id: number,
): Promise<FileAnswer> {
  const row = await open(ctx, signing, { id, modo: "descargado" });
  const { clave_firmado, nombre } = await sealedOf(ctx, row, signing.actor);
  if (clave_firmado === null) return fail("signature.not_sealed");
  const sealed = {
    clave: clave_firmado,
    name: sealedName(nombre, wordsIn(signing.language, "papers/signature-evidence").signed),
  };
  return fileOf(ctx, signing.actor.empresa_id, sealed);
}

/**
 * Notes that the caller has read a document to its end: all of its pages were shown. Noting it again
 * changes nothing. Errors: signature.not_found, signature.not_pending, signature.not_read.
 */
export async function finishReading(
  ctx: AppContext,
  signing: Signing,
  read: { id: number; paginas: number },
): Promise<SignatureDetail> {
  const { actor, ip, userAgent } = signing;
  const { id } = read;
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const row = await lockPending(ctx, tx, actor, id);
    if (row.fecha_acceso === null || read.paginas !== row.paginas) fail("signature.not_read");
    if (row.fecha_lectura !== null) return;
    const now = ctx.clock.now().toString();
    await markRead(tx, { id, now });
    const event = { firma_documento_id: id, tipo: "leido", en: now } as const;
    await insertEvents(tx, [{ ...event, quien_id: row.trabajador_id, ip, agente: userAgent }]);
  });
  tellPages(ctx, "documento", actor);
  return viewSignature(ctx, signing, id);
}
