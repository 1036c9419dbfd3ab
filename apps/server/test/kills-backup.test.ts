// Backups and restores that are killed while people punch (Rule COMPANY-92).
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";

import { startEmbedded } from "../src/db/embedded/embedded.ts";
import { systemClock } from "../src/lib/calendar/clock.ts";
import { openFolderTarget } from "../src/platform/backup/target.ts";
import { createLog } from "../src/platform/log.ts";
import { pause } from "../src/platform/pause.ts";

import { createFactory } from "./factory.ts";
import { makePunchers, verifyChain } from "./kills/chains.ts";
import { openGround } from "./kills/ground.ts";
import { startWriters } from "./kills/writers.ts";
import type { Puncher, Receipt } from "./kills/writers.ts";
import { roundsOf } from "./rounds.ts";

const KILLS = roundsOf({ usual: 3, full: 50 });
/** Kills of a restore; each one pays for the start and the recovery of a database. */
const RESTORE_KILLS = Math.ceil(KILLS / 3);
const minute = 60_000;
const passphrase = "nadie adivina esta frase";
const commands = join(import.meta.dirname, "..", "src", "commands");

const ground = await openGround();
const folder = mkdtempSync(join(tmpdir(), "atrio-kills-backup-"));
const restoredDir = join(folder, "restored");
let groups: Puncher[][];

beforeAll(async () => {
  await ground.onDatabase(async (sql) => {
    groups = await makePunchers(createFactory(sql, systemClock), { groups: 10, people: 4 });
  });
  await ground.server.start();
}, 2 * minute);

afterAll(async () => {
  await ground.clear();
  rmSync(folder, { recursive: true, force: true });
}, minute);

type Started = { child: ChildProcess; output: () => string; ended: Promise<unknown> };

function start(name: string, args: string[], dataDir: string): Started {
  const child = spawn(process.execPath, [join(commands, `${name}.ts`), ...args], {
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: dataDir,
      BACKUP_PASSPHRASE: passphrase,
      LOG_LEVEL: "warn",
      NODE_COMPILE_CACHE: join(folder, "compiled"),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  return { child, output: () => output, ended: once(child, "close") };
}

async function finish(name: string, args: string[], dataDir: string): Promise<number> {
  const began = performance.now();
  const { child, output, ended } = start(name, args, dataDir);
  await ended;
  expect(child.exitCode, output()).toBe(0);
  return performance.now() - began;
}

/** Kills the command at a random moment of its usual time; true if it had not ended. */
async function killAtRandom(
  name: string,
  args: string[],
  { dataDir, usual }: { dataDir: string; usual: number },
): Promise<boolean> {
  const { child, ended } = start(name, args, dataDir);
  // The first tenths load modules only.
  await Promise.race([pause(randomInt(Math.ceil(usual / 5), Math.ceil(usual * 1.1))), ended]);
  const isAlive = child.exitCode === null;
  child.kill("SIGKILL");
  await ended;
  return isAlive;
}

/** Runs statements on a data folder that nothing else uses. */
async function onFolder<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const database = await startEmbedded({ dataDir, log: createLog({ logLevel: "silent" }) });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await database.stop();
  }
}

async function isEmpty(dataDir: string): Promise<boolean> {
  return onFolder(dataDir, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(
      "select to_regclass('public.empresa') is not null as there",
    );
    if (rows[0]?.there !== true) return true;
    return (await client.query("select from empresa")).rowCount === 0;
  });
}

/** The restored ledger holds every one of these receipts, and its chains are whole. */
async function expectHeld(receipts: readonly Receipt[]): Promise<number> {
  const told = Map.groupBy(receipts, (receipt) => receipt.trabajador_id);
  return onFolder(restoredDir, async (client) => {
    let entries = 0;
    for (const worker of groups.flat()) {
      const chain = await verifyChain(
        async (text, values = []) => (await client.query(text, values)).rows,
        worker,
      );
      expect(chain.problems).toEqual([]);
      for (const { seq, hash } of told.get(worker.trabajador_id) ?? []) {
        expect(chain.hashes[seq - 1]).toBe(hash);
      }
      entries += chain.hashes.length;
    }
    return entries;
  });
}

it(
  "backups under ten writers are whole or absent, and a restore is whole or empty, whenever they are killed",
  { timeout: (4 + KILLS) * minute },
  async () => {
    const { dataDir, server } = ground;
    const to = join(folder, "backups");
    const target = await openFolderTarget(to);
    const writers = startWriters(server.url, groups);
    await finish("backup", ["--to", to], dataDir);
    const usual = await finish("backup", ["--to", to], dataDir);
    let killed = 0;
    for (let round = 0; round < KILLS; round += 1) {
      const hit = await killAtRandom("backup", ["--to", to], { dataDir, usual });
      killed += hit ? 1 : 0;
      expect(writers.wrong).toEqual([]);
    }
    const finished = await target.list();
    expect(finished.length).toBeGreaterThanOrEqual(2 + KILLS - killed);

    const known = [...writers.receipts];
    const busy = await finish("backup", ["--to", to], dataDir);
    await writers.stop();
    expect(writers.wrong).toEqual([]);
    expect(await server.stop()).toBe(0);
    const all = await target.list();
    const sample = KILLS > 3 ? all : all.slice(-2);
    for (const name of sample) {
      await finish("verify-backup", [to, "--backup", name], join(folder, "none"));
    }

    // The first one makes the cluster, which is no part of what is measured.
    expect(await isEmpty(restoredDir)).toBe(true);
    for (let round = 0; round < RESTORE_KILLS; round += 1) {
      await killAtRandom("restore", [to], { dataDir: restoredDir, usual: 3 * usual });
      if (!(await isEmpty(restoredDir))) break;
    }
    if (await isEmpty(restoredDir)) await finish("restore", [to], restoredDir);
    const entries = await expectHeld(known);
    await finish("verify-ledger", [], restoredDir);
    process.stdout.write(
      `Backup killed ${killed} times in ${KILLS} under 10 writers, ${all.length} finished, ${sample.length} verified; ` +
        `one takes ${busy.toFixed(0)} ms; ${known.length} punches known before the last, ${entries} restored\n`,
    );
    expect(known.length).toBeGreaterThan(10);
  },
);
