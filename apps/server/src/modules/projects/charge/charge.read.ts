import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { RegistrationState, TeamProject } from "@atrio/contract/projects/shapes";
import type { AssignedWorker, TeamRegistration } from "@atrio/contract/projects/team-projects";

import type { Tx } from "../../../db/client.ts";
import { pageLimit } from "../../../db/page-limit.ts";
import { projectHead, situationOn } from "../catalogue/catalogue.read.ts";
import {
  charges,
  personOf,
  registrationColumns,
  registrationJoins,
} from "../registrations/registrations.read.ts";
import type { Reader, RegistrationRow } from "../registrations/registrations.read.ts";

const employed = (today: string) => sql`
  w.fecha_alta <= ${today}::date and (w.fecha_baja is null or w.fecha_baja >= ${today}::date)`;

/** Columns of a project `p` with its progress, beside its head. */
const progress = (today: string) => sql`
  p.todos_trabajadores, p.presupuesto_minutos,
  case when p.todos_trabajadores
    then (select count(*) from trabajador w where w.empresa_id = p.empresa_id and ${employed(today)})
    else (select count(*) from proyecto_trabajador t
      where t.empresa_id = p.empresa_id and t.proyecto_id = p.id and t.vigencia @> ${today}::date)
    end::integer as num_trabajadores,
  (select coalesce(json_agg(${personOf(sql`w`)} order by w.nombre_completo, w.id), '[]')
    from proyecto_responsable c
    join trabajador w on w.empresa_id = c.empresa_id and w.id = c.trabajador_id
    where c.empresa_id = p.empresa_id and c.proyecto_id = p.id
      and c.vigencia @> ${today}::date) as responsables,
  coalesce(s.minutos, 0)::integer as duracion_fichaje,
  coalesce(s.minutos_aprobados, 0)::integer as minutos_aprobados,
  coalesce(s.pendientes, 0)::integer as registros_pendientes,
  coalesce(s.en_curso, 0)::integer as en_curso`;

const sums = sql`left join lateral (select sum(x.minutos) as minutos,
    sum(x.minutos_aprobados) as minutos_aprobados, sum(x.pendientes) as pendientes,
    sum(x.en_curso) as en_curso
  from proyecto_suma x where x.empresa_id = p.empresa_id and x.proyecto_id = p.id) s on true`;

/** Projects with their progress on a date, by name. */
export async function readProjects(
  tx: Tx,
  today: string,
  ids: readonly number[],
): Promise<TeamProject[]> {
  return selectProjects(tx, today, sql`p.id = any(${ids})`);
}

/** A page of the company's projects as a list asks for it. */
export type ProjectFilter = {
  texto: string;
  situacion: TeamProject["situacion"] | undefined;
  skip: number;
  take: number;
};

/** Ids of a page of the company's projects, by name, and the number in all pages (Rule PROJECTS-15). */
export async function findProjects(
  tx: Tx,
  today: string,
  filter: ProjectFilter,
): Promise<{ ids: number[]; total: number }> {
  const { texto, situacion, skip, take } = filter;
  const found = sql`
    from proyecto p
    where p.empresa_id = empresa_actual()
      and (${texto} = '' or strpos(texto_plano(p.nombre || ' ' || p.codigo), texto_plano(${texto})) > 0
        or exists (select from proyecto_responsable c
          where c.empresa_id = p.empresa_id and c.proyecto_id = p.id
            and c.trabajador_id = any(array(select buscar_en_directorio(${texto})))))
      and (${situacion ?? ""} = '' or ${situationOn(today)} = ${situacion ?? ""})`;
  const [page, count] = await Promise.all([
    sql<{ id: number }>`
      select p.id ${found} order by p.nombre, p.id ${pageLimit({ skip, take })}`.execute(tx),
    sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(tx),
  ]);
  return { ids: page.rows.map(({ id }) => id), total: count.rows[0]?.total ?? 0 };
}

