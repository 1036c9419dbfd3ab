import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { AvailableWorker, Board, PlannedShift, WorkArea } from "@atrio/contract/shifts/shifts";

import type { Tx } from "../../../db/client.ts";
import { pausesOf } from "../rest/rest.read.ts";

/** A shift as stored, with its workers and pauses. */
export type ShiftRow = Omit<PlannedShift, "pause_ids" | "minutos">;

const person = sql`json_build_object('id', w.id, 'nombre_completo', w.nombre_completo,
  'link_foto', w.link_foto)`;

/** Active areas that a manager plans, by name, with people who work on `today` or later. */
export async function readAreas(
  tx: Tx,
  { trabajador_id, today }: { trabajador_id: number; today: string },
): Promise<WorkArea[]> {
  const peopleOf = (table: RawBuilder<unknown>) => sql`
    (select coalesce(json_agg(${person} order by w.nombre_completo, w.id), '[]')
      from ${table} x join trabajador w on w.empresa_id = x.empresa_id and w.id = x.trabajador_id
      where x.empresa_id = a.empresa_id and x.pe_area_trabajo_id = a.id
        and (w.fecha_baja is null or w.fecha_baja >= ${today}::date))`;
  const { rows } = await sql<WorkArea>`
    select a.id, a.nombre, a.centro_trabajo_id, c.nombre as centro_trabajo, c.zona_horaria,
      a.observaciones, ${peopleOf(sql`area_trabajador`)} as personas,
      ${peopleOf(sql`area_gestor`)} as gestores
    from area_gestor g
    join area_trabajo a on a.empresa_id = g.empresa_id and a.id = g.pe_area_trabajo_id and a.activa
    join centro_trabajo c on c.empresa_id = a.empresa_id and c.id = a.centro_trabajo_id
    where g.empresa_id = empresa_actual() and g.trabajador_id = ${trabajador_id}
    order by a.nombre, a.id`.execute(tx);
  return rows;
}

/** Labels, workers, readers and pauses of a shift that has none; they are stored in tables of their own. */
const noParts = { label_ids: [], worker_ids: [], visto_por: [], pausas: [] };

type PartRow = { turno_id: number; campo: keyof typeof noParts; valor: never };

/**
 * Labels, workers, readers and pauses of shifts. They are looked up by the ids, not joined: a plan for
 * shifts that were inserted a moment ago, without statistics, joins them row by row.
 */
async function readParts(tx: Tx, ids: readonly number[]): Promise<PartRow[]> {
  const idsOf = (campo: string, table: string, column: string) => sql`
    select x.turno_id, ${sql.lit(campo)} as campo,
      json_agg(x.${sql.ref(column)} order by x.${sql.ref(column)}) as valor
    from ${sql.table(table)} x
    where x.empresa_id = empresa_actual() and x.turno_id = any(${ids}::integer[])
    group by x.turno_id`;
  const { rows } = await sql<PartRow>`
    ${idsOf("label_ids", "turno_etiqueta", "etiqueta_id")}
    union all ${idsOf("worker_ids", "turno_trabajador", "trabajador_id")}
    union all ${idsOf("visto_por", "turno_visto", "trabajador_id")}
    union all select x.turno_id, 'pausas', x.pausas from (${pausesOf(ids)}) x`.execute(tx);
  return rows;
}

/** Shifts `s` under a condition, in order, with `more` columns: two statements for any number. */
export async function selectShifts<More extends object>(
  tx: Tx,
  condition: RawBuilder<unknown>,
  more = sql``,
): Promise<Array<ShiftRow & More>> {
  const { rows } = await sql<ShiftRow & More>`
    select s.id, s.fecha, to_char(s.hora_inicio, 'HH24:MI') as hora_inicio,
      to_char(s.hora_fin, 'HH24:MI') as hora_fin, s.termina_dia_siguiente, s.turno_24h,
      s.zona_horaria, s.color, s.pe_area_trabajo_id, s.num_minimo_trabajadores, s.observaciones,
      s.publicado, s.pe_recurrencia_id, s.pe_patron_id, s.version, s.cambiado_en ${more}
    from turno s where ${condition}
    order by s.fecha, s.hora_inicio, s.id`.execute(tx);
  const shifts = new Map(rows.map((row) => [row.id, Object.assign(row, noParts)]));
  for (const { turno_id, campo, valor } of await readParts(tx, [...shifts.keys()])) {
    const shift = shifts.get(turno_id);
    if (shift !== undefined) shift[campo] = valor;
  }
  return rows;
}

