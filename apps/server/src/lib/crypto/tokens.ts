import { createHmac, hash, randomBytes, randomInt, randomUUID, timingSafeEqual } from "node:crypto";

/** A one-time secret with its hash, the only stored trace. */
export type IssuedToken = { token: string; hash: Buffer };

/** Stored form of a token: its SHA-256, 32 bytes. */
export function tokenHash(token: string): Buffer {
  return hash("sha256", token, "buffer");
}

/** A new token of 256 random bits, base64url (43 characters). */
export function issueToken(): IssuedToken {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: tokenHash(token) };
}

/** A name that nobody can guess: 192 random bits, base64url (32 characters). */
export function randomName(): string {
  return randomBytes(24).toString("base64url");
}

/** A random id that tells no order: a UUID of version 4. */
export function randomId(): string {
  return randomUUID();
}

/** A keyed digest (HMAC-SHA-256, 32 bytes) of data that must be recognised but not stored. */
export function keyedDigest(key: Buffer, ...parts: string[]): Buffer {
  return createHmac("sha256", key).update(JSON.stringify(parts)).digest();
}

/** Constant-time comparison of two digests of one length. */
export function isSameDigest(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** Random code of 1 to 9 digits, uniformly distributed. */
export function randomDigits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, "0");
}

/** Random letters of an alphabet, each as likely. */
export function randomLetters(alphabet: string, count: number): string {
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** Random bytes that make two equal contents hash apart. */
export function makeSalt(): Buffer {
  return randomBytes(16);
}
