import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { BlockedPeriod, DateRules, MinimumCover } from "@atrio/contract/leave/date-rules";

import type { Tx } from "../../../db/client.ts";

import type { Blocked, Cover } from "./date-rules.rules.ts";

/** True if rule `r` concerns worker `t`, by the centre of a day and the department. */
export const concerns = (day: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  (r.departamento is null or r.departamento = t.nombre_departamento_trabajador)
  and (r.centro_trabajo_id is null or exists (select from trabajador_centro tc
    where tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
      and tc.centro_trabajo_id = r.centro_trabajo_id and tc.vigencia @> ${day}::date)))`;

/** True if worker `t` is of the team of rule `r` on a day. */
const inTeam = (day: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  r.supervisor_id is null or exists (select from supervision s
    where s.empresa_id = t.empresa_id and s.supervisor_id = r.supervisor_id
      and s.supervisado_id = t.id and s.vigencia @> ${day}::date))`;

/** True if worker `t` works in the company on a day. */
const works = (day: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  t.fecha_alta <= ${day}::date and (t.fecha_baja is null or t.fecha_baja >= ${day}::date))`;

const ends = sql`lower(r.fechas) as desde, upper(r.fechas) - 1 as hasta`;

type Key = { trabajador_id: number; desde: string; hasta: string; pe_solicitud_tipo_id: number };

/** Blocked periods of a kind that concern a worker and touch a range of days; impeding ones first. */
export async function readBlockedFor(tx: Tx, key: Key): Promise<Blocked[]> {
  const { rows } = await sql<Blocked>`
    select r.nombre, ${ends}, r.impide
    from trabajador t
    join periodo_bloqueado r on r.empresa_id = t.empresa_id
      and r.fechas && daterange(${key.desde}::date, ${key.hasta}::date, '[]')
      and ${key.pe_solicitud_tipo_id} = any(r.tipos) and ${concerns(sql`${key.desde}`)}
    where t.empresa_id = empresa_actual() and t.id = ${key.trabajador_id}
    order by r.impide desc, lower(r.fechas), r.id`.execute(tx);
  return rows;
}

/** Minimum covers that concern a worker, with the people of each group on the first day; impeding ones first. */
export async function readCoversFor(
  tx: Tx,
  key: Pick<Key, "trabajador_id" | "desde">,
): Promise<Cover[]> {
  const day = sql`${key.desde}`;
  const { rows } = await sql<Cover>`
    select r.nombre, r.personas, r.porcentaje, r.dias, r.impide,
      array(select t.id from trabajador t
        where t.empresa_id = r.empresa_id and ${works(day)} and ${concerns(day)}
          and ${inTeam(day)}) as miembros
    from trabajador t
    join cobertura_minima r on r.empresa_id = t.empresa_id and ${concerns(day)} and ${inTeam(day)}
    where t.empresa_id = empresa_actual() and t.id = ${key.trabajador_id}
    order by r.impide desc, r.nombre, r.id`.execute(tx);
  return rows;
}

const centreOf = sql`(select c.nombre from centro_trabajo c
  where c.empresa_id = r.empresa_id and c.id = r.centro_trabajo_id) as centro_trabajo`;

/** Blocked periods that end in a year or later, by their first day. */
export async function listBlocked(tx: Tx, year: number): Promise<BlockedPeriod[]> {
  const { rows } = await sql<BlockedPeriod>`
    select r.id, r.nombre, ${ends}, r.tipos, r.centro_trabajo_id, r.departamento, r.impide, ${centreOf}
    from periodo_bloqueado r
    where r.empresa_id = empresa_actual() and upper(r.fechas) > make_date(${year}, 1, 1)
    order by lower(r.fechas), r.id`.execute(tx);
  return rows;
}

/** Minimum covers by name, with the number of people of each on a day. */
export async function listCovers(tx: Tx, today: string): Promise<MinimumCover[]> {
  const day = sql`${today}`;
  const { rows } = await sql<MinimumCover>`
    select r.id, r.nombre, r.centro_trabajo_id, r.departamento, r.supervisor_id, r.personas,
      r.porcentaje, r.dias, r.impide, ${centreOf},
      (select json_build_object('id', p.id, 'nombre_completo', p.nombre_completo,
          'link_foto', p.link_foto) from trabajador p
        where p.empresa_id = r.empresa_id and p.id = r.supervisor_id) as supervisor,
      (select count(*)::integer from trabajador t
        where t.empresa_id = r.empresa_id and ${works(day)} and ${concerns(day)}
          and ${inTeam(day)}) as miembros
    from cobertura_minima r
    where r.empresa_id = empresa_actual()
    order by r.nombre, r.id`.execute(tx);
  return rows;
}

/** Centres, departments and supervisors that a rule may name. */
export async function readScopes(
  tx: Tx,
  today: string,
): Promise<Pick<DateRules, "centros" | "departamentos" | "supervisores">> {
  const { rows } = await sql<Pick<DateRules, "centros" | "departamentos" | "supervisores">>`
    select (select coalesce(json_agg(json_build_object('id', c.id, 'nombre', c.nombre)
        order by c.nombre), '[]') from centro_trabajo c
        where c.empresa_id = empresa_actual()) as centros,
      array(select distinct t.nombre_departamento_trabajador from trabajador t
        where t.empresa_id = empresa_actual() and t.nombre_departamento_trabajador is not null
        order by 1) as departamentos,
      (select coalesce(json_agg(json_build_object('id', t.id,
          'nombre_completo', t.nombre_completo, 'link_foto', t.link_foto)
          order by texto_plano(t.nombre_completo), t.id), '[]') from trabajador t
        where t.empresa_id = empresa_actual() and t.permiso_supervisor
          and ${works(sql`${today}`)}) as supervisores`.execute(tx);
  return rows[0] ?? { centros: [], departamentos: [], supervisores: [] };
}
