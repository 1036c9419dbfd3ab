import { createHmac, hash, randomBytes } from "node:crypto";

/** A secret handed out once, and the only trace of it that is kept. */
export type IssuedToken = { token: string; hash: Buffer };

/** What is stored of a token: its SHA-256, 32 bytes. */
export function tokenHash(token: string): Buffer {
  return hash("sha256", token, "buffer");
}

/** A new token of 256 random bits, base64url (43 characters). */
export function issueToken(): IssuedToken {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: tokenHash(token) };
}

/** A keyed digest (HMAC-SHA-256, 32 bytes) of what must be recognised but not kept. */
export function keyedDigest(key: Buffer, ...parts: string[]): Buffer {
  return createHmac("sha256", key).update(JSON.stringify(parts)).digest();
}

/** Random bytes that make two equal contents hash apart. */
export function makeSalt(): Buffer {
  return randomBytes(16);
}
