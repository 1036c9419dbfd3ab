import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import pg from "pg";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";

import { joinEmbedded, startEmbedded } from "../src/db/embedded/embedded.ts";
import type { EmbeddedDatabase } from "../src/db/embedded/embedded.ts";
import { createLog } from "../src/platform/log.ts";
import { StartError } from "../src/platform/start-error.ts";

const log = createLog({ logLevel: "silent" });
const holderFile = fileURLToPath(import.meta.resolve("./embedded-holder.ts"));

type Row = Record<string, unknown>;

const folders: string[] = [];
// A folder for most tests, as in real life: each test opens the former one's remains.
const sharedDir = newFolder();
let dataDir = sharedDir;
let open: EmbeddedDatabase[] = [];
let holders: ChildProcess[] = [];

beforeEach(() => {
  dataDir = sharedDir;
});

afterEach(async () => {
  await Promise.all(open.map((database) => database.stop()));
  await Promise.all(holders.map(killHolder));
  if (existsSync(join(dataDir, "postgres", "postmaster.pid"))) {
    // The process left running by a killed holder is taken over, so that it ends with the test.
    await startEmbedded({ dataDir, log }).then((database) => database.stop());
  }
  holders = [];
  open = [];
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function killHolder(holder: ChildProcess): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  holder.kill("SIGKILL");
  await once(holder, "exit");
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "atrio-embedded-"));
  folders.push(folder);
  return folder;
}

async function start(options: { durable?: boolean } = {}): Promise<EmbeddedDatabase> {
  const { durable = false } = options;
  const database = await startEmbedded({ dataDir, log, durable });
  open.push(database);
  return database;
}

async function hold(
  account: { uid?: number; gid?: number } = {},
): Promise<{ url: string; holder: ChildProcess }> {
  const holder = spawn(process.execPath, [holderFile, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
    ...account,
  });
  holders.push(holder);
  for await (const url of createInterface(holder.stdout)) return { url, holder };
  throw new Error("The holder ended before it was ready");
}

