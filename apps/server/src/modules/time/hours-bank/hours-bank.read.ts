import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Incidence } from "@atrio/contract/time/hours-bank";

import type { Tx } from "../../../db/client.ts";
import { pageLimit } from "../../../db/page-limit.ts";

/** An incidence with its people, without the caller's actions. */
export type IncidenceRow = Omit<Incidence, "can">;

const person = (alias: string): RawBuilder<unknown> => sql`
  json_build_object('id', ${sql.ref(`${alias}.id`)},
    'nombre_completo', ${sql.ref(`${alias}.nombre_completo`)},
    'link_foto', ${sql.ref(`${alias}.link_foto`)})`;

/** Columns of an `IncidenceRow` of `incidenceTables`. */
export const incidenceColumns = sql`
  i.id, ${person("t")} as trabajador, i.dia, i.minutos_diferencia, i.minutos, i.observaciones,
  i.pe_compensacion_id, i.estado_id, i.creada_en, i.decidida_en,
  case when d.id is not null then ${person("d")} end as decidida_por,
  i.respuesta, i.trasladada_en,
  (select coalesce(json_agg(json_build_object('supervisor', ${person("s")}, 'validada_en',
      to_char(v.validada_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      order by v.validada_en, s.id), '[]')
    from incidencia_validacion v
    join trabajador s on s.empresa_id = empresa_actual() and s.id = v.supervisor_id
    where v.empresa_id = empresa_actual() and v.incidencia_id = i.id) as validaciones`;

/**
 * Incidences `i` of a source, with their worker `t` and the person who decided them, `d`: one look-up each (the limit),
 * where a plan made for a small company would read all people of a large one.
 */
export const withPeople = (source: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  ${source}
  join lateral (select t.* from trabajador t
    where t.empresa_id = empresa_actual() and t.id = i.trabajador_id limit 1) t on true
  left join lateral (select d.* from trabajador d
    where d.empresa_id = empresa_actual() and d.id = i.decidida_por limit 1) d on true`;

/** An incidence `i` with its worker `t` and the person who decided it, `d`. */
const incidenceTables = withPeople(sql`incidencia i`);

/** Incidences by their ids, in the order of their ids. */
export async function readIncidences(tx: Tx, ids: readonly number[]): Promise<IncidenceRow[]> {
  const { rows } = await sql<IncidenceRow>`
    select ${incidenceColumns} from ${incidenceTables}
    where i.empresa_id = empresa_actual() and i.id = any(${ids}::integer[])
    order by i.id`.execute(tx);
  return rows;
}

/** A worker's incidences of a year, newest day first. */
export async function readIncidencesOfYear(
  tx: Tx,
  key: { trabajador_id: number; year: number; estado_id?: number | undefined },
): Promise<IncidenceRow[]> {
  const { rows } = await sql<IncidenceRow>`
    select ${incidenceColumns} from ${incidenceTables}
    where i.empresa_id = empresa_actual() and i.trabajador_id = ${key.trabajador_id}
      and i.dia between make_date(${key.year}, 1, 1) and make_date(${key.year}, 12, 31)
      and (${key.estado_id ?? null}::integer is null or i.estado_id = ${key.estado_id ?? null})
    order by i.dia desc, i.id desc`.execute(tx);
  return rows;
}

/** People and year of a team's incidences and balances. */
export type TeamKey = {
  supervisor_id: number;
  /** Local date on which the relation counts. */
  today: string;
  year: number;
  trabajador_id?: number | undefined;
  estado_id?: number | undefined;
};

/**
 * A team's incidences `i`. The people are read first (an array), then each person's own behind an offset: a
 * kept plan expects so little of a range of days that it would begin with everybody's.
 */
const ofTeam = (key: TeamKey): RawBuilder<unknown> => sql`
  unnest(array(select r.supervisado_id from supervision r
    where r.empresa_id = empresa_actual() and r.supervisor_id = ${key.supervisor_id}
      and r.vigencia @> ${key.today}::date
      ${key.trabajador_id === undefined ? sql`` : sql`and r.supervisado_id = ${key.trabajador_id}`})) p (id)
  cross join lateral (
    select x.* from incidencia x
    where x.empresa_id = empresa_actual() and x.trabajador_id = p.id
      and x.dia between make_date(${key.year}, 1, 1) and make_date(${key.year}, 12, 31)
      ${key.estado_id === undefined ? sql`` : sql`and x.estado_id = ${key.estado_id}`}
    offset 0) i`;

/** Incidences of the people supervised today, newest day first; a page of them. */
export async function readTeamIncidences(
  tx: Tx,
  key: TeamKey & { skip: number; take: number },
): Promise<IncidenceRow[]> {
  const page = sql`(select i.* from ${ofTeam(key)}
    order by i.dia desc, i.id desc ${pageLimit(key)}) i`;
  const { rows } = await sql<IncidenceRow>`
    select ${incidenceColumns} from ${withPeople(page)}
    order by i.dia desc, i.id desc`.execute(tx);
  return rows;
}

/** Number of incidences on all pages. */
export async function countTeamIncidences(tx: Tx, key: TeamKey): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${ofTeam(key)}`.execute(tx);
  return rows[0]?.total ?? 0;
}

export type TeamBalance = {
  trabajador: Incidence["trabajador"];
  saldo_minutos: number;
  pendiente_minutos: number;
  incidencias_pendientes: number;
};

/** The year's bank of each person supervised today, by name. */
export async function readTeamBalances(tx: Tx, key: TeamKey): Promise<TeamBalance[]> {
  const { rows } = await sql<TeamBalance>`
    select ${person("t")} as trabajador, coalesce(m.saldo, 0) as saldo_minutos,
      p.minutos as pendiente_minutos, p.incidencias as incidencias_pendientes
    from supervision r
    join trabajador t on t.empresa_id = r.empresa_id and t.id = r.supervisado_id
    cross join lateral (
      select sum(b.minutos)::integer as saldo from bolsa_movimiento b
      where b.empresa_id = t.empresa_id and b.trabajador_id = t.id and b.anyo = ${key.year}) m
    cross join lateral (
      select count(*)::integer as incidencias,
        coalesce(sum(i.minutos) filter (where i.pe_compensacion_id = 1), 0)::integer as minutos
      from incidencia i
      where i.empresa_id = t.empresa_id and i.trabajador_id = t.id and i.estado_id = 1
        and i.dia between make_date(${key.year}, 1, 1) and make_date(${key.year}, 12, 31)) p
    where r.empresa_id = empresa_actual() and r.supervisor_id = ${key.supervisor_id}
      and r.vigencia @> ${key.today}::date
      and (${key.trabajador_id ?? null}::integer is null or t.id = ${key.trabajador_id ?? null})
    order by unaccent(t.nombre_completo), t.id`.execute(tx);
  return rows;
}

/** The company's zone: statements count their dates in it. */
export async function readCompanyZone(tx: Tx): Promise<string> {
  const row = await tx
    .selectFrom("empresa")
    .select("zona_horaria")
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .executeTakeFirstOrThrow();
  return row.zona_horaria;
}

/** True if the company has a worker with this id. */
export async function isWorker(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom("trabajador")
    .select("id")
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}
