import { createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

import { z } from "zod";

import { deriveKey, seal, unseal } from "../../lib/crypto/cipher.ts";
import type { Secrets } from "../../lib/crypto/secrets.ts";
import { StartError } from "../start-error.ts";

import { DamagedBackup } from "./frames.ts";

const stretch = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** 128 MB and a few tenths of a second for each try of a passphrase. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

const digest = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.number().int().min(0),
});

/** Contents of a backup; readable by anybody, changed by nobody unseen. */
const manifestSchema = z.object({
  format: z.literal(1),
  id: z.string().regex(/^[\w-]+$/),
  /** Instant of the snapshot. */
  taken: z.iso.datetime(),
  postgres: z.number().int(),
  migrations: z.array(z.string()),
  /** Rows by table. */
  tables: z.record(z.string(), z.number().int()),
  /** Work that waited or was being done, asked for again by a restore. */
  jobs: z.number().int(),
  files: z.object({ count: z.number().int(), bytes: z.number().int() }),
  parts: z.object({ database: digest, list: digest, keys: digest }),
  seconds: z.number(),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Keys of a backup: the one of its data, and the installation's secrets. */
export type BackupKeys = { dataKey: Buffer; secrets: Secrets };

const keysSchema = z.object({
  dataKey: z.base64(),
  pepper: z.base64(),
  ledgerKey: z.string(),
  storageKey: z.base64(),
  hmacKey: z.base64(),
  vapidKey: z.string(),
});

const contextOf = (id: string): string => `atrio/backup/${id}/keys`;

/** Encrypts the keys with a passphrase: salt ‖ AES-256-GCM under the key that scrypt makes of it. */
export async function sealKeys(
  passphrase: string,
  id: string,
  { dataKey, secrets }: BackupKeys,
): Promise<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = await stretch(passphrase.normalize("NFC"), salt, KEY_BYTES, cost);
  const { ledgerKey, vapidKey } = secrets;
  const text = JSON.stringify({
    dataKey: dataKey.toString("base64"),
    pepper: secrets.pepper.toString("base64"),
    ledgerKey,
    storageKey: secrets.storageKey.toString("base64"),
    hmacKey: secrets.hmacKey.toString("base64"),
    vapidKey,
  });
  return Buffer.concat([salt, seal(key, Buffer.from(text), contextOf(id))]);
}

/** Decrypts the result of `sealKeys`. Throws StartError for another passphrase. */
export async function openKeys(
  passphrase: string,
  id: string,
  sealed: Buffer,
): Promise<BackupKeys> {
  const salt = sealed.subarray(0, SALT_BYTES);
  const key = await stretch(passphrase.normalize("NFC"), salt, KEY_BYTES, cost);
  let plain: Buffer;
  try {
    plain = unseal(key, sealed.subarray(SALT_BYTES), contextOf(id));
  } catch (error) {
    throw new StartError(
      `The keys of the backup ${id} do not open.`,
      "BACKUP_PASSPHRASE is not the one that the backup was made with, or the file was changed.",
      { cause: error },
    );
  }
  const kept = keysSchema.parse(JSON.parse(plain.toString()));
  const secrets = {
    pepper: Buffer.from(kept.pepper, "base64"),
    ledgerKey: kept.ledgerKey,
    storageKey: Buffer.from(kept.storageKey, "base64"),
    hmacKey: Buffer.from(kept.hmacKey, "base64"),
    vapidKey: kept.vapidKey,
  };
  return { dataKey: Buffer.from(kept.dataKey, "base64"), secrets };
}

function mark(dataKey: Buffer, body: string): string {
  const key = deriveKey(dataKey, "atrio/backup/manifest");
  return createHmac("sha256", key).update(body).digest("hex");
}

/** The manifest's file: one line of JSON, and one that authenticates it. */
export function writeManifest(manifest: Manifest, dataKey: Buffer): Buffer {
  const body = JSON.stringify(manifest);
  return Buffer.from(`${body}\n${mark(dataKey, body)}\n`);
}

/** Reads a manifest without its keys, for lists and pruning. Throws DamagedBackup. */
export function parseManifest(file: Buffer): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(file.toString().split("\n")[0] ?? ""));
  } catch (error) {
    throw new DamagedBackup("The manifest cannot be read", error);
  }
}

/** Throws DamagedBackup for a manifest that was changed. */
export function checkManifest(file: Buffer, dataKey: Buffer): void {
  const [body = "", found = ""] = file.toString().split("\n");
  const expected = Buffer.from(mark(dataKey, body));
  const given = Buffer.from(found);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new DamagedBackup("The manifest was changed");
  }
}