async function query(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function untilAnswers(url: string): Promise<void> {
  for (;;) {
    try {
      await query(url, "select 1");
      return;
    } catch {
      await sleep(50);
    }
  }
}

function serverPid(): number {
  return Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}

/** Number of this process's open local sockets and pipes. */
function socketsOpen(): number {
  return process.getActiveResourcesInfo().filter((name) => name === "PipeWrap").length;
}

function kill(pid: number, signal: NodeJS.Signals = "SIGKILL"): void {
  process.kill(pid, signal);
}

describe("a fresh folder", () => {
  it("a fresh folder gets a cluster with the product's database, role and settings", async () => {
    const { url } = await start({ durable: true });
    const [row] = await query(
      url,
      `select current_database() as database, current_user as role, lower('ÑÉ') as lower,
        current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
        current_setting('data_checksums') as checksums, current_setting('listen_addresses') as tcp,
        current_setting('password_encryption') as passwords, current_setting('server_encoding') as encoding,
        current_setting('max_connections')::int as connections`,
    );
    expect(row).toEqual({
      database: "atrio",
      role: "atrio",
      lower: "ñé",
      fsync: "on",
      commit: "on",
      checksums: "on",
      tcp: "",
      passwords: "scram-sha-256",
      encoding: "UTF8",
      connections: 60,
    });
  });

  it("a fresh folder keeps cluster and password from other people's eyes", async () => {
    const { url } = await start();
    const mode = (path: string): number => statSync(join(dataDir, path)).mode & 0o777;
    expect([mode("postgres"), mode("keys"), mode("keys/postgres-password")]).toEqual([
      0o700, 0o700, 0o600,
    ]);
    const wrong = new URL(url);
    wrong.password = "wrong";
    await expect(query(wrong.href, "select 1")).rejects.toMatchObject({ code: "28P01" });
  });

  it("a fresh folder may have a path longer than a socket's", async () => {
    dataDir = join(newFolder(), "a-long-name-".repeat(9));
    const { url } = await start();
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});

describe("a folder that was used before", () => {
  it("a used folder opens with its data", async () => {
    const first = await start();
    await query(first.url, "drop table if exists kept; create table kept as select 42 as answer");
    await first.stop();
    const second = await start();
    expect(await query(second.url, "select answer from kept")).toEqual([{ answer: 42 }]);
  });

  it("a used folder opens though its process file names another program", async () => {
    await (await start()).stop();
    const lines = `${process.pid}\n${join(dataDir, "postgres")}\n0\n5432\n.\n\n\nready\n`;
    writeFileSync(join(dataDir, "postgres", "postmaster.pid"), lines, { mode: 0o644 });
    writeFileSync(join(dataDir, "postgres", ".s.PGSQL.5432.lock"), lines, { mode: 0o644 });
    const { url } = await start();
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("a used folder opens after an instance file that a crash cut short", async () => {
    await (await start()).stop();
    writeFileSync(join(dataDir, "instance.json"), '{"id":"');
    const { url } = await start();
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("a used folder opens after an interrupted creation", async () => {
    dataDir = newFolder();
    writeFileSync(join(dataDir, "postgres.new"), "half");
    const { url } = await start();
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(existsSync(join(dataDir, "postgres.new"))).toBe(false);
  });

  it("a used folder without its password names the missing file", async () => {
    await (await start()).stop();
    const file = join(dataDir, "keys", "postgres-password");
    renameSync(file, `${file}.away`);
    await expect(start()).rejects.toThrow(/postgres-password is missing/);
    renameSync(`${file}.away`, file);
  });

  it("a cluster of another version is refused", async () => {
    await (await start()).stop();
    writeFileSync(join(dataDir, "postgres", "PG_VERSION"), "16\n");
    await expect(start()).rejects.toThrow(/made by PostgreSQL 16/);
    writeFileSync(join(dataDir, "postgres", "PG_VERSION"), "18\n");
  });
});

describe("a database that dies", () => {
  it("a dead database is restarted three times, at the same address, with every acknowledged row", async () => {
    const { url } = await start({ durable: true });
    await query(url, "create table written (n int primary key)");
    const acknowledged: number[] = [];
    const writer = new AbortController();
    const write = async (): Promise<void> => {
      for (let n = 0; !writer.signal.aborted; n += 1) {
        await query(url, `insert into written values (${n})`).then(
          () => acknowledged.push(n),
          () => sleep(10),
        );
      }
    };
    const writing = write();
    for (let round = 1; round <= 3; round += 1) {
      while (acknowledged.length < round * 10) await sleep(10);
      kill(serverPid());
      await sleep(50);
      await untilAnswers(url);
    }
    writer.abort();
    await writing;
    const rows = await query(url, "select n from written");
    const stored = new Set(rows.map((row) => row["n"]));
    expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
  });

  it("the database survives the death of one connection's process", async () => {
    const { url } = await start();
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    kill(rows[0]?.pid ?? 0);
    // The server first ends every other connection, also one that was just accepted.
    await sleep(500);
    await untilAnswers(url);
    await client.end().catch(() => undefined);
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});

describe("a process that was killed", () => {
  it("a killed process leaves a running database, which the next start adopts", async () => {
    const { url, holder } = await hold();
    await query(url, "drop table if exists kept; create table kept as select 42 as answer");
    const orphan = serverPid();
    holder.kill("SIGKILL");
    await once(holder, "exit");
    const next = await start({ durable: true });
    expect(serverPid()).toBe(orphan);
    expect(await query(next.url, "select answer from kept")).toEqual([{ answer: 42 }]);
    await next.stop();
    expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false);
  });

  it("a process killed with its database is recovered by the next start", async () => {
    const { url, holder } = await hold();
    await query(url, "drop table if exists kept; create table kept as select 42 as answer");
    holder.kill("SIGKILL");
    kill(serverPid());
    await once(holder, "exit");
    const next = await start({ durable: true });
    expect(await query(next.url, "select answer from kept")).toEqual([{ answer: 42 }]);
  });

  it("a database that dies while the next start adopts it is started again", async () => {
    const { url, holder } = await hold();
    await query(url, "drop table if exists kept; create table kept as select 42 as answer");
    holder.kill("SIGKILL");
    await once(holder, "close");
    const orphan = serverPid();
    kill(orphan, "SIGSTOP");
    const before = socketsOpen();
    const starting = start({ durable: true });
    // A stopped server's connection waits, until its end resets it.
    while (socketsOpen() === before) await sleep(10);
    kill(orphan);
    const next = await starting;
    expect(serverPid()).not.toBe(orphan);
    expect(await query(next.url, "select answer from kept")).toEqual([{ answer: 42 }]);
  });
});

describe("two processes on one folder", () => {
  it("a second process is refused with an advice", async () => {
    const { url } = await hold();
    const refused = await start().catch((error: unknown) => error);
    if (!(refused instanceof StartError)) throw new Error("The second one was let in");
    expect(refused.message).toMatch(/^Process \d+ on .* already uses the data folder/);
    expect(refused.advice).toContain("DATA_DIR");
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("a process in another container is recognised by its heartbeat file", async () => {
    const path = join(dataDir, "instance.json");
    const other = { id: "other", pid: 1, host: "elsewhere", space: "another container" };
    writeFileSync(path, JSON.stringify(other));
    const beat = setInterval(() => writeFileSync(path, JSON.stringify(other)), 300);
    await expect(start()).rejects.toThrow(/Process 1 on elsewhere already uses/);
    clearInterval(beat);
    const { url } = await start();
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("a command joins the running database, or opens the folder alone", async () => {
    const { url, holder } = await hold();
    await query(url, "drop table if exists kept; create table kept as select 42 as answer");
    const joined = await joinEmbedded({ dataDir, log });
    expect(await query(joined.url, "select answer from kept")).toEqual([{ answer: 42 }]);
    await joined.stop();
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
    holder.kill("SIGTERM");
    await once(holder, "exit");
    const alone = await joinEmbedded({ dataDir, log });
    open.push(alone);
    expect(await query(alone.url, "select answer from kept")).toEqual([{ answer: 42 }]);
  });
});

describe("who runs it", () => {
  it("the database never runs as root: it has its own user or that of its starter", async () => {
    await start();
    const owner = statSync(join(dataDir, "postgres")).uid;
    expect(owner).not.toBe(0);
    expect(statSync(`/proc/${serverPid()}`).uid).toBe(owner);
  });

  it("the database runs as its starter when that is a normal user", async () => {
    dataDir = newFolder();
    const uid = process.getuid?.() === 0 ? 65_534 : (process.getuid?.() ?? 0);
    if (process.getuid?.() === 0) chownSync(dataDir, uid, uid);
    const { url } = await hold(process.getuid?.() === 0 ? { uid, gid: uid } : {});
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(statSync(join(dataDir, "postgres")).uid).toBe(uid);
  });
});
