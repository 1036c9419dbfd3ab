import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import pg from "pg";

import type { Log } from "../platform/log.ts";

const folder = join(import.meta.dirname, "../../migrations");
/** Any number will do, as long as every process uses the same. */
const migrationLock = 715_204_119;

/** Names of all migrations in order. */
export async function migrationNames(): Promise<string[]> {
  const files = await readdir(folder);
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

async function apply(client: pg.Client, name: string): Promise<void> {
  await client.query("begin");
  try {
    await run(client, name);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}

/** Lets the role of backups read what new migrations brought. */
async function openToBackups(client: pg.Client): Promise<void> {
  await client.query("call abrir_al_respaldo()");
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
    if (pending.length > 0) await openToBackups(client);
    if (pending.length > 0) log?.info({ count: pending.length }, "Migrations applied");
  } finally {
    await client.end();
  }
}
