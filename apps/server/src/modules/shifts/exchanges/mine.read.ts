import { sql } from "kysely";

import type { Person } from "@atrio/contract/person";
import type { AreaShift, DayWish, Exchange } from "@atrio/contract/shifts/exchanges";

import type { Tx } from "../../../db/client.ts";
import type { TimedPause } from "../../../lib/calendar/stretches.ts";

/** A published shift with what decides whether it is open. */
export type AreaShiftRow = AreaShift & {
  num_minimo_trabajadores: number;
  worker_ids: number[];
  pausas: TimedPause[];
  /** The reader has no other shift at that time. */
  libre: boolean;
};

const areaShiftFields = (alias: string, now: string) => {
  const s = sql.raw(alias);
  return sql`'id', ${s}.id, 'fecha', ${s}.fecha,
    'hora_inicio', to_char(${s}.hora_inicio, 'HH24:MI'),
    'hora_fin', to_char(${s}.hora_fin, 'HH24:MI'),
    'termina_dia_siguiente', ${s}.termina_dia_siguiente, 'turno_24h', ${s}.turno_24h,
    'color', ${s}.color, 'pe_area_trabajo_id', ${s}.pe_area_trabajo_id,
    'area', (select a.nombre from area_trabajo a
      where a.empresa_id = ${s}.empresa_id and a.id = ${s}.pe_area_trabajo_id),
    'zona_horaria', ${s}.zona_horaria, 'observaciones', ${s}.observaciones,
    'futuro', lower(${s}.periodo) > ${now}::timestamptz`;
};

/** Active areas to which a worker belongs. */
const ownAreas = (trabajadorId: number) => sql`array(
  select x.pe_area_trabajo_id from area_trabajador x
  join area_trabajo a on a.empresa_id = x.empresa_id and a.id = x.pe_area_trabajo_id and a.activa
  where x.empresa_id = empresa_actual() and x.trabajador_id = ${trabajadorId})`;

type Reading = { trabajador_id: number; from: string; to: string; now: string };

/** Published shifts of a worker and of the worker's areas that start between two dates, in order. */
export async function readAreaShifts(tx: Tx, key: Reading): Promise<AreaShiftRow[]> {
  const { rows } = await sql<{ turno: AreaShiftRow }>`
    select json_build_object(${areaShiftFields("s", key.now)},
      'num_minimo_trabajadores', s.num_minimo_trabajadores,
      'worker_ids', (select coalesce(json_agg(a.trabajador_id order by a.trabajador_id), '[]')
        from turno_trabajador a where a.empresa_id = s.empresa_id and a.turno_id = s.id),
      'pausas', (select coalesce(json_agg(json_build_object(
          'hora_inicio', to_char(p.hora_inicio, 'HH24:MI'),
          'hora_fin', to_char(p.hora_fin, 'HH24:MI'),
          'cuenta_como_trabajo', p.cuenta_como_trabajo)), '[]')
        from turno_pausa p where p.empresa_id = s.empresa_id and p.turno_id = s.id),
      'libre', not exists (select from turno_trabajador o where o.empresa_id = s.empresa_id
        and o.trabajador_id = ${key.trabajador_id} and o.turno_id <> s.id
        and o.periodo && s.periodo)) as turno
    from (
      select w.id from unnest(${ownAreas(key.trabajador_id)}) g (id)
      cross join lateral (select w.id from turno w
        where w.empresa_id = empresa_actual() and w.pe_area_trabajo_id = g.id
          and w.fecha between ${key.from}::date and ${key.to}::date offset 0) w
      union select a.turno_id from turno_trabajador a
      where a.empresa_id = empresa_actual() and a.trabajador_id = ${key.trabajador_id}
        and a.periodo && tstzrange(${key.from}::date - 1, ${key.to}::date + 2)) i
    -- a look-up each, of areas and of shifts: joined at once, the company's shifts of these days would be read
    cross join lateral (select * from turno
      where empresa_id = empresa_actual() and id = i.id limit 1) s
    where s.publicado and s.fecha between ${key.from}::date and ${key.to}::date
    order by s.fecha, s.hora_inicio, s.id`.execute(tx);
  return rows.map(({ turno }) => turno);
}

/** A published shift by its id; undefined for a draft or an unknown one. */
export async function findAreaShift(
  tx: Tx,
  { id, now }: { id: number; now: string },
): Promise<AreaShiftRow | undefined> {
  const { rows } = await sql<{ turno: AreaShiftRow }>`
    select json_build_object(${areaShiftFields("s", now)},
      'num_minimo_trabajadores', s.num_minimo_trabajadores,
      'worker_ids', (select coalesce(json_agg(a.trabajador_id order by a.trabajador_id), '[]')
        from turno_trabajador a where a.empresa_id = s.empresa_id and a.turno_id = s.id),
      'pausas', '[]'::json, 'libre', true) as turno
    from turno s
    where s.empresa_id = empresa_actual() and s.publicado and s.id = ${id}`.execute(tx);
  return rows[0]?.turno;
}

