import { spawn } from "node:child_process";
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import type { Log } from "../../platform/log.ts";
import { StartError, diskFull, errorCode } from "../../platform/start-error.ts";

import type { Binaries } from "./binaries.ts";
import { cannotChangeUser, clusterPathFor, serverEnvironment } from "./cluster.ts";
import { isPostgresIn, isRunning, postgresProcessesIn } from "./process-table.ts";
import type { ServerAccount } from "./server-account.ts";

const MIB = 1024 * 1024;
const LOG_LIMIT_BYTES = 10 * MIB;
const POLL_MS = 20;
const FAST_STOP_MS = 10_000;
const HARD_STOP_MS = 5000;
const PATIENCE_NOTE_MS = 5000;

export type ServerPlace = {
  clusterDir: string;
  logFile: string;
  binaries: Binaries;
  account: ServerAccount;
  durable: boolean;
};

/** Answers the pid of a server that already works in the cluster and takes connections or soon will. */
export function findLiveServer(clusterDir: string): number | undefined {
  const pid = Number(readPidFile(clusterDir)[0]);
  return Number.isInteger(pid) && isPostgresIn(pid, clusterDir) ? pid : undefined;
}

/** Ends the remains of a killed server: its helper processes, then its lock files. */
export async function clearDeadServer(clusterDir: string): Promise<void> {
  // Helpers notice within moments that their server died; two sets on one cluster would corrupt it.
  if (!(await waitUntil(() => postgresProcessesIn(clusterDir).length === 0, HARD_STOP_MS))) {
    for (const pid of postgresProcessesIn(clusterDir)) signal(pid, "SIGKILL");
    await waitUntil(() => postgresProcessesIn(clusterDir).length === 0, HARD_STOP_MS);
  }
  // The server trusts a pid in these files even if another program has that number by now.
  for (const name of ["postmaster.pid", ".s.PGSQL.5432.lock", ".s.PGSQL.5432"]) {
    rmSync(join(clusterDir, name), { force: true });
  }
}

/** Starts the server and answers its pid; `waitUntilReady` resolves when it takes connections. */
export async function spawnServer(place: ServerPlace): Promise<number> {
  const out = openLog(place.logFile);
  const settings = Object.entries(serverSettings(place.durable));
  const child = spawn(
    place.binaries.postgres,
    [
      `-D${clusterPathFor(place.account, place.clusterDir)}`,
      ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    {
      cwd: place.clusterDir,
      env: serverEnvironment(),
      stdio: ["ignore", out, out],
      // Its own process group: Ctrl+C reaches us alone, and we stop it after the last request.
      detached: place.durable,
      ...place.account,
    },
  );
  closeSync(out);
  await new Promise<void>((resolve, reject) => {
    child.once("spawn", resolve);
    child.once("error", (error) =>
      reject(errorCode(error) === "EPERM" ? cannotChangeUser(error) : error),
    );
  });
  child.unref();
  return child.pid ?? 0;
}

/** Resolves to true once the server takes connections, to false if it ends before. */
export async function waitUntilReady(clusterDir: string, pid: number, log: Log): Promise<boolean> {
  const began = performance.now();
  let notes = 0;
  while (!isReady(clusterDir, pid)) {
    if (!isRunning(pid)) return false;
    if (performance.now() - began > (notes + 1) * PATIENCE_NOTE_MS) {
      notes += 1;
      log.info("The database is still recovering from an interrupted stop…");
    }
    await sleep(POLL_MS);
  }
  return true;
}

/** True if a server has ended within the time that a killed one takes at most. */
export async function hasEnded(pid: number): Promise<boolean> {
  return await waitUntil(() => !isRunning(pid), HARD_STOP_MS);
}

function isReady(clusterDir: string, pid: number): boolean {
  const lines = readPidFile(clusterDir);
  return Number(lines[0]) === pid && lines[7]?.trim() === "ready";
}

/** Stops the server: lets transactions roll back, and insists step by step when it does not end. */
export async function stopServer(pid: number): Promise<void> {
  const steps = [
    ["SIGINT", FAST_STOP_MS],
    ["SIGQUIT", HARD_STOP_MS],
    ["SIGKILL", HARD_STOP_MS],
  ] as const;
  for (const [name, patience] of steps) {
    signal(pid, name);
    if (await waitUntil(() => !isRunning(pid), patience)) return;
  }
}

function serverSettings(durable: boolean): Record<string, string | number> {
  const shared = Math.round(Math.min(Math.max(totalmem() / 8 / MIB, 64), 512));
  return {
    listen_addresses: "",
    unix_socket_directories: ".",
    unix_socket_permissions: "0700",
    max_connections: 60,
    shared_buffers: `${shared}MB`,
    effective_cache_size: `${shared * 3}MB`,
    work_mem: "8MB",
    maintenance_work_mem: "64MB",
    // A young database would carry more of the log than of itself.
    max_wal_size: "512MB",
    wal_compression: "pglz",
    random_page_cost: 1.1,
    timezone: "UTC",
    log_timezone: "UTC",
    // Failed statements carry people's data: the log keeps only messages about the server itself.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_checkpoints: "off",
    wal_level: durable ? "replica" : "minimal",
    max_wal_senders: durable ? 10 : 0,
    fsync: durable ? "on" : "off",
    synchronous_commit: durable ? "on" : "off",
    full_page_writes: durable ? "on" : "off",
  };
}

function readPidFile(clusterDir: string): string[] {
  try {
    return readFileSync(join(clusterDir, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return [];
  }
}

function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`);
  return openSync(path, "a", 0o600);
}

/** Builds the error for a server that ended while starting, in its own words. */
export function explainDeath(place: ServerPlace): StartError {
  const words = existsSync(place.logFile) ? readFileSync(place.logFile, "utf8").slice(-4000) : "";
  if (/No space left on device|Disk quota exceeded/.test(words)) return diskFull(place.clusterDir);
  const reason = words
    .trim()
    .split("\n")
    .findLast((line) => /FATAL|PANIC|error/i.test(line));
  return new StartError(
    `The database server did not start${reason ? `: ${reason}` : "."}`,
    `Its log is ${place.logFile}.`,
  );
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // PostgreSQL ended on its own.
  }
}

async function waitUntil(condition: () => boolean, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (!condition()) {
    if (performance.now() > end) return false;
    await sleep(POLL_MS);
  }
  return true;
}
