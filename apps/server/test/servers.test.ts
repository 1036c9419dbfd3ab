import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";

import { processIds, statFields } from "../src/db/embedded/process-table.ts";

import { cloneDatabase } from "./database.ts";
import { startOwnServer } from "./own-server.ts";
import type { OwnServer } from "./own-server.ts";

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let server: OwnServer;

beforeAll(async () => {
  database = await cloneDatabase(inject("templateUrl"));
  server = await startOwnServer(database.url, { SERVERS: "2", LOG_LEVEL: "info" });
}, 60_000);

afterAll(async () => {
  await server.stop();
  await database.drop();
});

/** Ids of the server processes, in their order. */
function processes(): number[] {
  return processIds().filter((pid) => Number(statFields(pid)?.[1]) === server.pid);
}

async function answers(): Promise<boolean> {
  // Connection of its own: one that is kept open may be closed at the moment of a request.
  const answer = await fetch(`${server.url}/readyz`, { headers: { connection: "close" } }).catch(
    () => undefined,
  );
  return answer?.ok === true;
}

/** Asks again and again until told to stop; answers the number of requests without an answer. */
function keepAsking(): { stop: () => Promise<number> } {
  const ending = new AbortController();
  let failed = 0;
  const asking = (async () => {
    while (!ending.signal.aborted) {
      if (!(await answers())) failed += 1;
    }
  })();
  return {
    async stop() {
      ending.abort();
      await asking;
      return failed;
    },
  };
}

describe("two server processes on one port (COMPANY-122)", () => {
  it("the figures are those of both", async () => {
    await vi.waitFor(() => expect(processes()).toHaveLength(2), 20_000);
    for (let call = 0; call < 10; call += 1) await answers();
    const metrics = await server.metrics();
    const counts = [...metrics.matchAll(/duration_seconds_count\{[^}]*readyz[^}]*\} (\d+)/g)];
    expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBeGreaterThanOrEqual(10);
    expect(metrics).toMatch(/^atrio_jobs_dead 0$/m);
  });

  it("a process that ends by itself is replaced", async () => {
    const [first = 0] = processes();
    process.kill(first, "SIGKILL");
    await vi.waitFor(() => expect(processes()).not.toContain(first), 20_000);
    await vi.waitFor(() => expect(processes()).toHaveLength(2), 20_000);
    const started = () => server.output().split("Server listening").length - 1;
    await vi.waitFor(() => expect(started()).toBe(3), 20_000);
    expect(await answers()).toBe(true);
  }, 60_000);

  it("SIGUSR2 replaces the processes one after another, and each request is answered", async () => {
    const before = processes();
    const asking = keepAsking();
    process.kill(server.pid, "SIGUSR2");
    await vi.waitFor(() => expect(server.output()).toContain("processes were replaced"), 80_000);
    expect(await asking.stop()).toBe(0);
    expect(processes()).toHaveLength(2);
    expect(processes().filter((pid) => before.includes(pid))).toEqual([]);
  }, 100_000);
});
