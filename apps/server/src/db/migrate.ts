import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import pg from "pg";

import type { Log } from "../platform/log.ts";
import { pause } from "../platform/pause.ts";

import { failureCode } from "./failures.ts";

const folder = join(import.meta.dirname, "../../migrations");
/** Any number will do, as long as every process uses the same. */
const migrationLock = 715_204_119;

/**
 * Wait for a table that servers use. Every statement behind it waits as long; shorter than the second after which
 * PostgreSQL looks for deadlocks, so that a migration gives way and not a punch.
 */
const lockTimeoutMs = 500;
/** lock_not_available, deadlock_detected. */
const lockFailures: ReadonlySet<string> = new Set(["55P03", "40P01"]);
const betweenAttemptsMs = 300;
const attempts = 500;

/** Names of all migrations in order: this release's, or those in a folder of another one. */
export async function migrationNames(from = folder): Promise<string[]> {
  const files = await readdir(from);
  return files.filter((file) => file.endsWith(".sql")).toSorted();
}

async function applied(client: pg.Client): Promise<Set<string>> {
  await client.query(
    "create table if not exists migracion (nombre text primary key, aplicada_en timestamptz not null default now())",
  );
  const { rows } = await client.query<{ nombre: string }>("select nombre from migracion");
  return new Set(rows.map((row) => row.nombre));
}

async function run(client: pg.Client, name: string): Promise<void> {
  await client.query(await readFile(join(folder, name), "utf8"));
  await client.query("insert into migracion (nombre) values ($1)", [name]);
}

/**
 * A transaction that changes tables while servers use them (Rule COMPANY-124). When it does not get a table soon, it
 * begins anew behind a closed door: session checks wait, so that requests in flight end and others hold nothing.
 */
async function change<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const isBehindDoor = attempt > 1 && (await hasSessions(client));
    if (isBehindDoor) await client.query("select pg_notify('atrio_sessions', 'all')");
    await client.query("begin");
    try {
      await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
      if (isBehindDoor) await client.query("lock table sesion in access exclusive mode");
      const result = await work();
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback");
      if (attempt === attempts || !lockFailures.has(failureCode(error) ?? "")) throw error;
      await pause(betweenAttemptsMs);
    }
  }
}

async function hasSessions(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("select where to_regclass('public.sesion') is not null");
  return rows.length > 0;
}

async function apply(client: pg.Client, name: string): Promise<void> {
  await change(client, async () => run(client, name)).catch((error: unknown) => {
    throw new Error(`Migration ${name} failed`, { cause: error });
  });
}

/** Lets the role of backups read the tables that new migrations brought. */
async function openToBackups(client: pg.Client): Promise<void> {
  const openOne = async () => {
    const { rows } = await client.query<{ opened: number }>(
      "select abrir_al_respaldo(1) as opened",
    );
    return rows[0]?.opened ?? 0;
  };
  while ((await change(client, openOne)) > 0);
}

/** Locks out every other process that migrates or restores, until the connection ends. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [migrationLock]);
}

/** Applies migrations inside the running transaction, those that are not applied among the names. */
export async function migrateWithin(client: pg.Client, names: readonly string[]): Promise<void> {
  const done = await applied(client);
  for (const name of names.filter((one) => !done.has(one))) {
    await run(client, name);
    // Deferred checks of one migration's rows must not meet the next one's tables.
    await client.query("set constraints all immediate");
    await client.query("set constraints all deferred");
  }
}

/**
 * Migrates the schema: each pending file in a transaction of its own, so an interrupted run
 * resumes. Two processes at once are safe: the second waits.
 */
export async function migrate(databaseUrl: string, log?: Log): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await lockMigrations(client);
    const done = await applied(client);
    const pending = (await migrationNames()).filter((name) => !done.has(name));
    for (const name of pending) {
      await apply(client, name);
      log?.debug({ migration: name }, "Migration applied");
    }
    if (pending.length > 0) {
      await openToBackups(client);
      log?.info({ count: pending.length }, "Migrations applied");
    }
  } finally {
    await client.end();
  }
}
