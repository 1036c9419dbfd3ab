import { sql } from "kysely";

import type {
  OfficeSchedule,
  ScheduledPerson,
  ScheduleReference,
} from "@atrio/contract/time/schedules-office";

import type { Tx } from "../../../db/client.ts";
import { opaqueDate } from "../../../db/opaque.ts";
import { pageLimit } from "../../../db/page-limit.ts";
import { countPeople } from "../../../db/people-count.ts";
import { findsWorker } from "../../../db/people-match.ts";

type Paged = { skip: number; take: number };

const stretches = sql`
  (select coalesce(json_agg(json_build_object('semana', r.semana, 'dia_semana', r.dia_semana,
      'inicio', to_char(r.inicio, 'HH24:MI'), 'fin', to_char(r.fin, 'HH24:MI'))
      order by r.semana, r.dia_semana, r.inicio), '[]')
    from horario_tramo r where r.empresa_id = h.empresa_id and r.horario_id = h.id) as tramos`;

/** Newest versions of schedules by name, one of them or a page, with their people on `today`. */
export async function readSchedules(
  tx: Tx,
  key: { today: string; id: number | null; texto: string } & Paged,
): Promise<{ data: OfficeSchedule[]; total: number }> {
  const { today, id, texto, skip, take } = key;
  const found = sql`
    from horario h
    where h.empresa_id = empresa_actual() and h.actual and (${id}::integer is null or h.id = ${id})
      and (${texto} = '' or strpos(lower(unaccent(h.nombre || ' ' || h.codigo)), lower(unaccent(${texto}))) > 0)`;
  const people = (isIn: ReturnType<typeof sql>) => sql`
    (select count(distinct a.trabajador_id)::integer
      from horario v
      join trabajador_horario a on a.empresa_id = v.empresa_id and a.horario_id = v.id
      join trabajador t on t.empresa_id = a.empresa_id and t.id = a.trabajador_id
      where v.empresa_id = h.empresa_id and coalesce(v.serie_id, v.id) = coalesce(h.serie_id, h.id)
        and (t.fecha_baja is null or t.fecha_baja >= ${today}::date) and ${isIn})`;
  const [rows, count] = await Promise.all([
    sql<OfficeSchedule>`
      select h.id, h.codigo, h.nombre, h.semanas, h.tolerancia_minutos, h.trabaja_festivos,
        h.vigente_desde, ${stretches},
        ${people(sql`a.vigencia @> ${today}::date`)} as personas,
        ${people(sql`lower(a.vigencia) > ${today}::date and not exists (
          select from trabajador_horario o
          join horario w on w.empresa_id = o.empresa_id and w.id = o.horario_id
          where o.empresa_id = a.empresa_id and o.trabajador_id = a.trabajador_id
            and o.vigencia @> ${today}::date
            and coalesce(w.serie_id, w.id) = coalesce(h.serie_id, h.id))`)} as proximas
      ${found} order by texto_plano(h.nombre), h.id ${pageLimit({ skip, take })}`.execute(tx),
    sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(tx),
  ]);
  return { data: rows.rows, total: count.rows[0]?.total ?? 0 };
}

/** Ids of all versions of a schedule, whose newest one has an id; none if it is unknown or an old one. */
export async function readVersions(tx: Tx, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id from horario h
    join horario v on v.empresa_id = h.empresa_id and coalesce(v.serie_id, v.id) = coalesce(h.serie_id, h.id)
    where h.empresa_id = empresa_actual() and h.id = ${id} and h.actual order by v.id`.execute(tx);
  return rows.map((row) => row.id);
}

/** People who have one of some schedules on or after a day. */
export async function readPeopleFrom(
  tx: Tx,
  key: { horario_ids: readonly number[]; desde: string | null },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct a.trabajador_id as id from trabajador_horario a
    where a.empresa_id = empresa_actual() and a.horario_id = any(${key.horario_ids})
      and a.vigencia && daterange(${key.desde}::date, null) order by 1`.execute(tx);
  return rows.map((row) => row.id);
}

/** A group of people to assign a schedule to; exactly one of the parts is set. */
export type PeopleGroup = {
  sin_horario: boolean;
  centro_trabajo_id: number | null;
  departamento: string | null;
  trabajador_ids: readonly number[] | null;
};

