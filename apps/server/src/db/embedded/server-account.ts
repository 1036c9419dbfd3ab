import { readFileSync, statSync } from "node:fs";
import { userInfo } from "node:os";

import { StartError } from "../../platform/start-error.ts";

/** The account that runs the database server; `undefined` ids mean the account of this process. */
export type ServerAccount = { uid: number; gid: number } | undefined;

// Below 65534, so that it exists in containers whose user namespace maps 65,536 ids.
const PRIVATE_UID = 61_432;

/** True if this process runs as root; the database server refuses to. */
function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Chooses the account for the server: this process's own, or as root the owner of the cluster,
 * or for a new cluster a private numeric id that belongs to nobody.
 * Throws StartError where the server could not run.
 */
export function chooseServerAccount(clusterDir: string): ServerAccount {
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (!isRoot()) {
    assertKnownUser();
    if (owner !== undefined && owner.uid !== process.getuid?.()) throw foreignCluster(clusterDir);
    return undefined;
  }
  if (process.platform !== "linux") {
    throw new StartError(
      "The embedded database does not run as root on this system.",
      "Start as a normal user, or set DATABASE_URL to a PostgreSQL server.",
    );
  }
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const used = new Set(passwdEntries().flatMap((entry) => [entry.uid, entry.gid]));
  let uid = PRIVATE_UID;
  while (used.has(uid)) uid += 1;
  return { uid, gid: uid };
}

/** Finds an unprivileged account with a passwd entry, without which `initdb` refuses to run. */
export function findPasswdAccount(): { uid: number; gid: number } {
  const entries = passwdEntries().filter((entry) => entry.uid > 0);
  const account = entries.find((entry) => entry.name === "nobody") ?? entries[0];
  if (account !== undefined) return { uid: account.uid, gid: account.gid };
  throw new StartError(
    "The system has no unprivileged user to create the database as.",
    "Start as a normal user, or set DATABASE_URL to a PostgreSQL server.",
  );
}

type PasswdEntry = { name: string; uid: number; gid: number };

function passwdEntries(): PasswdEntry[] {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .filter((fields) => fields.length >= 4)
    .map((fields) => ({ name: fields[0] ?? "", uid: Number(fields[2]), gid: Number(fields[3]) }));
}

function assertKnownUser(): void {
  try {
    userInfo();
  } catch (error) {
    throw new StartError(
      `The user id ${process.getuid?.()} has no entry in /etc/passwd, which the embedded database needs.`,
      "Start as a user of the system, or set DATABASE_URL to a PostgreSQL server.",
      { cause: error },
    );
  }
}

function foreignCluster(clusterDir: string): StartError {
  return new StartError(
    `The database in ${clusterDir} belongs to another user.`,
    "Start as the user who started it first (root included), or set DATA_DIR to another folder.",
  );
}
