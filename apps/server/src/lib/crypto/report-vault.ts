import { randomBytes } from "node:crypto";

import { deriveKey, seal, unseal } from "./cipher.ts";
import { fileSizes, pad, textSizes, unpad } from "./padding.ts";
import { openWith, sealTo } from "./sealed-box.ts";
import { keyedDigest } from "./tokens.ts";

/** A report's two key pairs: what reporter and handlers share, and what is the handlers' alone. */
export type VaultHalf = "compartida" | "interna";

/** The key of one half of a report; bound to the ciphertext, so that it opens no other. */
export type VaultKey = { denuncia_id: string; clase: VaultHalf };

/** Salt of a company's keys that follow from codes, 32 bytes. */
export function makeCodeSalt(): Buffer {
  return randomBytes(32);
}

/** A code in its stored form, without regard to case. */
function plainCode(uuid: string): string {
  return uuid.toLowerCase();
}

/** Look-up digest of a report's code (HMAC-SHA-256, 32 bytes). */
export function codeDigest(hmacKey: Buffer, uuid: string): Buffer {
  return keyedDigest(deriveKey(hmacKey, "atrio/denuncia/codigo"), plainCode(uuid));
}

/** Wraps a report's private key for its code, with the company's salt. */
export function wrapForCode(
  privateKey: Buffer,
  key: VaultKey,
  code: { uuid: string; salt: Buffer },
): Buffer {
  return seal(keyOfCode(code), privateKey, wrapContext(key));
}

/** Unwraps the result of `wrapForCode`. Throws for another code, report or salt. */
export function unwrapByCode(
  wrapped: Buffer,
  key: VaultKey,
  code: { uuid: string; salt: Buffer },
): Buffer {
  return unseal(keyOfCode(code), wrapped, wrapContext(key));
}

/** Wraps a report's private key for the holder of another key. */
export function wrapForKey(publicKey: Buffer, privateKey: Buffer, key: VaultKey): Buffer {
  return sealTo(publicKey, privateKey, wrapContext(key));
}

/** Unwraps the result of `wrapForKey`. Throws for another key or report. */
export function unwrapByKey(holderKey: Buffer, wrapped: Buffer, key: VaultKey): Buffer {
  return openWith(holderKey, wrapped, wrapContext(key));
}

/** Seals a value as padded JSON to a report's public key. Throws RangeError over 128 KB. */
export function sealValue(publicKey: Buffer, value: unknown, key: VaultKey): Buffer {
  const plain = Buffer.from(JSON.stringify(value));
  return sealTo(publicKey, pad(plain, textSizes), valueContext(key));
}

/** Opens the result of `sealValue` as parsed JSON. Throws for another key or report. */
export function openValue(privateKey: Buffer, sealed: Buffer, key: VaultKey): unknown {
  return JSON.parse(unpad(openWith(privateKey, sealed, valueContext(key))).toString());
}

/** Seals a file's bytes, padded, to a report's public key. */
export function sealBytes(publicKey: Buffer, bytes: Uint8Array, key: VaultKey): Buffer {
  return sealTo(publicKey, pad(bytes, fileSizes), fileContext(key));
}

/** Opens the result of `sealBytes`. Throws for another key or report. */
export function openBytes(privateKey: Buffer, sealed: Buffer, key: VaultKey): Buffer {
  return unpad(openWith(privateKey, sealed, fileContext(key)));
}

/** Seals the kind of behaviour of a ballot to a public key, padded. */
export function sealKind(publicKey: Buffer, value: unknown, ballot: string): Buffer {
  const plain = pad(Buffer.from(JSON.stringify(value)), textSizes);
  return sealTo(publicKey, plain, kindContext(ballot));
}

/** Opens the result of `sealKind` as parsed JSON. Throws for another key or ballot. */
export function openKind(privateKey: Buffer, sealed: Buffer, ballot: string): unknown {
  return JSON.parse(unpad(openWith(privateKey, sealed, kindContext(ballot))).toString());
}

/** A code has 122 random bits: no stretching is needed. */
function keyOfCode({ uuid, salt }: { uuid: string; salt: Buffer }): Buffer {
  return deriveKey(Buffer.concat([salt, Buffer.from(plainCode(uuid))]), "atrio/denuncia/codigo");
}

function wrapContext({ denuncia_id, clase }: VaultKey): string {
  return `denuncia/llave/${clase}/${denuncia_id}`;
}

function valueContext({ denuncia_id, clase }: VaultKey): string {
  return `denuncia/texto/${clase}/${denuncia_id}`;
}

function kindContext(ballot: string): string {
  return `denuncia/tipo/${ballot}`;
}

function fileContext({ denuncia_id, clase }: VaultKey): string {
  return `denuncia/archivo/${clase}/${denuncia_id}`;
}