/** People of a worker's areas who work on `today`, without the worker, by name. */
export async function readColleagues(
  tx: Tx,
  { trabajador_id, today }: { trabajador_id: number; today: string },
): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select w.id, w.nombre_completo, w.link_foto
    from trabajador w
    where w.empresa_id = empresa_actual() and w.id <> ${trabajador_id}
      and w.fecha_alta <= ${today}::date and (w.fecha_baja is null or w.fecha_baja >= ${today}::date)
      and exists (select from area_trabajador x where x.empresa_id = w.empresa_id
        and x.trabajador_id = w.id and x.pe_area_trabajo_id = any(${ownAreas(trabajador_id)}))
    order by w.nombre_completo, w.id`.execute(tx);
  return rows;
}

/** True if a person belongs to an active area and works on a date. */
export async function isOfArea(
  tx: Tx,
  key: { trabajador_id: number; pe_area_trabajo_id: number; fecha: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from area_trabajador x
    join area_trabajo a on a.empresa_id = x.empresa_id and a.id = x.pe_area_trabajo_id and a.activa
    join trabajador w on w.empresa_id = x.empresa_id and w.id = x.trabajador_id
    where x.empresa_id = empresa_actual() and x.pe_area_trabajo_id = ${key.pe_area_trabajo_id}
      and x.trabajador_id = ${key.trabajador_id} and w.fecha_alta <= ${key.fecha}::date
      and (w.fecha_baja is null or w.fecha_baja >= ${key.fecha}::date)`.execute(tx);
  return rows.length > 0;
}

/** True if a person has an approved absence on a date. */
export async function isAway(
  tx: Tx,
  key: { trabajador_id: number; fecha: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from ausencia b where b.empresa_id = empresa_actual() and b.aprobada
      and b.trabajador_id = ${key.trabajador_id} and b.fecha = ${key.fecha}::date`.execute(tx);
  return rows.length > 0;
}

/** Availability and wishes of people between two dates. */
export async function readPreferences(
  tx: Tx,
  key: { trabajador_ids: readonly number[]; from: string; to: string },
): Promise<Array<DayWish & { trabajador_id: number }>> {
  const { rows } = await sql<DayWish & { trabajador_id: number }>`
    select trabajador_id, fecha, preferencia, comentario from turno_preferencia
    where empresa_id = empresa_actual() and trabajador_id = any(${key.trabajador_ids}::integer[])
      and fecha between ${key.from}::date and ${key.to}::date
    order by fecha, trabajador_id`.execute(tx);
  return rows;
}

const person = (id: string) => sql`(select json_build_object('id', w.id,
    'nombre_completo', w.nombre_completo, 'link_foto', w.link_foto)
  from trabajador w where w.empresa_id = p.empresa_id and w.id = ${sql.raw(id)})`;

/** A request with its shifts and people; `gestores` may decide it. */
export type ExchangeRow = Exchange & { gestores: number[] };

type ExchangeFilter = { now: string } & (
  | { id: number }
  | { trabajador_id: number }
  | { gestor_id: number }
);

/** Managers of the areas of all shifts of the request `p`. */
export const managers = sql`(select coalesce(json_agg(g.trabajador_id order by g.trabajador_id), '[]')
  from area_gestor g
  where g.empresa_id = p.empresa_id and g.pe_area_trabajo_id = s.pe_area_trabajo_id
    and (c.id is null or exists (select from area_gestor h where h.empresa_id = g.empresa_id
      and h.trabajador_id = g.trabajador_id and h.pe_area_trabajo_id = c.pe_area_trabajo_id)))`;

function conditionOf(filter: ExchangeFilter) {
  if ("id" in filter) return sql`p.id = ${filter.id}`;
  if ("trabajador_id" in filter) {
    const { trabajador_id } = filter;
    return sql`(p.solicitante_id = ${trabajador_id} or p.companero_id = ${trabajador_id})`;
  }
  return sql`p.estado = 'pendiente_gestor' and lower(s.periodo) > ${filter.now}::timestamptz
    and exists (select from json_array_elements_text(${managers}) m
      where m::integer = ${filter.gestor_id})`;
}

/** Requests by id, of or to a worker (newest first), or that wait for a manager (oldest first). */
export async function readExchanges(tx: Tx, filter: ExchangeFilter): Promise<ExchangeRow[]> {
  const { now } = filter;
  const where = conditionOf(filter);
  const order = "gestor_id" in filter ? sql`p.id` : sql`p.id desc`;
  const { rows } = await sql<ExchangeRow>`
    select p.id, p.tipo, p.estado, ${person("p.solicitante_id")} as solicitante,
      ${person("p.companero_id")} as companero, p.comentario, p.motivo, p.creada_en,
      json_build_object(${areaShiftFields("s", now)}) as turno,
      case when c.id is not null then json_build_object(${areaShiftFields("c", now)}) end
        as turno_companero,
      ${managers} as gestores
    from turno_peticion p
    join turno s on s.empresa_id = p.empresa_id and s.id = p.turno_id
    left join turno c on c.empresa_id = p.empresa_id and c.id = p.turno_companero_id
    where p.empresa_id = empresa_actual() and ${where}
    order by ${order} limit 100`.execute(tx);
  return rows;
}