/** Shifts of a manager's areas; areas, labels and ids narrow them where given. */
export type ShiftFilter = {
  trabajador_id: number;
  from: string;
  to: string;
  area_ids?: readonly number[];
  label_ids?: readonly number[];
  turno_ids?: readonly number[] | undefined;
};

/** Shifts that start between two dates in areas of a manager, in order. */
export async function readShifts(tx: Tx, filter: ShiftFilter): Promise<ShiftRow[]> {
  const areas = filter.area_ids ?? [];
  const labels = filter.label_ids ?? [];
  const only = filter.turno_ids ?? null;
  return selectShifts(
    tx,
    sql`s.empresa_id = empresa_actual()
      and s.pe_area_trabajo_id = any(${managedAreas(filter.trabajador_id)})
      and s.fecha between ${filter.from}::date and ${filter.to}::date
      and (${areas.length === 0} or s.pe_area_trabajo_id = any(${areas}::integer[]))
      and (${labels.length === 0} or exists (select from turno_etiqueta l
        where l.empresa_id = s.empresa_id and l.turno_id = s.id
          and l.etiqueta_id = any(${labels}::integer[])))
      and (${only}::integer[] is null or s.id = any(${only}::integer[]))`,
  );
}

/** Areas that a manager plans. */
export const managedAreas = (trabajadorId: number) => sql`array(
  select pe_area_trabajo_id from area_gestor
  where empresa_id = empresa_actual() and trabajador_id = ${trabajadorId})`;

/** A shift of an area of a manager; undefined for another. */
export async function findShift(
  tx: Tx,
  { id, trabajador_id }: { id: number; trabajador_id: number },
): Promise<ShiftRow | undefined> {
  const [shift] = await selectShifts(
    tx,
    sql`s.empresa_id = empresa_actual() and s.id = ${id}
      and s.pe_area_trabajo_id = any(${managedAreas(trabajador_id)})`,
  );
  return shift;
}

/**
 * People of a shift's area who work on its day, by name, with their other shift and their approved
 * absence at that time.
 */
export async function readAvailable(
  tx: Tx,
  { id, trabajador_id }: { id: number; trabajador_id: number },
): Promise<Array<Omit<AvailableWorker, "disponible">>> {
  const { rows } = await sql<Omit<AvailableWorker, "disponible">>`
    select ${person} as trabajador,
      exists (select from turno_trabajador a where a.empresa_id = s.empresa_id and a.turno_id = s.id
        and a.trabajador_id = w.id) as asignado,
      o.turno_id is not null as ocupado,
      case when o.pe_area_trabajo_id = any(${managedAreas(trabajador_id)}) then o.turno_id end
        as otro_turno_id,
      exists (select from ausencia b where b.empresa_id = s.empresa_id and b.trabajador_id = w.id
        and b.aprobada and b.fecha = s.fecha) as ausencia
    from turno s
    join area_trabajador x on x.empresa_id = s.empresa_id
      and x.pe_area_trabajo_id = s.pe_area_trabajo_id
    join trabajador w on w.empresa_id = x.empresa_id and w.id = x.trabajador_id
      and w.fecha_alta <= s.fecha and (w.fecha_baja is null or w.fecha_baja >= s.fecha)
    left join lateral (select a.turno_id, t.pe_area_trabajo_id
      from turno_trabajador a
      join turno t on t.empresa_id = a.empresa_id and t.id = a.turno_id
      where a.empresa_id = s.empresa_id and a.trabajador_id = w.id and a.turno_id <> s.id
        and a.periodo && s.periodo
      order by t.fecha, t.id limit 1) o on true
    where s.empresa_id = empresa_actual() and s.id = ${id}
    order by w.nombre_completo, w.id`.execute(tx);
  return rows;
}

