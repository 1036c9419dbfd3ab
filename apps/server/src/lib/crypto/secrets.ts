import { createPrivateKey, generateKeyPairSync, randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

import { StartError, errorCode, explainFileError } from "../../platform/start-error.ts";

const KEY_BYTES = 32;

type PemKind = "Ed25519" | "P-256";

/** OpenSSL commands that make each kind by hand. */
const pemOptions: Record<PemKind, string> = {
  Ed25519: "-algorithm ed25519",
  "P-256": "-algorithm EC -pkeyopt ec_paramgen_curve:P-256",
};

/** The keys that live outside the database; the binary ones are 32 bytes. */
export type Secrets = Readonly<{
  /** Mixed into every password hash. */
  pepper: Buffer;
  /** Ed25519 private key (PKCS 8, PEM) that signs the checkpoints of the clocking ledger. */
  ledgerKey: string;
  /** Wraps the per-company keys of encrypted files. */
  storageKey: Buffer;
  /** Keys the look-up digests and everything else that is authenticated but not encrypted. */
  hmacKey: Buffer;
  /** P-256 private key (PKCS 8, PEM) by which push services know this portal. */
  vapidKey: string;
}>;

/** Secrets of the environment, in place of the generated files; each may be absent. */
export type GivenSecrets = {
  SECRET_PEPPER?: string | undefined;
  SECRET_LEDGER_KEY?: string | undefined;
  SECRET_STORAGE_KEY?: string | undefined;
  SECRET_HMAC_KEY?: string | undefined;
  SECRET_VAPID_KEY?: string | undefined;
};

/**
 * Reads each secret from the environment or from `keysDir`, where the first start makes it (0600).
 * Throws StartError when one is unusable or the folder cannot be written.
 */
export function loadSecrets(given: GivenSecrets, keysDir: string): Secrets {
  const binary = (name: keyof GivenSecrets, file: string) => {
    const text = given[name] ?? readOrMake(join(keysDir, file), newBinaryKey);
    return parseBinaryKey(text, given[name] === undefined ? join(keysDir, file) : name);
  };
  const pem = (name: keyof GivenSecrets, file: string, kind: PemKind) => {
    const text = given[name] ?? readOrMake(join(keysDir, file), () => newPemKey(kind));
    return parsePemKey(text, given[name] === undefined ? join(keysDir, file) : name, kind);
  };
  return Object.freeze({
    pepper: binary("SECRET_PEPPER", "pepper"),
    ledgerKey: pem("SECRET_LEDGER_KEY", "ledger.pem", "Ed25519"),
    storageKey: binary("SECRET_STORAGE_KEY", "storage-key"),
    hmacKey: binary("SECRET_HMAC_KEY", "hmac-key"),
    vapidKey: pem("SECRET_VAPID_KEY", "vapid.pem", "P-256"),
  });
}

/**
 * Reads a secret file, making it with `create` when absent. The file appears whole or not at all,
 * so that a crash, or a second process that starts at once, never sees half a key.
 */
export function readOrMake(file: string, create: () => string): string {
  try {
    if (existsSync(file)) return readFileSync(file, "utf8").trim();
    const folder = dirname(file);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    publish(file, create());
    syncFolder(folder);
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw explainFileError(error, file);
  }
}

function publish(file: string, text: string): void {
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, `${text}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}

function newBinaryKey(): string {
  return randomBytes(KEY_BYTES).toString("base64url");
}

function newPemKey(kind: PemKind): string {
  const { privateKey } =
    kind === "Ed25519"
      ? generateKeyPairSync("ed25519")
      : generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString().trim();
}

function parseBinaryKey(text: string, source: string): Buffer {
  const key = Buffer.from(text, "base64");
  if (key.length === KEY_BYTES) return key;
  throw new StartError(
    `${source} is not a key of ${KEY_BYTES} bytes in base64.`,
    "Make one with: openssl rand -base64 32 (a key that was in use must come back from the backup instead).",
  );
}

function parsePemKey(text: string, source: string, kind: PemKind): string {
  // Environment files cannot hold line breaks, so they are often written as \n.
  const pem = text.replaceAll(String.raw`\n`, "\n");
  try {
    const key = createPrivateKey(pem);
    const isOfKind =
      kind === "Ed25519"
        ? key.asymmetricKeyType === "ed25519"
        : key.asymmetricKeyDetails?.namedCurve === "prime256v1";
    if (isOfKind) return pem;
  } catch {
    // Said below, without the key's text.
  }
  throw new StartError(
    `${source} is not ${kind === "Ed25519" ? "an" : "a"} ${kind} private key in PEM.`,
    `Make one with: openssl genpkey ${pemOptions[kind]} (a key that was in use must come back from the backup instead).`,
  );
}
