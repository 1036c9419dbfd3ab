import type { SignatureDetail } from "@atrio/contract/papers/signatures";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { maskEmail } from "../../../lib/values/mask-email.ts";
import { tellPages } from "../../../platform/events.ts";
import { checkCode, sendCode } from "../signing-codes/signing-codes.service.ts";

import { readSigner } from "./signatures.read.ts";
import type { SignatureRow, SignerRow } from "./signatures.read.ts";
import { insertEvents, markRejected, markSigned } from "./signatures.repo.ts";
import type { Evidence, NewEvent } from "./signatures.rules.ts";
import { codeKeyOf, lockOwn, lockPending, viewSignature } from "./signatures.service.ts";
import type { Signing } from "./signatures.service.ts";

/** A document that can be signed now, locked, and who signs it. */
type Signable = { row: SignatureRow; signer: SignerRow };

async function openSignable(
  ctx: AppContext,
  tx: Tx,
  { actor }: Signing,
  id: number,
): Promise<Signable> {
  const row = await lockPending(ctx, tx, actor, id);
  if (!row.firma_digital) fail("signature.not_enabled");
  if (row.fecha_lectura === null) fail("signature.not_read");
  const key = { trabajador_id: actor.trabajador_id, now: ctx.clock.now().toString() };
  return { row, signer: (await readSigner(tx, key)) ?? fail("signature.not_found") };
}

/** Adds the worker's act to a document's history, with address and device. */
async function note(
  ctx: AppContext,
  tx: Tx,
  signing: Signing,
  event: Pick<NewEvent, "tipo" | "detalle"> & { id: number },
): Promise<void> {
  const { id, ...rest } = event;
  await insertEvents(tx, [
    {
      ...rest,
      firma_documento_id: id,
      en: ctx.clock.now().toString(),
      quien_id: signing.actor.trabajador_id,
      ip: signing.ip,
      agente: signing.userAgent,
    },
  ]);
}

/**
 * Mails the caller a code for signing a document that was read. Errors: signature.not_found,
 * signature.not_pending, signature.not_read, signature.not_enabled, and those of `sendCode`.
 */
export async function askForCode(
  ctx: AppContext,
  signing: Signing,
  id: number,
): Promise<SignatureDetail> {
  const { actor } = signing;
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const { row, signer } = await openSignable(ctx, tx, signing, id);
    await sendCode(ctx, tx, {
      ...codeKeyOf(row),
      empresa_id: actor.empresa_id,
      to: { ...signer, titulo: row.titulo },
    });
    const detalle = { email: maskEmail(signer.email) };
    await note(ctx, tx, signing, { id, tipo: "codigo_enviado", detalle });
  });
  tellPages(ctx, "documento", actor);
  return viewSignature(ctx, signing, id);
}

/**
 * Signs a document with the code, if the bytes read (`hash`) are the document's. The sealed copy is
 * made right after, by any process. Errors: signature.not_found, signature.not_pending,
 * signature.not_read, signature.not_enabled, signature.other_document, and those of `checkCode`.
 */
export async function sign(
  ctx: AppContext,
  signing: Signing,
  asked: { id: number; codigo: string; hash: string },
): Promise<SignatureDetail> {
  const { actor, ip, userAgent } = signing;
  const { id, codigo } = asked;
  const key = codeKeyOf({ id, trabajador_id: actor.trabajador_id });
  await checkCode(ctx, {
    ...key,
    empresa_id: actor.empresa_id,
    codigo,
    open: async (tx) => {
      const signable = await openSignable(ctx, tx, signing, id);
      return signable.row.hash_original === asked.hash
        ? signable
        : fail("signature.other_document");
    },
    wrong: async (tx) => note(ctx, tx, signing, { id, tipo: "codigo_erroneo" }),
    sign: async (tx, { row, signer }, { enviado_en }) => {
      const evidence: Evidence = {
        nombre: signer.nombre_completo,
        nif: signer.nif,
        email: signer.email,
        ip,
        agente: userAgent,
        zona_horaria: signer.zona_horaria,
        idioma: signer.idioma,
        hash: row.hash_original,
        codigo_enviado_en: enviado_en,
      };
      await markSigned(tx, { id, now: ctx.clock.now().toString(), evidencia: evidence });
      await note(ctx, tx, signing, { id, tipo: "firmado" });
      await ctx.jobs.enqueue(tx, "signatures.seal", { empresa_id: actor.empresa_id, id });
    },
  });
  tellPages(ctx, "documento", actor);
  return viewSignature(ctx, signing, id);
}

/**
 * Rejects a document with a reason; rejecting it again changes nothing. Errors: signature.not_found,
 * signature.not_pending, signature.reason_required.
 */
export async function reject(
  ctx: AppContext,
  signing: Signing,
  asked: { id: number; motivo: string },
): Promise<SignatureDetail> {
  const { actor } = signing;
  const { id, motivo } = asked;
  if (motivo === "") {
    fail("signature.reason_required", { fields: { motivo: ["signature.reason_required"] } });
  }
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const { estado } = await lockOwn(ctx, tx, actor, id);
    if (estado === "rechazado") return;
    await lockPending(ctx, tx, actor, id);
    await markRejected(tx, { id, now: ctx.clock.now().toString(), motivo_rechazo: motivo });
    await note(ctx, tx, signing, { id, tipo: "rechazado" });
  });
  tellPages(ctx, "documento", actor);
  return viewSignature(ctx, signing, id);
}