/** Ids of a group's people who work here on a day or later. */
export async function readGroup(tx: Tx, group: PeopleGroup, desde: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from trabajador t
    where t.empresa_id = empresa_actual() and (t.fecha_baja is null or t.fecha_baja >= ${desde}::date)
      and (${group.trabajador_ids}::integer[] is null or t.id = any(${group.trabajador_ids}))
      and (${group.departamento}::text is null or t.nombre_departamento_trabajador = ${group.departamento})
      and (${group.centro_trabajo_id}::integer is null or exists (select from trabajador_centro c
        where c.empresa_id = t.empresa_id and c.trabajador_id = t.id
          and c.centro_trabajo_id = ${group.centro_trabajo_id}
          and c.vigencia @> greatest(${desde}::date, t.fecha_alta)))
      and (not ${group.sin_horario} or not exists (select from trabajador_horario a
        where a.empresa_id = t.empresa_id and a.trabajador_id = t.id
          and a.vigencia @> greatest(${desde}::date, t.fecha_alta)))
    order by t.id`.execute(tx);
  return rows.map((row) => row.id);
}

/** Recorded days of people in a period, `[desde, hasta)`. */
export async function readRecordedDays(
  tx: Tx,
  key: { trabajador_ids: readonly number[]; desde: string; hasta: string },
): Promise<Array<{ trabajador_id: number; dia: string }>> {
  const { rows } = await sql<{ trabajador_id: number; dia: string }>`
    select j.trabajador_id, j.dia from jornada j
    where j.empresa_id = empresa_actual() and j.trabajador_id = any(${key.trabajador_ids})
      and j.dia >= ${key.desde}::date and j.dia < ${key.hasta}::date
    order by j.trabajador_id, j.dia`.execute(tx);
  return rows;
}

/** Approved absences of people from a day on, and whether one of their months is closed since then. */
export async function readObstacles(
  tx: Tx,
  key: { trabajador_ids: readonly number[]; desde: string },
): Promise<{ ausencias: number; cerrado: boolean }> {
  const { trabajador_ids, desde } = key;
  const { rows } = await sql<{ ausencias: number; cerrado: boolean }>`
    select
      (select count(distinct a.solicitud_id)::integer from ausencia a
        where a.empresa_id = empresa_actual() and a.trabajador_id = any(${trabajador_ids})
          and a.vigente and a.aprobada and a.fecha >= ${desde}::date) as ausencias,
      exists (select from cierre_mes c
        where c.empresa_id = empresa_actual() and c.trabajador_id = any(${trabajador_ids})
          and c.vigente and make_date(c.anyo, c.mes, 1) + interval '1 month' > ${desde}::date) as cerrado`.execute(
    tx,
  );
  return rows[0] ?? { ausencias: 0, cerrado: false };
}

/** The version of a schedule that a person `t` has, on `today` or of one schedule from then on. */
const scheduleOf = (key: { today: string; horario_id: number | null }) => sql`
  select n.id, n.nombre, lower(a.vigencia) as desde, upper(a.vigencia) as hasta
  from trabajador_horario a
  join horario h on h.empresa_id = a.empresa_id and h.id = a.horario_id
  join horario n on n.empresa_id = h.empresa_id and n.actual
    and coalesce(n.serie_id, n.id) = coalesce(h.serie_id, h.id)
  where a.empresa_id = t.empresa_id and a.trabajador_id = t.id
    and case when ${key.horario_id}::integer is null then a.vigencia @> ${key.today}::date
      else n.id = ${key.horario_id} and a.vigencia && daterange(${key.today}, null) end
  order by a.vigencia limit 1`;

/** People who work here on `today` with their schedule, by name; schedules of a page's people alone are read. */
export async function readScheduledPeople(
  tx: Tx,
  key: { today: string; texto: string; horario_id: number | null; sin_horario: boolean } & Paged,
): Promise<{ data: ScheduledPerson[]; total: number }> {
  const { today, texto, horario_id, sin_horario, skip, take } = key;
  const hasOne = sql`exists (select from trabajador_horario a
    where a.empresa_id = t.empresa_id and a.trabajador_id = t.id and a.vigencia @> ${today}::date)`;
  const ofSchedule = sql`t.id in (select a.trabajador_id from horario n
    join horario h on h.empresa_id = n.empresa_id
      and coalesce(h.serie_id, h.id) = coalesce(n.serie_id, n.id)
    join trabajador_horario a on a.empresa_id = h.empresa_id and a.horario_id = h.id
    where n.empresa_id = empresa_actual() and n.id = ${horario_id} and n.actual
      and a.vigencia && daterange(${today}, null))`;
  const found = sql`
    from trabajador t
    where t.empresa_id = empresa_actual() and (t.fecha_baja is null or t.fecha_baja >= ${today}::date)
      and ${horario_id === null ? sql`(t.fecha_alta <= ${today}::date or ${hasOne})` : ofSchedule}
      ${sin_horario ? sql`and not ${hasOne}` : sql``}
      and ${findsWorker(sql`t.id`, texto)}`;
  const day = opaqueDate(today);
  // People who are to come are few: the limit keeps the planner from reading everybody's schedules for them.
  const everybody = sql`select ${countPeople({ desde: day, hasta: day })} + (
    select count(*)::integer from trabajador t
    where t.empresa_id = empresa_actual() and t.dia_de_alta > ${day}
      and (t.fecha_baja is null or t.fecha_baja >= ${day})
      and (select true from trabajador_horario a where a.empresa_id = empresa_actual()
        and a.trabajador_id = t.id and a.vigencia @> ${day} limit 1)) as total`;
  const isEverybody = horario_id === null && !sin_horario && texto === "";
  const [rows, count] = await Promise.all([
    sql<ScheduledPerson>`
      select t.id, t.nombre_completo, t.link_foto, t.departamento,
        (select c.nombre from trabajador_centro tc
          join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id
          where tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
            and tc.vigencia @> ${today}::date) as centro_trabajo,
        s.id as horario_id, s.nombre as horario, s.desde, s.hasta
      from (select t.empresa_id, t.id, t.nombre_completo, t.link_foto,
          t.nombre_departamento_trabajador as departamento
        ${found} order by texto_plano(t.nombre_completo), t.id ${pageLimit({ skip, take })}) t
      left join lateral (${scheduleOf(key)}) s on true
      order by texto_plano(t.nombre_completo), t.id`.execute(tx),
    sql<{
      total: number;
    }>`${isEverybody ? everybody : sql`select count(*)::integer as total ${found}`}`.execute(tx),
  ]);
  return { data: rows.rows, total: count.rows[0]?.total ?? 0 };
}

/** Yearly hours, holidays of the largest centre and groups of the people who work here on `today`. */
export async function readReference(tx: Tx, today: string): Promise<ScheduleReference> {
  const year = Number(today.slice(0, 4));
  const { rows } = await sql<ScheduleReference>`
    with gente as (
      select t.id, t.nombre_departamento_trabajador as departamento, c.centro_trabajo_id
      from trabajador t
      left join trabajador_centro c on c.empresa_id = t.empresa_id and c.trabajador_id = t.id
        and c.vigencia @> ${today}::date
      where t.empresa_id = empresa_actual() and t.fecha_alta <= ${today}::date
        and (t.fecha_baja is null or t.fecha_baja >= ${today}::date)
    ), mayor as (
      select c.id, c.nombre, c.calendario_festivo_id
      from gente g join centro_trabajo c on c.empresa_id = empresa_actual() and c.id = g.centro_trabajo_id
      group by c.empresa_id, c.id, c.nombre, c.calendario_festivo_id order by count(*) desc, c.id limit 1
    )
    select ${year}::integer as year, e.horas_convenio,
      (select m.nombre from mayor m) as centro_trabajo,
      array(select f.fecha::text from mayor m
        join festivo f on f.empresa_id = e.empresa_id and f.calendario_festivo_id = m.calendario_festivo_id
        where f.tipo_festivo_id <> 1 and extract(year from f.fecha) = ${year} order by f.fecha) as festivos,
      (select json_build_object('cantidad', r.cantidad, 'unidad', p.unidad)
        from saldo_regla r
        join permiso_tipo p on p.empresa_id = r.empresa_id and p.codigo = 'general' and p.saldo = r.saldo
        where r.empresa_id = e.empresa_id and r.saldo = 'vacaciones' and r.desde_anyo <= ${year}
          and p.unidad <> 'horas'
        order by r.desde_anyo desc, p.id limit 1) as vacaciones,
      (select coalesce(json_agg(json_build_object('id', c.id, 'nombre', c.nombre) order by c.nombre), '[]')
        from centro_trabajo c where c.empresa_id = e.empresa_id
          and c.id in (select g.centro_trabajo_id from gente g)) as centros,
      array(select distinct g.departamento from gente g
        where g.departamento is not null order by g.departamento) as departamentos,
      (select count(*)::integer from gente g where not exists (select from trabajador_horario a
        where a.empresa_id = e.empresa_id and a.trabajador_id = g.id
          and a.vigencia @> ${today}::date)) as sin_horario
    from empresa e where e.empresa_id = empresa_actual()`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("A tenant transaction without a company");
  return row;
}
