import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { readOrMake } from "../../lib/crypto/secrets.ts";
import { StartError, diskFull, errorCode } from "../../platform/start-error.ts";

import type { Binaries } from "./binaries.ts";
import { findPasswdAccount } from "./server-account.ts";
import type { ServerAccount } from "./server-account.ts";

const run = promisify(execFile);

export const SUPERUSER = "atrio";
const SERVER_MAJOR = "18";

type NewCluster = {
  clusterDir: string;
  binaries: Binaries;
  account: ServerAccount;
  password: string;
  durable: boolean;
};

/** True if `clusterDir` holds a cluster; throws StartError for one of another major version. */
export function hasCluster(clusterDir: string): boolean {
  const file = join(clusterDir, "PG_VERSION");
  if (!existsSync(file)) return false;
  const version = readFileSync(file, "utf8").trim();
  if (version === SERVER_MAJOR) return true;
  throw new StartError(
    `The database in ${clusterDir} was made by PostgreSQL ${version}; this release carries ${SERVER_MAJOR}.`,
    "Start the release that made it, or set DATA_DIR to another folder.",
  );
}

/** Creates a cluster beside its final place and moves it there whole, so that a crash leaves no half one. */
export async function createCluster(options: NewCluster): Promise<void> {
  const { clusterDir, account } = options;
  const draft = `${clusterDir}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  // initdb refuses an id without a passwd entry, so another account creates and ours takes over.
  const creator = account && findPasswdAccount();
  if (creator) chownSync(draft, creator.uid, creator.gid);
  const passwordDir = writePasswordFile(options.password, creator);
  try {
    await runInitdb({ ...options, draft, creator, passwordFile: join(passwordDir, "password") });
  } finally {
    rmSync(passwordDir, { recursive: true, force: true });
  }
  if (account) giveTo(draft, account);
  renameSync(draft, clusterDir);
}

function writePasswordFile(password: string, creator: ServerAccount): string {
  const folder = mkdtempSync(join(tmpdir(), "atrio-initdb-"));
  const file = join(folder, "password");
  writeFileSync(file, password, { mode: 0o600 });
  if (creator) {
    chownSync(file, creator.uid, creator.gid);
    chownSync(folder, creator.uid, creator.gid);
  }
  return folder;
}

type InitdbRun = NewCluster & { draft: string; creator: ServerAccount; passwordFile: string };

async function runInitdb(options: InitdbRun): Promise<void> {
  // pg_trgm and unaccent need to know letters beyond ASCII; systems without C.UTF-8 do without.
  const first = await tryInitdb(options, "C.UTF-8");
  if (first === undefined) return;
  const problem = first.includes("invalid locale name") ? await tryInitdb(options, "C") : first;
  if (problem === undefined) return;
  if (/No space left on device|Disk quota exceeded/.test(problem)) throw diskFull(options.draft);
  throw new StartError(
    `The database could not be created in ${options.clusterDir}: ${lastLine(problem)}`,
    "Check the folder's permissions and free space, or set DATABASE_URL to a PostgreSQL server.",
  );
}

/** Runs initdb and answers undefined, or its error output. */
async function tryInitdb(options: InitdbRun, characterType: string): Promise<string | undefined> {
  const args = [
    `--pgdata=${clusterPathFor(options.creator, options.draft)}`,
    `--username=${SUPERUSER}`,
    "--auth=scram-sha-256",
    `--pwfile=${options.passwordFile}`,
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    `--lc-ctype=${characterType}`,
    "--data-checksums",
    "--no-instructions",
    ...(options.durable ? [] : ["--no-sync"]),
  ];
  try {
    await run(options.binaries.initdb, args, {
      cwd: options.draft,
      env: serverEnvironment(),
      ...options.creator,
    });
    return undefined;
  } catch (error) {
    if (errorCode(error) === "EPERM") throw cannotChangeUser(error);
    const output = error instanceof Error && "stderr" in error ? String(error.stderr) : "";
    return output.trim() || String(error);
  }
}

/**
 * Names the cluster folder for the server's command line. Another account may not be able to enter
 * the path (a home folder of mode 0700); then the process starts inside and gets a relative path.
 */
export function clusterPathFor(account: ServerAccount, clusterDir: string): string {
  return account === undefined ? clusterDir : "/proc/self/cwd";
}

/** Environment of the server's programs: nothing of ours, so that no locale or PG* variable leaks in. */
export function serverEnvironment(): Record<string, string> {
  return { PATH: "/usr/local/bin:/usr/bin:/bin", TZ: "UTC" };
}

/** Builds the error for a root that has lost the right to run programs as somebody else. */
export function cannotChangeUser(cause: unknown): StartError {
  return new StartError(
    "The database server must not run as root, and this root may not run it as another user.",
    "Start as a normal user, or set DATABASE_URL to a PostgreSQL server.",
    { cause },
  );
}

function giveTo(path: string, account: { uid: number; gid: number }): void {
  lchownSync(path, account.uid, account.gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) giveTo(child, account);
    else lchownSync(child, account.uid, account.gid);
  }
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}

/**
 * Reads the superuser's password from `file`, or makes one when there is no cluster yet.
 * Throws StartError when a cluster exists without its password.
 */
export function readOrMakePassword(file: string, clusterExists: boolean): string {
  if (clusterExists && !existsSync(file)) {
    throw new StartError(
      `The database's password file ${file} is missing.`,
      "Put the keys folder of your backup back in its place.",
    );
  }
  return readOrMake(file, () => randomBytes(24).toString("base64url"));
}
