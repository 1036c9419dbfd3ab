import { join } from "node:path";

import pg from "pg";

import { lockMigrations, migrateWithin, migrationNames } from "../../db/migrate.ts";
import type { Secrets } from "../../lib/crypto/secrets.ts";
import { StartError } from "../start-error.ts";
import type { StoredBytes } from "../storage.ts";

import { parseErasures, replayErasures } from "./erasures.ts";
import type { Erasure } from "./erasures.ts";
import { digestOf, readList } from "./files.ts";
import { DamagedBackup, readFrames } from "./frames.ts";
import { loadDatabase } from "./load.ts";
import { checkManifest, openKeys, parseManifest } from "./manifest.ts";
import type { BackupKeys, Manifest } from "./manifest.ts";
import type { BackupTarget } from "./target.ts";

/** A backup whose keys are open. */
export type OpenBackup = { target: BackupTarget; manifest: Manifest; keys: BackupKeys };

export type Restored = { files: number; erased: number; unerased: number };

/** Opens a backup: the named one, else the newest. Throws StartError or DamagedBackup. */
export async function openBackup(
  target: BackupTarget,
  passphrase: string,
  asked?: string,
): Promise<OpenBackup> {
  const names = await target.list();
  const name = asked ?? names.at(-1);
  if (name === undefined || !names.includes(name)) {
    const known = names.length === 0 ? "it holds none" : `the newest is ${names.at(-1)}`;
    throw new StartError(
      `There is no backup ${asked === undefined ? "" : `${asked} `}in ${target.address}: ${known}.`,
      "Name the folder that `npm run backup -- --to` was given.",
    );
  }
  const file = await target.read(name, "manifest.json");
  const keys = await openKeys(passphrase, name, await target.read(name, "keys.atrio"));
  checkManifest(file, keys.dataKey);
  return { target, manifest: parseManifest(file), keys };
}

/** Refuses a backup whose migrations this release does not have. */
async function checkLevel({ manifest }: OpenBackup): Promise<void> {
  const known = new Set(await migrationNames());
  const unknown = manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new StartError(
    `The backup is of a newer release: its database has ${unknown.join(", ")}.`,
    "Restore it with the release that made it, or a newer one.",
  );
}

/**
 * Restores a backup into a database without companies, all in one transaction: killed at any moment,
 * the installation is as empty as before or whole. `beforeCommit` runs last.
 */
export async function restoreBackup(
  databaseUrl: string,
  backup: OpenBackup,
  options: { storage: StoredBytes; beforeCommit: () => Promise<void> },
): Promise<Restored> {
  await checkLevel(backup);
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    application_name: "atrio-restore",
  });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await lockMigrations(client);
    await assertAlone(client);
    await assertEmpty(client);
    const erasures = parseErasures(await backup.target.readErasures(), backup.manifest.taken);
    const files = await restoreFiles(backup, options.storage, erasures);
    await client.query("begin");
    const replayed = await fillDatabase(client, backup, erasures);
    await options.beforeCommit();
    await client.query("commit");
    return { files, ...replayed };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A server keeps keys and roles in its memory: it must not run on a database that is replaced. */
async function assertAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'atrio%'`);
  if (rows[0]?.count === 0) return;
  throw new StartError(
    "A server of this database is running.",
    "Stop it, restore, and start it again.",
  );
}

async function assertEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ ours: boolean; tables: number }>(`
    select to_regclass('public.migracion') is not null as ours,
      (select count(*)::int from pg_class c
        where relnamespace = 'public'::regnamespace and relkind = 'r'
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')) as tables`);
  const [found] = rows;
  if (found === undefined || found.tables === 0) return;
  if (!found.ours) {
    throw new StartError(
      "The database has tables of another program.",
      "Make a database for Atrio alone and name it in DATABASE_URL.",
    );
  }
  // Row security hides the companies from an owner that is no superuser; the door sees them.
  await client.query("set role atrio_gate");
  const { rows: companies } = await client.query<{ full: boolean }>(
    "select exists (select from empresa) or exists (select from account) as full",
  );
  await client.query("reset role");
  if (companies[0]?.full !== true) return;
  throw new StartError(
    "The installation is not empty: a backup is restored only where there is no company.",
    "Name an empty folder in DATA_DIR, or an empty database in DATABASE_URL.",
  );
}

async function restoreFiles(
  { target, manifest, keys }: OpenBackup,
  storage: StoredBytes,
  erasures: readonly Erasure[],
): Promise<number> {
  const erased = new Set(erasures.flatMap((one) => ("paths" in one ? one.paths : [])));
  const files = await readList(target, manifest.id, keys.dataKey);
  let count = 0;
  for (const file of files) {
    const { path } = file;
    if (erased.has(path)) continue;
    const bytes = await target.getFile(path);
    if (bytes === undefined) throw new DamagedBackup(`The stored file ${path} is missing`);
    if (digestOf(bytes) !== file.sha256) {
      throw new DamagedBackup(`The stored file ${path} was changed`);
    }
    await storage.write(path, bytes);
    count += 1;
  }
  return count;
}

/** Schema at the backup's level, its rows, later erasures, and the schema of this release. */
async function fillDatabase(
  client: pg.Client,
  backup: OpenBackup,
  erasures: readonly Erasure[],
): Promise<{ erased: number; unerased: number }> {
  const { manifest, target, keys } = backup;
  await client.query("drop schema if exists pgboss cascade");
  await client.query("drop schema public cascade");
  await client.query("create schema public");
  await migrateWithin(client, manifest.migrations);
  const source = await target.stream(manifest.id, "database.atrio");
  const frames = readFrames(source, keys.dataKey, { context: `${manifest.id}/database` });
  let replayed = { erased: 0, unerased: 0 };
  const counts = await loadDatabase(client, frames, async () => {
    replayed = await replayErasures(client, erasures);
  });
  assertCounts(manifest, counts);
  await migrateWithin(client, await migrationNames());
  await client.query("select abrir_al_respaldo(null)");
  // Statements of the first minutes need the statistics of these rows, as does the verification after a restore.
  await client.query("analyze");
  await client.query(
    "update instalacion set envios_retenidos = now(), restaurada_en = now(), respaldo_de = $1",
    [manifest.taken],
  );
  // The backup's own row, which had no end yet.
  await client.query("delete from respaldo where terminado_en is null and fallo is null");
  return replayed;
}

function assertCounts(manifest: Manifest, counts: Record<string, number>): void {
  for (const [table, rows] of Object.entries(manifest.tables)) {
    const jobs = table === "trabajo_pendiente" ? manifest.jobs : 0;
    if ((counts[table] ?? 0) !== rows + jobs) {
      throw new DamagedBackup(`${table} has ${counts[table] ?? 0} rows of ${rows + jobs}`);
    }
  }
}

/** Names of the key files in `DATA_DIR/keys`. */
export function keyFiles(secrets: Secrets): Array<[file: string, text: string]> {
  return [
    ["pepper", secrets.pepper.toString("base64url")],
    ["ledger.pem", secrets.ledgerKey.trim()],
    ["storage-key", secrets.storageKey.toString("base64url")],
    ["hmac-key", secrets.hmacKey.toString("base64url")],
    ["vapid.pem", secrets.vapidKey.trim()],
  ];
}

/** Folder of the key files. */
export const keysFolder = (dataDir: string): string => join(dataDir, "keys");
