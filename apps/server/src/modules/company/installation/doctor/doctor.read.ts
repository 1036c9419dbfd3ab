import type { BareSql } from "../../../../db/bare.ts";

/** Work that waits longer than this is stuck: retries of mails come every quarter of an hour. */
const stuckAfter = "1 hour";
const sealDays = 30;

export type WorkCounts = { stuck: number; dead: number };

/** Work that nobody does; read as the login role, which owns the queue. */
export async function readWork(sql: BareSql): Promise<WorkCounts> {
  const [queue] = await sql<{ there: boolean }>(
    "select to_regclass('pgboss.job') is not null as there",
  );
  const [outbox] = await sql<{ count: number }>(
    `select count(*)::int as count from trabajo_pendiente
     where creado_en < now() - $1::interval and coalesce(no_antes_de, creado_en) < now() - $1::interval
       and not exists (select from instalacion where envios_retenidos is not null)`,
    [stuckAfter],
  );
  const stuck = outbox?.count ?? 0;
  if (queue?.there !== true) return { stuck, dead: 0 };
  const [jobs] = await sql<WorkCounts>(
    `select
       (count(*) filter (where name <> 'dead' and state in ('created', 'retry')
         and start_after < now() - $1::interval))::int as stuck,
       (count(*) filter (where name = 'dead' and state = 'created'))::int as dead
     from pgboss.job where name not like '\\_\\_pgboss%'`,
    [stuckAfter],
  );
  return { stuck: stuck + (jobs?.stuck ?? 0), dead: jobs?.dead ?? 0 };
}

/** Hours since the last good backup, and the failure of the newest one. */
export async function readBackups(
  sql: BareSql,
): Promise<{ age: number | null; failure: string | null }> {
  const [found] = await sql<{ age: number | null; failure: string | null }>(
    `select
       (select extract(epoch from now() - max(terminado_en))::float8 / 3600 from respaldo) as age,
       (select fallo from respaldo order by id desc limit 1) as failure`,
  );
  return found ?? { age: null, failure: null };
}

/** Tables of companies without forced row security, or with a trigger that is off. */
export async function readUnprotected(sql: BareSql): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and (exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'empresa_id')
             and not c.relrowsecurity
         or exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgenabled = 'D'))
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Companies by what an administrator should see to; `now` is an ISO 8601 instant. */
export async function readCompanyFaults(
  sql: BareSql,
  now: string,
): Promise<{ seals: Array<{ slug: string; day: string }>; unwatched: string[] }> {
  const seals = await sql<{ slug: string; day: string }>(
    `select e.slug, to_char(c.valido_hasta, 'YYYY-MM-DD') as day
     from certificado_sello c join empresa e using (empresa_id)
     where c.retirado_en is null and c.valido_hasta < $1::timestamptz + make_interval(days => $2)
     order by 1`,
    [now, sealDays],
  );
  const unwatched = await sql<{ slug: string }>(
    "select slug from empresa where cardinality(correos_puntos_control) = 0 order by 1",
  );
  return { seals, unwatched: unwatched.map(({ slug }) => slug) };
}

/** Number of accounts of the demo companies that can sign in. */
export async function countDemoAccounts(sql: BareSql): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int as count from account
     where email in ('lucia@demo.test', 'admin@demo.test', 'otra@otra.test')
       and password_hash is not null and desactivada_en is null`,
  );
  return row?.count ?? 0;
}

/** Mails and pushes that are held back; null where nothing is. */
export async function countHeld(sql: BareSql, names: readonly string[]): Promise<number | null> {
  const [row] = await sql<{ held: boolean; count: number }>(
    `select envios_retenidos is not null as held,
       (select count(*)::int from trabajo_pendiente where nombre = any ($1)) as count
     from instalacion`,
    [names],
  );
  return row?.held === true ? row.count : null;
}

/** Paths of all stored files that rows point to; columns of file names have `clave` in their name. */
export async function readFilePaths(sql: BareSql): Promise<Set<string>> {
  const columns = await sql<{ name: string; column: string }>(
    `select c.relname as name, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
       and a.attname like '%clave%' and a.atttypid in ('text'::regtype, 'text[]'::regtype)
       and exists (select from pg_attribute k where k.attrelid = c.oid and k.attname = 'empresa_id')`,
  );
  const paths = new Set<string>();
  for (const { name, column } of columns) {
    const rows = await sql<{ path: string }>(
      `select t.empresa_id || '/' || left(stored.name, 2) || '/' || stored.name as path
       from ${name} t, lateral unnest(array[t.${column}]) as stored (name)
       where stored.name ~ '^[0-9a-f]{32}(\\.enc)?$'`,
    );
    for (const { path } of rows) paths.add(path);
  }
  return paths;
}
