import { sql } from "kysely";

import type { WholeCalendar } from "@atrio/contract/calendar/calendar";
import type { Language } from "@atrio/contract/common";
import type { Person } from "@atrio/contract/person";

import type { Tx } from "../../db/client.ts";

import type { AbsenceDay } from "./absences.rules.ts";
import type { Born, Range } from "./calendar.rules.ts";
import type { EventRow } from "./company-events/company-events.rules.ts";

type OwnRange = Range & { trabajador_id: number };

/** A day of an own request in force; its subtype's name, null where the kind itself names it. */
export type OwnAbsenceDay = AbsenceDay & {
  subtipo: Record<Language, string> | null;
  /** Number of events of the request, and the last one's moment. */
  sucesos: number;
  ultimo_suceso: string;
};

/** The days of a worker's requests in force between two dates, pending and approved, in order. */
export async function readOwnAbsences(tx: Tx, key: OwnRange): Promise<OwnAbsenceDay[]> {
  const { rows } = await sql<OwnAbsenceDay>`
    with dias as (
      select a.solicitud_id, a.fecha, a.desde_minuto, a.hasta_minuto, a.minutos, a.aprobada
      from ausencia a
      where a.empresa_id = empresa_actual() and a.trabajador_id = ${key.trabajador_id}
        and a.fecha between ${key.desde}::date and ${key.hasta}::date and a.vigente),
    pedidos as (
      select s.id, s.pe_solicitud_tipo_id, s.creada_en, s.sin_fecha_fin,
        case when p.codigo <> 'general' then p.nombre end as subtipo,
        (select count(*)::integer from solicitud_suceso u
          where u.empresa_id = s.empresa_id and u.solicitud_id = s.id) as sucesos,
        (select max(u.ocurrido_en) from solicitud_suceso u
          where u.empresa_id = s.empresa_id and u.solicitud_id = s.id) as ultimo
      from solicitud s
      left join permiso_tipo p on p.empresa_id = s.empresa_id and p.id = s.pe_solicitud_subtipo_id
      where s.empresa_id = empresa_actual() and s.id in (select d.solicitud_id from dias d))
    select d.solicitud_id, q.pe_solicitud_tipo_id, d.aprobada, d.fecha, d.desde_minuto,
      d.hasta_minuto, d.minutos, q.sin_fecha_fin, q.subtipo, q.sucesos,
      coalesce(q.ultimo, q.creada_en) as ultimo_suceso
    from dias d
    join pedidos q on q.id = d.solicitud_id
    order by d.fecha, d.desde_minuto, d.solicitud_id`.execute(tx);
  return rows;
}

/** Events of the company that touch a range or the day before or after it, in order. */
export async function readEvents(tx: Tx, { desde, hasta }: Range): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.id, e.titulo, e.descripcion, e.desde, e.hasta,
      to_char(e.hora_inicio, 'HH24:MI') as hora_inicio, to_char(e.hora_fin, 'HH24:MI') as hora_fin,
      e.centro_id, c.nombre as centro_trabajo,
      coalesce(c.zona_horaria, m.zona_horaria) as zona_horaria, e.color, e.version, e.actualizado_en
    from evento_empresa e
    join empresa m on m.empresa_id = e.empresa_id
    left join centro_trabajo c on c.empresa_id = e.empresa_id and c.id = e.centro_id
    where e.empresa_id = empresa_actual()
      and e.desde <= ${hasta}::date + 1 and e.hasta >= ${desde}::date - 1
    order by e.desde, e.hora_inicio nulls first, e.id`.execute(tx);
  return rows;
}

/**
 * Birthdays visible to a worker: their own and, as a supervisor, those of the people supervised on
 * `today` who work here then and let it be seen; by name.
 */
export async function readBirthdays(
  tx: Tx,
  key: { trabajador_id: number; today: string; isSupervisor: boolean },
): Promise<Born[]> {
  const { rows } = await sql<Born>`
    select t.id, t.nombre_completo, t.link_foto, t.fecha_nacimiento
    from trabajador t
    where t.empresa_id = empresa_actual() and t.fecha_nacimiento is not null
      and (t.id = ${key.trabajador_id} or (${key.isSupervisor}::boolean
        and t.mostrar_cumpleanyos and t.fecha_alta <= ${key.today}::date
        and (t.fecha_baja is null or t.fecha_baja >= ${key.today}::date)
        and t.id in (select v.supervisado_id from supervision v
          where v.empresa_id = empresa_actual() and v.supervisor_id = ${key.trabajador_id}
            and v.vigencia @> ${key.today}::date)))
    order by unaccent(t.nombre_completo), t.id`.execute(tx);
  return rows;
}

/** Months of a range that are closed or whose closure waits, in order. */
export async function readClosedMonths(tx: Tx, key: OwnRange): Promise<WholeCalendar["cierres"]> {
  const { rows } = await sql<WholeCalendar["cierres"][number]>`
    select c.anyo, c.mes, s.estado_id
    from cierre_mes c
    join solicitud s on s.empresa_id = c.empresa_id and s.id = c.solicitud_id
    where c.empresa_id = empresa_actual() and c.trabajador_id = ${key.trabajador_id} and c.vigente
      and make_date(c.anyo, c.mes, 1)
        between date_trunc('month', ${key.desde}::date)::date and ${key.hasta}::date
    order by c.anyo, c.mes`.execute(tx);
  return rows;
}

/** People of a worker's centre of a date who work for the company then, by name. */
export async function readCentrePeople(
  tx: Tx,
  key: { trabajador_id: number; fecha: string },
): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select t.id, t.nombre_completo, t.link_foto
    from trabajador_centro yo
    join trabajador_centro tc on tc.empresa_id = yo.empresa_id
      and tc.centro_trabajo_id = yo.centro_trabajo_id and tc.vigencia @> ${key.fecha}::date
    join trabajador t on t.empresa_id = tc.empresa_id and t.id = tc.trabajador_id
      and t.fecha_alta <= ${key.fecha}::date
      and (t.fecha_baja is null or t.fecha_baja >= ${key.fecha}::date)
    where yo.empresa_id = empresa_actual() and yo.trabajador_id = ${key.trabajador_id}
      and yo.vigencia @> ${key.fecha}::date
    order by unaccent(t.nombre_completo), t.id`.execute(tx);
  return rows;
}

/** Names and photos of workers of the company, by name. */
export async function readPeople(tx: Tx, ids: readonly number[]): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select t.id, t.nombre_completo, t.link_foto from trabajador t
    where t.empresa_id = empresa_actual() and t.id = any(${ids}::integer[])
    order by unaccent(t.nombre_completo), t.id`.execute(tx);
  return rows;
}
