import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { freePort } from "../apps/server/test/free-port.ts";

const root = join(import.meta.dirname, "..");
const PATIENCE_MS = 60_000;
const LOOK_MS = 10;

export type Process = {
  url: string;
  /** Milliseconds from its start until it was ready. */
  startedIn: number;
  /** The most memory that it has had so far, in MB. */
  peakMemory(): number;
  stop(): Promise<void>;
};

/** Starts the product's server as its own process. */
export async function startProduct(env: Record<string, string>): Promise<Process> {
  return start("apps/server/src/main.ts", env);
}

/** Starts the bare server as its own process. */
export async function startBare(databaseUrl: string): Promise<Process> {
  return start("bench/bare-server.ts", { DATABASE_URL: databaseUrl });
}

async function start(file: string, env: Record<string, string>): Promise<Process> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [...process.execArgv, join(root, file)], {
    cwd: root,
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DEMO: "0",
      BALLAST_MB: "0",
      LOG_LEVEL: "error",
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with status ${child.exitCode}`);
    if (performance.now() - began > PATIENCE_MS) throw new Error(`${file} does not get ready`);
    await sleep(LOOK_MS);
  }
  return {
    url,
    startedIn: performance.now() - began,
    peakMemory: () => peakOf(child.pid ?? 0),
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Peak resident set of a process, from Linux. */
function peakOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
  return Number(kilobytes) / 1024;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
