import { z } from "zod";

import { deriveKey, seal as encrypt, unseal } from "../cipher.ts";
import type { Secrets } from "../secrets.ts";

import type { SealMaterial } from "./tasks.ts";

/** Company and SHA-256 (hexadecimal) of the certificate. */
type Kept = { empresa_id: number; huella: string };

type Keys = Pick<Secrets, "storageKey">;

const stored = z.object({
  key: z.base64(),
  certificate: z.base64(),
  issuers: z.array(z.base64()),
});

function cipherOf(secrets: Keys, kept: Kept) {
  return {
    key: deriveKey(secrets.storageKey, `atrio/sello/${kept.empresa_id}`),
    context: `certificado_sello/${kept.empresa_id}/${kept.huella}`,
  };
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
const bytesOf = (text: string): Uint8Array => Buffer.from(text, "base64");

/** Encrypts a certificate with its key as `certificado_sello.material` keeps them. */
export function encryptMaterial(secrets: Keys, kept: Kept, material: SealMaterial): Buffer {
  const { key, context } = cipherOf(secrets, kept);
  const plain = JSON.stringify({
    key: base64(material.key),
    certificate: base64(material.certificate),
    issuers: material.issuers.map(base64),
  });
  return encrypt(key, Buffer.from(plain), context);
}

/** Decrypts the result of `encryptMaterial`. Throws for another owner or a changed byte. */
export function openMaterial(secrets: Keys, kept: Kept, sealed: Buffer): SealMaterial {
  const { key, context } = cipherOf(secrets, kept);
  const plain = stored.parse(JSON.parse(unseal(key, sealed, context).toString()));
  return {
    key: bytesOf(plain.key),
    certificate: bytesOf(plain.certificate),
    issuers: plain.issuers.map(bytesOf),
  };
}
