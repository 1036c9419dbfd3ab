import pg from "pg";
import { to as copyTo } from "pg-copy-streams";

import type { BareSql } from "../../db/bare.ts";
import { queueSettings } from "../jobs-catalogue.ts";

import type { FrameWriter } from "./frames.ts";

/** The next position of a sequence. */
export type SequencePosition = { name: string; next: string };

/** Header of a table's rows. */
export type TableHeader = { table: string; columns: string[] };

/** Contents of the last frame. */
export type DumpEnd = { sequences: SequencePosition[]; tables: Record<string, number> };

export type Dumped = {
  /** Instant of the snapshot. */
  taken: string;
  postgres: number;
  migrations: string[];
  tables: Record<string, number>;
  jobs: number;
};

/** Table whose rows a restore writes by applying the migrations. */
const LEVEL_TABLE = "migracion";
/** Rows of this table get those of the queue as well. */
const OUTBOX = "trabajo_pendiente";

const FRAME_BYTES = 1024 * 1024;
/** Any number will do, as long as every process uses the same. */
const backupLock = 715_204_120;

/** Formats that any release of PostgreSQL reads the same way. */
export const copySettings = `
  set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601';
  set extra_float_digits = 3; set bytea_output = 'hex'; set client_encoding = 'UTF8';
  set statement_timeout = 0; set lock_timeout = '30s'; set idle_in_transaction_session_timeout = 0`;

const columnsOfTables = `
  select c.relname as table, array_agg(quote_ident(a.attname) order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname order by c.relname`;

const sequencesOfSchema = `
  select sequencename as name,
    coalesce(last_value + increment_by, start_value)::text as next
  from pg_sequences where schemaname = 'public' order by sequencename`;

/** Work of the queue that is not done; a job that runs now counts as not done. */
const unfinished = `
  select id, name, data, start_after from pgboss.job
  where name = any ($1) and state in ('created', 'retry', 'active') order by created_on, id`;

type QueuedRow = { id: string; name: string; data: object | null; start_after: Date };

/** Opens a connection on which a backup is made; undefined while another one is being made. */
export async function openForBackup(databaseUrl: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    application_name: "atrio-backup",
    keepAlive: true,
  });
  // A lost connection fails the statement that runs; without a listener it would end the process.
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ free: boolean }>(
    "select pg_try_advisory_lock($1) as free",
    [backupLock],
  );
  if (rows[0]?.free === true) return client;
  await client.end();
  return undefined;
}

/** True while a backup of this database is being made, by any process. */
export async function isBackupRunning(sql: BareSql): Promise<boolean> {
  const [row] = await sql<{ running: boolean }>(
    `select exists (select from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1
       and database = (select oid from pg_database where datname = current_database())) as running`,
    [backupLock],
  );
  return row?.running === true;
}

/** Begins the snapshot, and answers its instant and level. */
export async function beginSnapshot(client: pg.Client): Promise<Dumped> {
  await client.query(copySettings);
  await client.query("begin transaction isolation level repeatable read, read only");
  const { rows } = await client.query<{ taken: Date; postgres: number; migrations: string[] }>(`
    select clock_timestamp() as taken,
      current_setting('server_version_num')::int / 10000 as postgres,
      (select array_agg(nombre order by nombre) from migracion) as migrations`);
  const [found] = rows;
  if (found === undefined) throw new Error("The database answered nothing");
  return { ...found, taken: found.taken.toISOString(), tables: {}, jobs: 0 };
}

/** Writes all tables of the snapshot, the queue's work and the sequences; fills in the counts. */
export async function dumpDatabase(
  client: pg.Client,
  out: FrameWriter,
  dumped: Dumped,
): Promise<void> {
  const queued = await readQueue(client);
  dumped.jobs = queued.length;
  // Row security does not bind the login role where it is a superuser; the role reads everything
  // on any server.
  await client.query("set local role atrio_backup");
  const { rows: tables } = await client.query<TableHeader>(columnsOfTables);
  for (const header of tables) {
    if (header.table === LEVEL_TABLE) continue;
    dumped.tables[header.table] = await dumpTable(client, out, header);
  }
  await dumpQueue(out, queued);
  const { rows: sequences } = await client.query<SequencePosition>(sequencesOfSchema);
  const end: DumpEnd = { sequences, tables: dumped.tables };
  await out.write("end", JSON.stringify(end));
}

async function dumpTable(
  client: pg.Client,
  out: FrameWriter,
  header: TableHeader,
): Promise<number> {
  await out.write("table", JSON.stringify(header));
  const source = client.query(
    copyTo(`copy public.${header.table} (${header.columns.join(", ")}) to stdout`),
  );
  let parts: Buffer[] = [];
  let size = 0;
  const chunks: AsyncIterable<Buffer> = source;
  for await (const bytes of chunks) {
    parts.push(bytes);
    size += bytes.length;
    if (size < FRAME_BYTES) continue;
    await out.write("rows", Buffer.concat(parts));
    parts = [];
    size = 0;
  }
  if (size > 0) await out.write("rows", Buffer.concat(parts));
  const { rowCount } = source;
  await out.write("close", JSON.stringify({ rows: rowCount }));
  return rowCount;
}

/** The queue belongs to the login role, and is absent before the first start of a server. */
async function readQueue(client: pg.Client): Promise<QueuedRow[]> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('pgboss.job') is not null as there",
  );
  if (rows[0]?.there !== true) return [];
  const found = await client.query<QueuedRow>(unfinished, [Object.keys(queueSettings)]);
  return found.rows;
}

async function dumpQueue(out: FrameWriter, queued: readonly QueuedRow[]): Promise<void> {
  const columns = ["id", "nombre", "datos", "no_antes_de"];
  await out.write("table", JSON.stringify({ table: OUTBOX, columns }));
  const lines = queued.map(({ id, name, data, start_after: after }) =>
    [id, name, JSON.stringify(data ?? {}).replaceAll("\\", "\\\\"), after.toISOString()].join("\t"),
  );
  if (lines.length > 0) await out.write("rows", `${lines.join("\n")}\n`);
  await out.write("close", JSON.stringify({ rows: lines.length }));
}
