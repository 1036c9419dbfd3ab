import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { systemClock } from "../src/lib/calendar/clock.ts";
import { pause } from "../src/platform/pause.ts";

import { createFactory } from "./factory.ts";
import type { SignedIn } from "./factory.ts";
import { openGround } from "./kills/ground.ts";

const minute = 60_000;
/** Milliseconds within which a frozen database is answered for. */
const limit = 5000;

const ground = await openGround();
const { dataDir, server } = ground;
let worker: SignedIn;

beforeAll(async () => {
  await ground.onDatabase(async (sql) => {
    worker = await createFactory(sql, systemClock).signedIn();
  });
  await server.start();
}, 2 * minute);

afterAll(async () => ground.clear(), minute);

/** The database server of the folder and its children: of this test alone. */
function databasePids(): number[] {
  const file = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8");
  const postmaster = Number(file.split("\n")[0]);
  const table = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const children = table.split("\n").flatMap((line) => {
    const [pid = 0, parent] = line.trim().split(/\s+/).map(Number);
    return parent === postmaster ? [pid] : [];
  });
  return [postmaster, ...children];
}

/** Freezes the database, the parent first, so that no process is started meanwhile. */
function freeze(): () => void {
  const [postmaster = 0] = databasePids();
  process.kill(postmaster, "SIGSTOP");
  const pids = databasePids();
  for (const pid of pids) process.kill(pid, "SIGSTOP");
  return () => {
    for (const pid of pids) process.kill(pid, "SIGCONT");
  };
}

type Outcome = { status: number; retryAfter: string | null; ms: number };

async function ask(path: string): Promise<Outcome> {
  const began = performance.now();
  const answer = await fetch(`${server.url}${path}`, {
    headers: { authorization: `Bearer ${worker.token}` },
  });
  await answer.arrayBuffer();
  const retryAfter = answer.headers.get("retry-after");
  return { status: answer.status, retryAfter, ms: performance.now() - began };
}

it(
  "the server answers within five seconds while the database is frozen, and normally later",
  { timeout: 2 * minute },
  async () => {
    const paths = ["/api/v1/auth/user", "/api/v1/auth/user", "/readyz"];
    expect((await ask(paths[0] ?? "")).status).toBe(200);
    const thaw = freeze();
    try {
      const outcomes = await Promise.all(paths.map(ask));
      expect(outcomes.map(({ status }) => status)).toEqual([503, 503, 503]);
      expect(outcomes[0]?.retryAfter).toMatch(/^\d+$/);
      expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(limit);
    } finally {
      thaw();
    }
    for (let tries = 0; tries < 200 && (await ask(paths[0] ?? "")).status !== 200; tries += 1) {
      await pause(50);
    }
    expect((await ask(paths[0] ?? "")).status).toBe(200);
  },
);
