import { randomBytes } from "node:crypto";

import { hashRaw } from "@node-rs/argon2";

import { createWorkQueue } from "../../platform/work-queue.ts";

import { seal, unseal } from "./cipher.ts";

const SALT_BYTES = 16;
const CONTEXT = "atrio/clave-con-frase";

/**
 * argon2id, three times the work of a sign-in: whoever has the database and the secrets can try
 * passphrases for as long as they like.
 */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1, outputLen: 32 };
const queue = createWorkQueue({ atOnce: 1, waiting: 50 });

/** Encrypts a private key under a passphrase, as salt ‖ AES-256-GCM. Throws QueueFull. */
export async function wrapWithPassphrase(
  pepper: Buffer,
  passphrase: string,
  privateKey: Buffer,
): Promise<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = await stretch(pepper, passphrase, salt);
  return Buffer.concat([salt, seal(key, privateKey, CONTEXT)]);
}

/** Decrypts the result of `wrapWithPassphrase`; undefined for another passphrase. Throws QueueFull. */
export async function unwrapWithPassphrase(
  pepper: Buffer,
  passphrase: string,
  wrapped: Buffer,
): Promise<Buffer | undefined> {
  const key = await stretch(pepper, passphrase, wrapped.subarray(0, SALT_BYTES));
  try {
    return unseal(key, wrapped.subarray(SALT_BYTES), CONTEXT);
  } catch {
    return undefined;
  }
}

async function stretch(pepper: Buffer, passphrase: string, salt: Buffer): Promise<Buffer> {
  const bytes = Buffer.from(passphrase.normalize("NFC"), "utf8");
  return queue.run(() => hashRaw(bytes, { ...cost, salt, secret: pepper }));
}
