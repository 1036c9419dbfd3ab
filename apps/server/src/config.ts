import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { z } from "zod";

import { loadSecrets } from "./lib/crypto/secrets.ts";
import type { Secrets } from "./lib/crypto/secrets.ts";
import { readServiceAccount } from "./platform/push/service-account.ts";
import type { ServiceAccount } from "./platform/push/service-account.ts";
import { isS3 } from "./platform/s3.ts";
import { StartError } from "./platform/start-error.ts";

const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

/** The configuration from the environment, parsed once and frozen. */
export type Config = Readonly<{
  /** TCP port; 0 lets the system choose. */
  port: number;
  /** Address to listen on. */
  host: string;
  /** Number of server processes on the port. */
  servers: number;
  /** Absolute folder of the embedded database, keys, files and outgoing mail. */
  dataDir: string;
  /** PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | undefined;
  /** Address people type, without a trailing slash; every link in a mail begins with it. */
  publicUrl: string;
  /** Mail server; without it mails become files in `dataDir/outbox`. */
  smtpUrl: string | undefined;
  /** Sender of all mails. */
  mailFrom: string;
  /** Time-stamping authority (RFC 3161) whose stamp the seals of PDFs bear. */
  tsaUrl: string | undefined;
  /** The portal's account for pushing to the app's devices; without it they are not offered. */
  fcm: ServiceAccount | undefined;
  /** True if push services on this machine are called, also without encryption: for tests. */
  pushLoopback: boolean;
  /** Storage of uploaded files, as a `file:` URL or `s3://bucket/prefix?endpoint=…&region=…`. */
  storageUrl: string;
  /** Place of the daily backup, a folder or `s3://…`; without it none is made by itself. */
  backupTo: string | undefined;
  /** Time of the daily backup, `HH:mm` in the machine's time zone. */
  backupAt: string;
  /** Number of backups to keep. */
  backupKeep: number;
  /** Passphrase that protects the backups. */
  backupPassphrase: string | undefined;
  /** True if a database without any company gets the demo company. */
  demo: boolean;
  /** True if the description of the API is public: `/api/docs` and `/api/v1/openapi.json`. */
  apiDocs: boolean;
  /** True if answers are parsed whole by their schemas, not only picked by them: for tests and development. */
  checkAnswers: boolean;
  /** Bytes of `dataDir` that are kept taken, to be given back when the disk is full. */
  ballastBytes: number;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Bearer token that opens `/metrics` to other machines; without it only loopback may read. */
  metricsToken: string | undefined;
  /** Proxies whose `X-Forwarded-*` headers are believed, or false. */
  trustProxy: false | string[];
  secrets: Secrets;
  /** Names of the secrets that the environment gives. */
  givenSecrets: readonly string[];
}>;

const optionalText = z.string().min(1).optional();

const shortestPassphrase = 12;
const passphrase = z
  .string()
  .min(shortestPassphrase, `must have at least ${shortestPassphrase} characters`);

const environmentSchema = z.object({
  PORT: z.coerce
    .number("must be a number from 0 to 65535")
    .int("must be a whole number")
    .min(0, "must be from 0 to 65535")
    .max(65_535, "must be from 0 to 65535")
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, "must be a host name or an address")
    .default("localhost"),
  SERVERS: z
    .union([z.literal("auto"), z.coerce.number().int().min(1).max(64)], "must be auto or 1 to 64")
    .default(1),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: urlOf(
    ["postgres:", "postgresql:"],
    "postgres://user:password@host:5432/database",
  ).optional(),
  PUBLIC_URL: urlOf(["http:", "https:"], "https://portal.example.com").optional(),
  SMTP_URL: urlOf(["smtp:", "smtps:"], "smtps://user:password@mail.example.com").optional(),
  TSA_URL: urlOf(["http:", "https:"], "https://tsa.example.com").optional(),
  FCM_SERVICE_ACCOUNT: optionalText,
  PUSH_LOOPBACK: z.enum(["0", "1"], "must be 0 or 1").default("0"),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, "must be a mail address")
    .optional(),
  STORAGE_URL: z
    .string()
    .regex(
      /^(file:.|s3:\/\/.)/,
      "must be a folder like file:/srv/atrio/files or a bucket like s3://atrio/files",
    )
    .optional(),
  BACKUP_TO: optionalText,
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time like 02:30")
    .default("02:30"),
  BACKUP_KEEP: z.coerce
    .number("must be a number of backups")
    .int("must be a whole number")
    .min(1, "must be 1 or more")
    .default(30),
  BACKUP_PASSPHRASE: passphrase.optional(),
  BACKUP_PASSPHRASE_FILE: optionalText,
  DEMO: z.enum(["0", "1"], "must be 0 or 1").default("1"),
  API_DOCS: z.enum(["0", "1"], "must be 0 or 1").default("1"),
  CHECK_ANSWERS: z.enum(["0", "1"], "must be 0 or 1").default("0"),
  BALLAST_MB: z.coerce
    .number("must be a number of megabytes")
    .int("must be a whole number")
    .min(0, "must be from 0 to 10000")
    .max(10_000, "must be from 0 to 10000")
    .default(64),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("info"),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^[\w.:/, ]+$/, "must list addresses, ranges, loopback or uniquelocal")
    .optional(),
  SECRET_PEPPER: optionalText,
  SECRET_LEDGER_KEY: optionalText,
  SECRET_STORAGE_KEY: optionalText,
  SECRET_HMAC_KEY: optionalText,
  SECRET_VAPID_KEY: optionalText,
});