async function selectProjects(
  tx: Tx,
  today: string,
  only: RawBuilder<unknown>,
): Promise<TeamProject[]> {
  const { rows } = await sql<TeamProject>`
    select ${projectHead(today)}, ${progress(today)}
    from proyecto p ${sums}
    where p.empresa_id = empresa_actual() and ${only}
    order by p.nombre, p.id`.execute(tx);
  return rows;
}

/** Projects that somebody is in charge of today, by name. */
export async function readCharged(tx: Tx, reader: Reader): Promise<TeamProject[]> {
  return selectProjects(tx, reader.today, sql`p.id = any(${charges(reader)})`);
}

/** True if somebody is in charge of a project today. */
export async function isInCharge(tx: Tx, reader: Reader, id: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select ${id}::integer = any(${charges(reader)}) as found`.execute(tx);
  return rows[0]?.found === true;
}

/** Hours of an activity. */
type ActivityHours = {
  actividad_id: number;
  minutos: number;
  minutos_aprobados: number;
  registros_pendientes: number;
};

/** Hours of a project's activities. */
export async function readActivityHours(tx: Tx, id: number): Promise<ActivityHours[]> {
  const { rows } = await sql<ActivityHours>`
    select a.id as actividad_id,
      coalesce(sum(x.minutos), 0)::integer as minutos,
      coalesce(sum(x.minutos_aprobados), 0)::integer as minutos_aprobados,
      coalesce(sum(x.pendientes), 0)::integer as registros_pendientes
    from proyecto_actividad a
    left join proyecto_suma x on x.empresa_id = a.empresa_id and x.proyecto_id = a.proyecto_id
      and x.actividad = a.id
    where a.empresa_id = empresa_actual() and a.proyecto_id = ${id}
    group by a.id`.execute(tx);
  return rows;
}

/** Registrations of a project that a list shows; dates and states narrow them. */
export type RegistrationFilter = {
  proyecto_id: number;
  trabajador_ids: readonly number[] | undefined;
  actividad_ids: readonly number[] | undefined;
  estado: RegistrationState | undefined;
  desde: string;
  hasta: string;
};

const stateOf: Record<RegistrationState, RawBuilder<unknown>> = {
  en_curso: sql`r.hora_fin is null`,
  pendiente: sql`r.requiere_aprobacion and not r.aprobado and r.hora_fin is not null`,
  aprobado: sql`r.aprobado`,
  sin_aprobacion: sql`not r.requiere_aprobacion and not r.aprobado and r.hora_fin is not null`,
};

function matching(filter: RegistrationFilter): RawBuilder<unknown> {
  const { trabajador_ids, actividad_ids, estado } = filter;
  const parts = [
    sql`r.empresa_id = empresa_actual() and r.proyecto_id = ${filter.proyecto_id} and not r.borrado`,
    sql`r.dia between ${filter.desde}::date and ${filter.hasta}::date`,
    trabajador_ids === undefined ? undefined : sql`r.trabajador_id = any(${trabajador_ids})`,
    actividad_ids === undefined ? undefined : sql`r.actividad_id = any(${actividad_ids})`,
    estado === undefined ? undefined : stateOf[estado],
  ];
  return sql.join(
    parts.filter((part) => part !== undefined),
    sql` and `,
  );
}

/** A registration with its worker, as stored. */
export type TeamRow = RegistrationRow & Pick<TeamRegistration, "trabajador">;

/** A page of a project's registrations, newest first. */
export async function readRegistrations(
  tx: Tx,
  reader: Reader,
  filter: RegistrationFilter & { skip: number; take: number },
): Promise<TeamRow[]> {
  // The page is cut before names are looked up: one index leads to it, whatever the project's size.
  const { rows } = await sql<TeamRow>`
    select ${registrationColumns(reader)}, ${personOf(sql`w`)} as trabajador
    from (select r.* from proyecto_registro r where ${matching(filter)}
      order by r.dia desc, r.hora_inicio desc, r.id desc
      ${pageLimit(filter)}) r
    ${registrationJoins}
    join trabajador w on w.empresa_id = r.empresa_id and w.id = r.trabajador_id
    order by r.dia desc, r.hora_inicio desc, r.id desc`.execute(tx);
  return rows;
}

type Totals = { total: number; minutos: number };

/** Columns of the sums that count the registrations of a state. */
const counted: Record<RegistrationState | "all", RawBuilder<unknown>> = {
  all: sql`sum(x.registros) as total, sum(x.minutos) as minutos`,
  en_curso: sql`sum(x.en_curso) as total, 0 as minutos`,
  pendiente: sql`sum(x.pendientes) as total, sum(x.minutos_pendientes) as minutos`,
  aprobado: sql`sum(x.aprobados) as total, sum(x.minutos_aprobados) as minutos`,
  sin_aprobacion: sql`sum(x.registros - x.en_curso - x.pendientes - x.aprobados) as total,
    sum(x.minutos - x.minutos_pendientes - x.minutos_aprobados) as minutos`,
};

/** Rows and minutes of a project's registrations: from the sums, or of some people by counting. */
export async function countRegistrations(tx: Tx, filter: RegistrationFilter): Promise<Totals> {
  const { actividad_ids } = filter;
  const source =
    filter.trabajador_ids === undefined
      ? sql`select ${counted[filter.estado ?? "all"]} from proyecto_suma x
          where x.empresa_id = empresa_actual() and x.proyecto_id = ${filter.proyecto_id}
            and x.dia between ${filter.desde}::date and ${filter.hasta}::date
            and (${actividad_ids ?? null}::integer[] is null
              or x.actividad = any(${actividad_ids ?? null}::integer[]))`
      : sql`select count(*) as total, sum(r.minutos) as minutos from proyecto_registro r
          where ${matching(filter)}`;
  const { rows } = await sql<Totals>`
    select coalesce(t.total, 0)::integer as total, coalesce(t.minutos, 0)::integer as minutos
    from (${source}) t`.execute(tx);
  return rows[0] ?? { total: 0, minutos: 0 };
}

/** People assigned today or later to a project, or to all that the reader is in charge of, by name. */
export async function readAssigned(
  tx: Tx,
  reader: Reader,
  id: number | "charged",
): Promise<AssignedWorker[]> {
  const { today } = reader;
  const projects = id === "charged" ? charges(reader) : sql`array[${id}::integer]`;
  const { rows } = await sql<AssignedWorker>`
    select w.id, w.nombre_completo, w.link_foto, t.proyecto_id, lower(t.vigencia) as desde,
      upper(t.vigencia) - 1 as hasta
    from proyecto_trabajador t
    join trabajador w on w.empresa_id = t.empresa_id and w.id = t.trabajador_id
    where t.empresa_id = empresa_actual() and t.proyecto_id = any(${projects})
      and (upper(t.vigencia) is null or upper(t.vigencia) > ${today}::date)
      and (w.fecha_baja is null or w.fecha_baja >= ${today}::date)
    order by w.nombre_completo, w.id, lower(t.vigencia)`.execute(tx);
  return rows;
}

type Colleague = {
  id: number;
  nombre_completo: string;
  link_foto: string | null;
  centro_trabajo: string | null;
};

/** People who work in the company on a date, by name. */
export async function readColleagues(tx: Tx, today: string): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select w.id, w.nombre_completo, w.link_foto, c.nombre as centro_trabajo
    from trabajador w
    left join trabajador_centro u on u.empresa_id = w.empresa_id and u.trabajador_id = w.id
      and u.vigencia @> ${today}::date
    left join centro_trabajo c on c.empresa_id = u.empresa_id and c.id = u.centro_trabajo_id
    where w.empresa_id = empresa_actual() and ${employed(today)}
    order by w.nombre_completo, w.id`.execute(tx);
  return rows;
}
