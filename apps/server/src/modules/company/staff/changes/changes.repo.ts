import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** People and the day on which a change comes into force for each, local dates. */
export type Target = { id: number; dia: string };

/** Tables of dated data with one value at a time, and the column of the value. */
const tables = {
  centro: { table: sql.table("trabajador_centro"), column: sql.ref("centro_trabajo_id") },
  horario: { table: sql.table("trabajador_horario"), column: sql.ref("horario_id") },
};

/** Locks the chosen people who work on `desde` or later; the day of each is not before the first one. */
export async function lockTargets(
  tx: Tx,
  { ids, desde }: { ids: readonly number[]; desde: string },
): Promise<Target[]> {
  const { rows } = await sql<Target>`
    select t.id, greatest(${desde}::date, t.fecha_alta) as dia from trabajador t
    where t.empresa_id = empresa_actual() and t.id = any(${ids}::integer[])
      and (t.fecha_baja is null or t.fecha_baja >= greatest(${desde}::date, t.fecha_alta))
    order by t.id for update`.execute(tx);
  return rows;
}

const recordset = (targets: readonly Target[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) x (id integer, dia date)`;

/**
 * Gives people a centre or schedule from their day on, in place of everything later; nothing changes where it
 * is in force on that day already. Answers the ids of people with another value now.
 */
export async function assignFrom(
  tx: Tx,
  kind: keyof typeof tables,
  { targets, value }: { targets: readonly Target[]; value: number },
): Promise<number[]> {
  const { table, column } = tables[kind];
  const own = sql`a.empresa_id = empresa_actual() and a.trabajador_id = x.id`;
  const { rows } = await sql<Target>`
    select x.id, x.dia from ${recordset(targets)}
    where not exists (select from ${table} a
      where ${own} and a.vigencia @> x.dia and a.${column} = ${value})`.execute(tx);
  if (rows.length === 0) return [];
  const changed = recordset(rows);
  await sql`delete from ${table} a using ${changed}
    where ${own} and lower(a.vigencia) >= x.dia`.execute(tx);
  await sql`update ${table} a set vigencia = daterange(lower(a.vigencia), x.dia) from ${changed}
    where ${own} and a.vigencia @> x.dia`.execute(tx);
  // The same value until the day before goes on.
  await sql`update ${table} a set vigencia = daterange(lower(a.vigencia), null) from ${changed}
    where ${own} and upper(a.vigencia) = x.dia and a.${column} = ${value}`.execute(tx);
  await sql`insert into ${table} (empresa_id, trabajador_id, ${column}, vigencia)
    select empresa_actual(), x.id, ${value}::integer, daterange(x.dia, null) from ${changed}
    where not exists (select from ${table} a where ${own} and a.vigencia @> x.dia)`.execute(tx);
  return rows.map(({ id }) => id);
}

/** True if each of the people may supervise and has not left before a day. */
export async function maySupervise(
  tx: Tx,
  { ids, desde }: { ids: readonly number[]; desde: string },
): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from trabajador t
    where t.empresa_id = empresa_actual() and t.id = any(${ids}::integer[]) and t.permiso_supervisor
      and (t.fecha_baja is null or t.fecha_baja >= ${desde}::date)`.execute(tx);
  return rows[0]?.found === new Set(ids).size;
}

/**
 * Gives people these supervisors from their day on, and no others; nobody supervises themselves. Answers the ids
 * of people whose supervisors on that day were others.
 */
export async function superviseFrom(
  tx: Tx,
  { targets, supervisors }: { targets: readonly Target[]; supervisors: readonly number[] },
): Promise<number[]> {
  const own = sql`s.empresa_id = empresa_actual() and s.supervisado_id = x.id`;
  const wanted = sql`${supervisors}::integer[]`;
  const { rows } = await sql<Target>`
    select x.id, x.dia from ${recordset(targets)}
    where array(select s.supervisor_id from supervision s
        where ${own} and (s.vigencia @> x.dia or lower(s.vigencia) > x.dia)
        order by s.supervisor_id)
      <> array(select w from unnest(${wanted}) w where w <> x.id order by w)`.execute(tx);
  if (rows.length === 0) return [];
  const changed = recordset(rows);
  await sql`delete from supervision s using ${changed}
    where ${own} and lower(s.vigencia) >= x.dia`.execute(tx);
  await sql`update supervision s set vigencia = daterange(lower(s.vigencia),
      case when s.supervisor_id = any(${wanted}) then null else x.dia end) from ${changed}
    where ${own} and s.vigencia @> x.dia`.execute(tx);
  await sql`insert into supervision (empresa_id, supervisor_id, supervisado_id, vigencia)
    select empresa_actual(), w, x.id, daterange(x.dia, null)
    from ${changed} cross join unnest(${wanted}) w
    where w <> x.id and not exists (select from supervision s
      where ${own} and s.supervisor_id = w and s.vigencia @> x.dia)`.execute(tx);
  return rows.map(({ id }) => id);
}
