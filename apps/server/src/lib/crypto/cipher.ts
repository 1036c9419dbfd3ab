import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** First byte of everything sealed, so that another algorithm can follow one day. */
const VERSION = 1;

/** Derives the 32-byte key of one purpose from a secret (HKDF-SHA-256). */
export function deriveKey(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, KEY_BYTES));
}

/**
 * Encrypts with AES-256-GCM as version ‖ nonce ‖ tag ‖ text. `context` is not stored but must be
 * the same to open it, so that one sealed value cannot be passed off as another.
 */
export function seal(key: Buffer, plain: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), body]);
}

/** Decrypts the result of `seal`. Throws for another key or context or a changed byte. */
export function unseal(key: Buffer, sealed: Buffer, context: string): Buffer {
  const tagAt = 1 + NONCE_BYTES;
  const bodyAt = tagAt + TAG_BYTES;
  if (sealed.length < bodyAt || sealed[0] !== VERSION) throw new Error("Not a sealed value");
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(1, tagAt))
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(tagAt, bodyAt));
  return Buffer.concat([decipher.update(sealed.subarray(bodyAt)), decipher.final()]);
}
