import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { sealPdf, StampFailed } from "../../../../lib/crypto/seal.ts";
import { verificationLink } from "../../../../lib/crypto/verification-code.ts";
import { digestOf } from "../../../../lib/files/uploaded-file.ts";
import { keepFiles, storeFile } from "../../files/files.service.ts";
import { currentSeal } from "../seals.service.ts";

import { insertSealed, markEnded } from "./register.repo.ts";
import type { NewSealed } from "./register.repo.ts";

/** A document to seal; `codigo` is printed on it and stands in the file in plain sight. */
export type ToSeal = {
  empresa_id: number;
  codigo: string;
  pdf: Uint8Array;
  /** A PDF whose pages follow. */
  appendix?: Uint8Array;
  /** Reason stated in the seal, in a few words. */
  reason: string;
  /**
   * Where a time-stamping authority is configured: `wanted` goes on without its stamp when it does
   * not answer, `required` throws StampFailed.
   */
  stamp: "wanted" | "required" | "none";
};

/** A sealed document that is stored and that nothing points to yet. */
export type Sealed = {
  codigo: string;
  clave: string;
  sha256: string;
  bytes: number;
  emitido_en: string;
  huella_certificado: string;
  sello_tiempo: boolean;
};

/** Milliseconds that somebody who waits for a document waits for its stamp, and a job. */
const patience = { wanted: 3000, required: 15_000 };

async function sealedBytes(ctx: AppContext, toSeal: ToSeal, made: number) {
  const { material, huella } = await currentSeal(ctx, toSeal.empresa_id);
  const { tsaUrl } = ctx.config;
  const { stamp } = toSeal;
  const input = {
    pdf: toSeal.pdf,
    ...(toSeal.appendix === undefined ? {} : { appendix: toSeal.appendix }),
    material,
    reason: `${toSeal.reason} ${toSeal.codigo}`,
    contact: verificationLink(ctx.config.publicUrl, toSeal.codigo),
    made,
  };
  const plain = async () => ({
    bytes: await sealPdf(input),
    isStamped: false,
    fingerprint: huella,
  });
  if (tsaUrl === undefined || stamp === "none") return plain();
  try {
    const bytes = await sealPdf({ ...input, stamp: { url: tsaUrl, timeout: patience[stamp] } });
    return { bytes, isStamped: true, fingerprint: huella };
  } catch (err) {
    if (stamp === "required" || !(err instanceof StampFailed)) throw err;
    ctx.log.warn({ err }, "A document was sealed without a time stamp");
    return plain();
  }
}

/**
 * Seals a PDF with the company's certificate and stores it, before the transaction that writes its
 * row and calls `registerSealed`. Bytes left by a crash in between are swept. Throws StampFailed,
 * StorageFullError.
 */
export async function sealAndStore(ctx: AppContext, toSeal: ToSeal): Promise<Sealed> {
  const now = ctx.clock.now();
  const made = await sealedBytes(ctx, toSeal, now.epochMilliseconds);
  const { bytes } = made;
  return {
    codigo: toSeal.codigo,
    clave: await storeFile(ctx, { empresa_id: toSeal.empresa_id, bytes }),
    sha256: digestOf(bytes),
    bytes: bytes.length,
    emitido_en: now.toString(),
    huella_certificado: made.fingerprint,
    sello_tiempo: made.isStamped,
  };
}

/**
 * Stores a sealed document and enters it in the public register, in the transaction that writes its
 * row (`clave`, `sha256`, `bytes`, `codigo`).
 */
export async function registerSealed(
  tx: Tx,
  sealed: Sealed,
  owner: Pick<NewSealed, "clase" | "objeto_id" | "trabajador_id">,
): Promise<void> {
  await keepFiles(tx, [sealed.clave]);
  await insertSealed(tx, {
    ...owner,
    codigo: sealed.codigo,
    sha256: sealed.sha256,
    emitido_en: sealed.emitido_en,
    huella_certificado: sealed.huella_certificado,
    sello_tiempo: sealed.sello_tiempo,
  });
}

/**
 * Marks a registered document as replaced from an instant (ISO 8601) on, in the transaction that
 * puts the newer version in force.
 */
export async function replaceSealed(
  tx: Tx,
  owner: Pick<NewSealed, "clase" | "objeto_id">,
  since: string,
): Promise<void> {
  await markEnded(tx, owner, since);
}

/** From an instant (ISO 8601) on the public page says that a document is withdrawn. */
export async function withdrawSealed(
  tx: Tx,
  owner: Pick<NewSealed, "clase" | "objeto_id">,
  since: string,
): Promise<void> {
  await markEnded(tx, owner, since);
}
