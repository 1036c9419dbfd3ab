import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { until } from "./until.ts";

const root = join(import.meta.dirname, "../..");
const firstPort = 4100;
const lastPort = 4999;
const startWithinMs = 300_000;
const stopWithinMs = 20_000;

/** A real server with its own folder, database and port, driven from outside as an owner would. */
export type TestServer = {
  /** Address of the portal, without a trailing slash. */
  url: string;
  dataDir: string;
  /** Database of the shared PostgreSQL that it uses; without one it runs its own in `dataDir`. */
  databaseUrl: string | undefined;
  /** End of what it has written to its log since it started. */
  words: () => string;
  /** Starts it again on the same folder and port; answers once it is ready. */
  start: () => Promise<void>;
  /** SIGKILL to the server and to its database, as a power cut would end them. */
  kill: () => Promise<void>;
  /** SIGKILL to the server alone. */
  killServer: () => Promise<void>;
  /** Sends SIGTERM and waits for the end. */
  stop: () => Promise<void>;
  /** Stops it and removes its folder. */
  remove: () => Promise<void>;
};

type Options = {
  /** Loads the demo company, or begins without any. */
  demo?: boolean;
  /** A folder to begin with a copy of, as an unpacked backup. */
  from?: string;
  /** A database to use instead of that in the folder. */
  databaseUrl?: string;
};

/** Starts a server on a fresh folder; answers once it is ready. */
export async function startServer({
  demo = false,
  from,
  databaseUrl,
}: Options): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "atrio-e2e-"));
  if (from !== undefined) copyFolder(from, dataDir, { withDatabase: databaseUrl === undefined });
  const port = await findPort();
  const url = `http://localhost:${port}`;
  let running: Running | null = null;

  const start = async (): Promise<void> => {
    running = launch({ dataDir, port, demo, databaseUrl });
    await waitUntilReady(url, running);
  };
  const killServer = async (): Promise<void> => {
    if (running !== null) await end(running, "SIGKILL");
    running = null;
  };
  const kill = async (): Promise<void> => {
    const database = databasePid(dataDir);
    await killServer();
    if (database !== null) await killProcess(database);
  };
  const stop = async (): Promise<void> => {
    if (running !== null) await end(running, "SIGTERM");
    running = null;
  };
  const remove = async (): Promise<void> => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  const words = (): string => running?.words() ?? "";
  return { url, dataDir, databaseUrl, words, start, kill, killServer, stop, remove };
}

/** Copies a data folder: keys and stored files, and the database in it unless another is used. */
export function copyFolder(from: string, to: string, { withDatabase = true } = {}): void {
  const names = readdirSync(from).filter((name) => withDatabase || !name.startsWith("postgres"));
  const paths = names.map((name) => join(from, name));
  // With its owners: the database's files may belong to an account of its own.
  execFileSync("cp", ["-Rp", ...paths, to]);
}

type Running = { child: ChildProcess; words: () => string };

function launch({
  dataDir,
  port,
  demo,
  databaseUrl,
}: {
  dataDir: string;
  port: number;
  demo: boolean;
  databaseUrl: string | undefined;
}): Running {
  const child = spawn(process.execPath, [join(root, "apps/server/src/main.ts")], {
    cwd: root,
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: demo ? "1" : "0",
      DATABASE_URL: databaseUrl,
      API_DOCS: "0",
      CHECK_ANSWERS: "1",
      BALLAST_MB: "0",
      LOG_LEVEL: "warn",
      // Journeys bring their own push service.
      PUSH_LOOPBACK: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let words = "";
  const keep = (chunk: Buffer): void => {
    words = (words + chunk.toString()).slice(-8000);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  // A run that is interrupted must not leave a server behind; asked so, it stops its database too.
  const onExit = (): void => void child.kill("SIGTERM");
  process.once("exit", onExit);
  child.once("exit", () => process.off("exit", onExit));
  return { child, words: () => words };
}

async function waitUntilReady(url: string, { child, words }: Running): Promise<void> {
  await until(
    async () => {
      if (hasEnded(child)) throw new Error(`The server ended while starting:\n${words()}`);
      return isReady(url);
    },
    { withinMs: startWithinMs, what: () => `the server to be ready:\n${words()}` },
  );
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function end({ child, words }: Running, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await until(async () => hasEnded(child), {
    withinMs: stopWithinMs,
    what: () => `the server to end after ${signal}:\n${words()}`,
  });
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** The embedded database's own process, from the file it keeps in its folder. */
function databasePid(dataDir: string): number | null {
  try {
    const [first = ""] = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n");
    const pid = Number(first);
    return Number.isInteger(pid) && pid > 1 ? pid : null;
  } catch {
    return null;
  }
}

async function killProcess(pid: number): Promise<void> {
  process.kill(pid, "SIGKILL");
  await until(async () => !isAlive(pid), {
    withinMs: stopWithinMs,
    what: () => `process ${pid} to end`,
  });
}

/** A killed process whose new parent has not collected it yet is dead all the same. */
function isAlive(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2, stat.lastIndexOf(")") + 3) !== "Z";
  } catch {
    return isListed(pid);
  }
}

/** True if the system knows the process, where there is no /proc. */
function isListed(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function findPort(): Promise<number> {
  const offset = process.pid % (lastPort - firstPort);
  for (let step = 0; step <= lastPort - firstPort; step += 1) {
    const port = firstPort + ((offset + step) % (lastPort - firstPort + 1));
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${firstPort} to ${lastPort}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host: "localhost" }, () => probe.close(() => resolve(true)));
  });
}