type Environment = z.infer<typeof environmentSchema>;

/**
 * Reads the configuration from the environment, with variables of `changes` in their place, making the missing secrets in `DATA_DIR/keys`.
 * Throws StartError that names each variable that is wrong.
 */
export function loadConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
  changes: Readonly<Record<string, string>> = {},
): Config {
  const values = parseEnvironment({ ...env, ...changes });
  const dataDir = resolve(values.DATA_DIR);
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, "");
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    servers: values.SERVERS === "auto" ? availableParallelism() : values.SERVERS,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    publicUrl,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Atrio <no-reply@${new URL(publicUrl).hostname}>`,
    tsaUrl: values.TSA_URL,
    fcm:
      values.FCM_SERVICE_ACCOUNT === undefined
        ? undefined
        : readServiceAccount(values.FCM_SERVICE_ACCOUNT),
    pushLoopback: values.PUSH_LOOPBACK === "1",
    storageUrl: storageUrl(values.STORAGE_URL, dataDir),
    backupTo: values.BACKUP_TO,
    backupAt: values.BACKUP_AT,
    backupKeep: values.BACKUP_KEEP,
    backupPassphrase: values.BACKUP_PASSPHRASE ?? readPassphrase(values.BACKUP_PASSPHRASE_FILE),
    demo: values.DEMO === "1",
    apiDocs: values.API_DOCS === "1",
    checkAnswers: values.CHECK_ANSWERS === "1",
    ballastBytes: values.BALLAST_MB * 1024 * 1024,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    trustProxy: values.TRUST_PROXY?.split(",").map((entry) => entry.trim()) ?? false,
    secrets: loadSecrets(values, join(dataDir, "keys")),
    givenSecrets: Object.keys(values).filter((name) => name.startsWith("SECRET_")),
  });
}

/** Passphrase on the first line of a file that only the server's user may read. */
function readPassphrase(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  const [line = ""] = readText(file).split("\n");
  const parsed = passphrase.safeParse(line.trim());
  if (parsed.success) return parsed.data;
  throw new StartError(
    `BACKUP_PASSPHRASE_FILE ${file} holds no passphrase.`,
    `Write one of at least ${shortestPassphrase} characters into its first line.`,
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new StartError(
      `BACKUP_PASSPHRASE_FILE ${file} cannot be read.`,
      "Let the user that starts the program read it, and its folder.",
      { cause: error },
    );
  }
}

function parseEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  // `PORT= npm start` and an empty line of an environment file mean "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  throw new StartError(
    `The configuration is not valid: ${problems.join("; ")}.`,
    "Correct the variables named above. README.md describes each one.",
  );
}

function urlOf(protocols: string[], example: string) {
  return z
    .string()
    .refine(
      (text) => protocols.includes(URL.parse(text)?.protocol ?? ""),
      `must look like ${example}`,
    );
}

function storageUrl(given: string | undefined, dataDir: string): string {
  if (given === undefined) return pathToFileURL(join(dataDir, "files")).href;
  if (isS3(given)) return given;
  if (given.startsWith("file:///")) return pathToFileURL(fileURLToPath(given)).href;
  return pathToFileURL(resolve(given.slice("file:".length))).href;
}
