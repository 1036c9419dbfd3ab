import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { ColleagueAbsences } from "@atrio/contract/leave/colleague-absences";
import type { Person } from "@atrio/contract/person";

import type { Tx } from "../../../db/client.ts";

import type { AwayDay } from "./colleagues.rules.ts";

/** A worker who looks at others on a local day. */
export type Looker = { trabajador_id: number; today: string };

/** The own supervisors of a day, as ids. */
const supervisors = ({ trabajador_id, today }: Looker): RawBuilder<unknown> => sql`
  select v.supervisor_id from supervision v
  where v.empresa_id = empresa_actual() and v.supervisado_id = ${trabajador_id}
    and v.vigencia @> ${today}::date`;

/**
 * Ids of the team of a person on a day: themselves, their supervisors, whom they supervise, and who has a
 * supervisor in common with them.
 */
const team = (key: Looker): RawBuilder<unknown> => sql`
  select ${key.trabajador_id}::integer
  union ${supervisors(key)}
  union select v.supervisado_id from supervision v
  where v.empresa_id = empresa_actual() and v.vigencia @> ${key.today}::date
    and v.supervisor_id = any(array(select ${key.trabajador_id}::integer union ${supervisors(key)}))`;

const isEmployed = (today: string): RawBuilder<boolean> => sql<boolean>`
  t.fecha_alta <= ${today}::date and coalesce(t.fecha_baja >= ${today}::date, true)`;

/** Whose absences the company shows, and the people of the own team; none where it shows nobody's. */
export async function readTeam(
  tx: Tx,
  key: Looker,
): Promise<{ ausencias_companeros: ColleagueAbsences; people: Person[] }> {
  const { rows } = await sql<{ ausencias_companeros: ColleagueAbsences; people: Person[] }>`
    select e.ausencias_companeros,
      (select coalesce(json_agg(json_build_object('id', t.id, 'nombre_completo', t.nombre_completo,
          'link_foto', t.link_foto) order by texto_plano(t.nombre_completo), t.id), '[]')
        from trabajador t
        where t.empresa_id = e.empresa_id and e.ausencias_companeros <> 'nadie'
          and ${isEmployed(key.today)} and t.id in (${team(key)})) as people
    from empresa e where e.empresa_id = empresa_actual()`.execute(tx);
  return rows[0] ?? { ausencias_companeros: "nadie", people: [] };
}

/** The asked people whose absences the company shows to a worker, as ids. */
export async function readShown(
  tx: Tx,
  key: Looker & { persona_ids: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from trabajador t
    join empresa e on e.empresa_id = t.empresa_id
    where t.empresa_id = empresa_actual() and t.id = any(${key.persona_ids}::integer[])
      and ${isEmployed(key.today)}
      and (e.ausencias_companeros = 'todos'
        or (e.ausencias_companeros = 'equipo' and t.id in (${team(key)})))
    order by t.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Approved absences in working time of some people between two dates, one row a person and day. */
export async function readAwayDays(
  tx: Tx,
  key: { trabajador_ids: readonly number[]; desde: string; hasta: string },
): Promise<AwayDay[]> {
  const { rows } = await sql<AwayDay>`
    select a.trabajador_id, a.fecha,
      bool_or(a.desde_minuto = 0 and a.hasta_minuto = 1440) as completo,
      bool_or(s.sin_fecha_fin) as sin_fecha_fin
    from ausencia a
    join solicitud s on s.empresa_id = a.empresa_id and s.id = a.solicitud_id
    where a.empresa_id = empresa_actual() and a.trabajador_id = any(${key.trabajador_ids}::integer[])
      and a.fecha between ${key.desde}::date and ${key.hasta}::date and a.aprobada and a.minutos > 0
    group by a.trabajador_id, a.fecha
    order by a.fecha`.execute(tx);
  return rows;
}
