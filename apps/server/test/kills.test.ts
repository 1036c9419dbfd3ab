import { randomInt } from "node:crypto";

import { afterAll, beforeAll, expect, it } from "vitest";

import { systemClock } from "../src/lib/calendar/clock.ts";
import { pause } from "../src/platform/pause.ts";

import { createFactory } from "./factory.ts";
import {
  batchState,
  filesIn,
  killWhileReading,
  makePayday,
  sendPayday,
  waitForBatch,
} from "./kills/batches.ts";
import type { Payday } from "./kills/batches.ts";
import { differences, makePunchers } from "./kills/chains.ts";
import { openGround } from "./kills/ground.ts";
import { startWriters } from "./kills/writers.ts";
import type { Puncher, Receipt, Writing } from "./kills/writers.ts";
import { roundsOf } from "./rounds.ts";

const SERVER_KILLS = roundsOf({ usual: 20, full: 50 });
const DATABASE_KILLS = roundsOf({ usual: 8, full: 20 });
const minute = 60_000;

// Each writer has several people, so that nobody's day grows to hundreds of punches.
const size = { groups: 8, people: 5 };

const ground = await openGround();
const { dataDir, server } = ground;
let groups: Puncher[][];
let payday: Payday;

beforeAll(async () => {
  await ground.onDatabase(async (sql) => {
    const factory = createFactory(sql, systemClock);
    groups = await makePunchers(factory, size);
    payday = await makePayday(factory, 80);
  });
  // A first clean end leaves its compiled sources to the starts that are measured.
  await server.start();
  await server.stop();
}, 2 * minute);

afterAll(async () => ground.clear(), minute);

function summary(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): string =>
    (sorted[Math.ceil(sorted.length * part) - 1] ?? 0).toFixed(0);
  return `${times.length} times, median ${at(0.5)} ms, slowest ${at(1)} ms`;
}

function report(writing: Writing, what: string, times: number[]): void {
  const answers = [...writing.statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status === 0 ? "none" : status}`);
  process.stdout.write(
    `${what} killed and back: ${summary(times)}; answers ${answers.join(", ")}; ` +
      `longest wait ${writing.slowest.toFixed(0)} ms\n`,
  );
}

/** Every receipt is in the ledger at its place, and there is nothing else in it. */
async function expectExactly(receipts: Receipt[]): Promise<void> {
  await ground.onDatabase(async (sql) => {
    expect(await differences(sql, groups.flat(), receipts)).toEqual([]);
  });
}

it(
  "every acknowledged punch is kept once through kills of the server and its database",
  { timeout: 15 * minute },
  async () => {
    await server.start();
    const first = startWriters(server.url, groups);
    const restarts: number[] = [];
    for (let round = 0; round < SERVER_KILLS; round += 1) {
      await pause(randomInt(50, 400));
      // Now and then everything is gone at once, as when the machine's power fails.
      await server.kill({ withDatabase: round % 5 === 4 });
      restarts.push(await server.start());
      // Warnings and errors are said on the same way as the greeting.
      expect(server.output()).not.toMatch(/"level":|^\s+at /m);
      expect(first.wrong).toEqual([]);
    }
    await first.stop();
    report(first, "Server", restarts);

    const second = startWriters(server.url, groups);
    const recoveries: number[] = [];
    for (let round = 0; round < DATABASE_KILLS; round += 1) {
      await pause(randomInt(50, 400));
      recoveries.push(await server.killDatabase());
      expect(second.wrong).toEqual([]);
    }
    await second.stop();
    report(second, "Database", recoveries);
    expect(server.output()).not.toMatch(/"level":"(error|fatal)"|^\s+at /m);
    expect(await server.stop()).toBe(0);

    expect([...first.wrong, ...second.wrong]).toEqual([]);
    // The kills hit writers at work, and the living server told them to wait.
    expect(first.statuses.get(0)).toBeGreaterThan(SERVER_KILLS);
    expect(second.statuses.get(503)).toBeGreaterThan(0);
    expect(second.statuses.get(0) ?? 0).toBe(0);
    expect(second.slowest).toBeLessThan(5000);
    expect(first.receipts.length).toBeGreaterThan(SERVER_KILLS);
    expect(second.receipts.length).toBeGreaterThan(DATABASE_KILLS);
    await expectExactly([...first.receipts, ...second.receipts]);
  },
);

it(
  "a batch of payslips is read whole or not at all through a kill of the server",
  { timeout: 2 * minute },
  async () => {
    await server.start();
    const id = await sendPayday(server.url, payday);
    if (id === undefined) throw new Error("The batch was not taken in");
    // While it is being cut: some sheets are stored, none is written down.
    const stored = filesIn(dataDir, payday) + 10;
    await killWhileReading(server, { dataDir, payday, stored });
    await ground.onDatabase(async (sql) => {
      const left = await batchState(sql, payday);
      expect(left).toMatchObject({ states: ["leyendo"], sheets: 0, payslips: 0 });
      expect(left.waiting).toBeGreaterThan(0);
    });
    await server.start();
    await waitForBatch(server.url, payday, { id, state: "revision" });
    expect(await sendPayday(server.url, payday)).toBe(id);
    expect(await server.stop()).toBe(0);
    await ground.onDatabase(async (sql) => {
      const read = await batchState(sql, payday);
      const { sheets } = payday;
      expect(read).toMatchObject({ states: ["revision"], sheets, sure: sheets, payslips: 0 });
      // Files without a row are announced, and swept.
      expect(filesIn(dataDir, payday)).toBeLessThanOrEqual(1 + sheets + read.waiting);
    });
  },
);
