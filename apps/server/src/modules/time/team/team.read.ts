import { sql } from "kysely";

import type { Person } from "@atrio/contract/person";

import type { Tx } from "../../../db/client.ts";

import type { SundayRow } from "./team.rules.ts";

type TeamKey = { supervisor_id: number; today: string };

/** A supervised person as the dashboard shows them beside their day. */
export type MemberRow = Person & {
  puesto: string | null;
  nombre_departamento_trabajador: string | null;
  /** Start of their open signing, if there is one. */
  abierto_desde: string | null;
  solicitudes_pendientes: number;
};

const byName = sql`order by unaccent(t.nombre_completo), t.id`;

const supervised = (key: TeamKey) => sql`
  from supervision s
  join trabajador t on t.empresa_id = s.empresa_id and t.id = s.supervisado_id
  where s.empresa_id = empresa_actual() and s.supervisor_id = ${key.supervisor_id}
    and s.vigencia @> ${key.today}::date`;

/**
 * People supervised by a worker on `today`, by name, with their corrections and month closures that
 * wait for this supervisor's decision.
 */
export async function readMembers(tx: Tx, key: TeamKey): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select t.id, t.nombre_completo, t.link_foto, t.puesto, t.nombre_departamento_trabajador,
      (select f.hora_inicio from fichaje f
        where f.empresa_id = t.empresa_id and f.trabajador_id = t.id
          and f.hora_fin is null and not f.borrado) as abierto_desde,
      (select count(*)::integer
        from solicitud_aprobacion a
        join solicitud q on q.empresa_id = a.empresa_id and q.id = a.solicitud_id
        where a.empresa_id = t.empresa_id and a.supervisor_id = ${key.supervisor_id}
          and a.trabajador_id = t.id and a.aprobada is null
          and q.estado_id = 1 and q.pe_solicitud_tipo_id in (10, 11)) as solicitudes_pendientes
    ${supervised(key)} ${byName}`.execute(tx);
  return rows;
}

/** People supervised by a worker on `today`, by name. */
export async function readSupervised(tx: Tx, key: TeamKey): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select t.id, t.nombre_completo, t.link_foto ${supervised(key)} ${byName}`.execute(tx);
  return rows;
}

/** Supervisors of a worker on `today`, by name. */
export async function readOwnSupervisors(
  tx: Tx,
  key: { trabajador_id: number; today: string },
): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select t.id, t.nombre_completo, t.link_foto
    from supervision s
    join trabajador t on t.empresa_id = s.empresa_id and t.id = s.supervisor_id
    where s.empresa_id = empresa_actual() and s.supervisado_id = ${key.trabajador_id}
      and s.vigencia @> ${key.today}::date ${byName}`.execute(tx);
  return rows;
}

/**
 * Sundays of a year, and holidays at the centre of that date, on which people supervised by a
 * worker on `today` worked, in order. Minutes as in the sheet: both ends of a signing cut to the
 * minute; an open signing does not count yet.
 */
export async function readSundayWork(
  tx: Tx,
  key: TeamKey & { year: number },
): Promise<SundayRow[]> {
  // The days come first, so that a year of working days is never gone through.
  const { rows } = await sql<SundayRow>`
    with equipo as (
      select distinct s.supervisado_id as trabajador_id from supervision s
      where s.empresa_id = empresa_actual() and s.supervisor_id = ${key.supervisor_id}
        and s.vigencia @> ${key.today}::date),
    festivos as (
      select q.trabajador_id, h.fecha as dia, h.tipo_festivo_id, h.nombre
      from equipo q
      join trabajador_centro tc on tc.empresa_id = empresa_actual() and tc.trabajador_id = q.trabajador_id
      join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id
      join festivo h on h.empresa_id = c.empresa_id and h.calendario_festivo_id = c.calendario_festivo_id
        and h.fecha between make_date(${key.year}, 1, 1) and make_date(${key.year}, 12, 31)
        and tc.vigencia @> h.fecha and h.tipo_festivo_id <> 1),
    dias as (
      select q.trabajador_id, d::date as dia
      from equipo q,
        generate_series(make_date(${key.year}, 1, 1), make_date(${key.year}, 12, 31), '1 day') d
      where extract(isodow from d) = 7
      union
      select trabajador_id, dia from festivos)
    select d.trabajador_id, d.dia, extract(isodow from d.dia) = 7 as es_domingo,
      sum(floor(extract(epoch from f.hora_fin) / 60) - floor(extract(epoch from f.hora_inicio) / 60))::integer as minutos,
      case when h.nombre is null then null
        else json_build_object('tipo_festivo_id', h.tipo_festivo_id, 'nombre', h.nombre) end as festivo
    from dias d
    join jornada j on j.empresa_id = empresa_actual() and j.trabajador_id = d.trabajador_id and j.dia = d.dia
    left join festivos h on h.trabajador_id = d.trabajador_id and h.dia = d.dia
    join fichaje f on f.empresa_id = j.empresa_id and f.jornada_id = j.id
      and not f.borrado and f.hora_fin is not null
    left join parada p on p.empresa_id = f.empresa_id and p.id = f.parada_id
    where coalesce(p.cuenta_como_trabajo, true)
    group by d.trabajador_id, d.dia, h.tipo_festivo_id, h.nombre
    order by d.dia, d.trabajador_id`.execute(tx);
  return rows;
}