/** Weekly hours of a contract with its days in a range, both included. */
export type ContractRow = { desde: string; hasta: string; horas_semanales: number };

/** Contracts of workers in a range. */
export async function readContracts(
  tx: Tx,
  key: { trabajador_ids: readonly number[]; from: string; to: string },
): Promise<Array<{ trabajador_id: number; contratos: ContractRow[] }>> {
  const { rows } = await sql<{ trabajador_id: number; contratos: ContractRow[] }>`
    select t.id as trabajador_id,
      (select coalesce(json_agg(json_build_object(
          'desde', greatest(k.fecha_inicio, ${key.from}::date),
          'hasta', least(coalesce(k.fecha_fin, 'infinity'::date), ${key.to}::date),
          'horas_semanales', k.horas_semanales::float8) order by k.fecha_inicio), '[]')
        from contrato k
        where k.empresa_id = t.empresa_id and k.trabajador_id = t.id
          and daterange(k.fecha_inicio, k.fecha_fin, '[]')
            && daterange(${key.from}::date, ${key.to}::date, '[]')) as contratos
    from trabajador t
    where t.empresa_id = empresa_actual() and t.id = any(${key.trabajador_ids}::integer[])
    order by t.id`.execute(tx);
  return rows;
}

/** Holidays of the centres of a manager's areas between two dates, in order. */
export async function readAreaHolidays(
  tx: Tx,
  key: { trabajador_id: number; from: string; to: string },
): Promise<Board["festivos"]> {
  const { rows } = await sql<Board["festivos"][number]>`
    select c.id as centro_trabajo_id, f.fecha, f.nombre
    from centro_trabajo c
    join festivo f on f.empresa_id = c.empresa_id
      and f.calendario_festivo_id = c.calendario_festivo_id
    where c.empresa_id = empresa_actual()
      and c.id = any(array(select a.centro_trabajo_id from area_trabajo a
        where a.empresa_id = empresa_actual() and a.activa
          and a.id = any(${managedAreas(key.trabajador_id)})))
      and f.tipo_festivo_id >= 2 and f.fecha between ${key.from}::date and ${key.to}::date
    order by f.fecha, c.id`.execute(tx);
  return rows;
}

/** A worker who cannot have a shift, and why. */
export type Unfit = {
  turno_id: number;
  trabajador_id: number;
  causa: "no_trabaja" | "ausencia";
};

/**
 * Workers who cannot have shifts of one area: not employed in it that day, or absent. The others are left out: a
 * year of a team has thousands of pairs.
 */
export async function readUnfit(
  tx: Tx,
  pairs: ReadonlyArray<{ turno_id: number; trabajador_id: number }>,
): Promise<Unfit[]> {
  if (pairs.length === 0) return [];
  const { rows } = await sql<Unfit>`
    select * from (select p.turno_id, p.trabajador_id,
      case when x.trabajador_id is null or w.fecha_alta > s.fecha or w.fecha_baja < s.fecha
          then 'no_trabaja'
        when exists (select from ausencia b where b.empresa_id = s.empresa_id
          and b.trabajador_id = w.id and b.aprobada and b.fecha = s.fecha) then 'ausencia' end as causa
    from unnest(${pairs.map((one) => one.turno_id)}::integer[],
      ${pairs.map((one) => one.trabajador_id)}::integer[]) p (turno_id, trabajador_id)
    join turno s on s.empresa_id = empresa_actual() and s.id = p.turno_id
    left join trabajador w on w.empresa_id = s.empresa_id and w.id = p.trabajador_id
    left join area_trabajador x on x.empresa_id = s.empresa_id
      and x.pe_area_trabajo_id = s.pe_area_trabajo_id and x.trabajador_id = w.id) u
    where u.causa is not null`.execute(tx);
  return rows;
}
