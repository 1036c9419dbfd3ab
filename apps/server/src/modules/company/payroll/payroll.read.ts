import { sql } from "kysely";

import type { PayrollFigures, PayrollRow } from "@atrio/contract/company/payroll";
import { leaveKinds, requestKinds, requestStates } from "@atrio/contract/kinds";

import { anyOf } from "../../../db/any-of.ts";
import type { Tx } from "../../../db/client.ts";
import { pageLimit } from "../../../db/page-limit.ts";
import { findsWorker } from "../../../db/people-match.ts";

import type { MonthSums } from "./payroll.rules.ts";

/** States of an incidence. */
const incidenceStates = { pending: 1, approved: 3, transferred: 4 } as const;

/** Hours of an incidence that are paid. */
const paidOut = 2;

export type MonthKey = { desde: string; hasta: string };

/** A person of a month with what stands beside the hours of the sheet. */
export type PayrollPerson = Omit<PayrollRow, "cifras" | "mes_abierto" | "pendientes" | "cambios"> &
  MonthSums & {
    /** Figures of the last file; null without one. */
    antes: PayrollFigures | null;
  };

/** A day of an instant where the person's company is. */
const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone e.zona_horaria)::date`;

/** Approved absences of the month by kind; a rule that counts hours has no days. */
const absences = ({ desde, hasta }: MonthKey) => sql`(
  select coalesce(json_agg(k), '[]') from (
    select s.pe_solicitud_tipo_id, sum(a.minutos)::integer as minutos,
      sum(case when p.unidad = 'horas' then 0 else a.coste end)::float8 as dias
    from ausencia a
    join solicitud s on s.empresa_id = a.empresa_id and s.id = a.solicitud_id
    join permiso_tipo p on p.empresa_id = s.empresa_id and p.id = s.pe_solicitud_subtipo_id
    where a.empresa_id = t.empresa_id and a.trabajador_id = t.id and a.aprobada
      and a.fecha between ${desde}::date and ${hasta}::date
    group by s.pe_solicitud_tipo_id order by s.pe_solicitud_tipo_id) k)`;

/** Kinds of requests with days, and expenses; written into the text, as of an index. */
const withDays = [...leaveKinds, requestKinds.expenses].map((kind) => sql.lit(kind));

/** Pending requests `s` whose first day is not after the month. Written into the text: else their index is not found. */
const pending = ({ hasta }: MonthKey) => sql`
  s.empresa_id = empresa_actual() and s.estado_id = ${sql.lit(requestStates.pending)} and not s.borrada
  and s.primer_dia <= ${hasta}::date`;

/**
 * People of requests for days of the month, of its expenses and of its incidences that nobody has decided, one row each.
 * The limit makes the look-up of days run for each request: else all days of the company are read.
 */
const waiting = ({ desde, hasta }: MonthKey) => sql`
  select s.trabajador_id from solicitud s
  where ${pending({ desde, hasta })} and s.pe_solicitud_tipo_id in (${sql.join(withDays)})
    and case when s.pe_solicitud_tipo_id = ${sql.lit(requestKinds.expenses)}
      then s.primer_dia >= ${desde}::date
      else (select true from solicitud_periodo p
        where p.empresa_id = s.empresa_id and p.solicitud_id = s.id
          and p.fecha_inicio <= ${hasta}::date and p.fecha_fin >= ${desde}::date limit 1) end
  union all
  select i.trabajador_id from incidencia i
  where i.empresa_id = empresa_actual() and i.estado_id = ${sql.lit(incidenceStates.pending)}
    and i.dia between ${desde}::date and ${hasta}::date`;

/**
 * True for months in which the person's time is recorded and that nobody has closed. A closure in force is pending or
 * approved; both are read for the whole company at once.
 */
const isOpen = ({ desde, hasta }: MonthKey) => sql`(
  inicio_registro_de(t, (select e.inicio_registro from empresa e
    where e.empresa_id = empresa_actual())) <= ${hasta}::date and t.id not in (
    select c.trabajador_id from cierre_mes c
    where c.empresa_id = empresa_actual() and c.vigente
      and c.anyo = extract(year from ${desde}::date)::integer
      and c.mes = extract(month from ${desde}::date)::integer
      and c.solicitud_id not in (select s.id from solicitud s
        where ${pending({ desde, hasta })} and s.primer_dia >= ${desde}::date)))`;

/** Row `f` of the last file of the month with person `t`, if there is one. */
const lastFile = ({ desde }: MonthKey) => sql`
  select r.cifras, n.entregada_en from prenomina_entrega_persona r
  join prenomina_entrega n on n.empresa_id = r.empresa_id and n.id = r.entrega_id
  where r.empresa_id = t.empresa_id and r.trabajador_id = t.id and n.mes = ${desde}::date
  order by n.id desc limit 1`;

/** A person of a month with what holds its hand-over up. */
export type PayrollState = Pick<PayrollRow, "mes_abierto" | "pendientes"> & { id: number };

/** Counts of a month's people, and those of a part of the list in its order. */
export type PayrollMonth = {
  personas: number;
  abiertos: number;
  con_pendientes: number;
  /** People of the part, before it is cut into pages. */
  total: number;
  found: PayrollState[];
};

const hasProblem = sql`(g.mes_abierto or g.espera)`;

const parts = {
  todas: () => sql`true`,
  problemas: () => hasProblem,
  /** People of an earlier file: only their figures can have changed. */
  entregados: ({ desde }: MonthKey) => sql`g.id in (
    select r.trabajador_id from prenomina_entrega_persona r
    join prenomina_entrega n on n.empresa_id = r.empresa_id and n.id = r.entrega_id
    where r.empresa_id = empresa_actual() and n.mes = ${desde}::date)`,
};

/**
 * People who work in the company on a day of a month and whom a text finds, without their figures: a page
 * with those who have a problem first, or everybody (`take` null) by name.
 */
export async function readPayrollMonth(
  tx: Tx,
  key: MonthKey & { texto: string; parte: keyof typeof parts; skip: number; take: number | null },
): Promise<PayrollMonth> {
  const { desde, hasta, take } = key;
  const part = parts[key.parte](key);
  const byProblem = take === null ? sql`` : sql`${hasProblem} desc,`;
  const order = sql`${byProblem} g.nombre, g.id`;
  const { rows } = await sql<PayrollMonth>`
    with esperan as materialized (${waiting(key)}),
    gente as materialized (
      select t.id, t.nombre_plano as nombre, ${isOpen(key)} as mes_abierto,
        t.id in (select w.trabajador_id from esperan w) as espera
      from trabajador t
      where t.empresa_id = empresa_actual() and t.fecha_alta <= ${hasta}::date
        and (t.fecha_baja is null or t.fecha_baja >= ${desde}::date)
        and ${findsWorker(sql`t.id`, key.texto)}),
    vistos as (
      select g.* from gente g where ${part}
      order by ${order}
      ${pageLimit(key)}),
    contados as (
      select w.trabajador_id as id, count(*)::integer as pendientes from esperan w
      where w.trabajador_id in (select g.id from vistos g) group by w.trabajador_id)
    select count(*)::integer as personas, count(*) filter (where g.mes_abierto)::integer as abiertos,
      count(*) filter (where g.espera)::integer as con_pendientes,
      count(*) filter (where ${part})::integer as total,
      (select coalesce(json_agg(json_build_object('id', g.id, 'mes_abierto', g.mes_abierto,
          'pendientes', coalesce(c.pendientes, 0)) order by ${order}), '[]')
        from vistos g left join contados c on c.id = g.id) as found
    from gente g`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("No row of an aggregate");
  return row;
}

/** People of a month by id, in no order, without hours. */
export async function readPayrollPeople(
  tx: Tx,
  key: MonthKey & { trabajador_ids: readonly number[] },
): Promise<PayrollPerson[]> {
  const { desde, hasta } = key;
  const inMonth = (day: ReturnType<typeof sql>) =>
    sql`case when ${day} between ${desde}::date and ${hasta}::date then ${day} end`;
  const { rows } = await sql<PayrollPerson>`
    select json_build_object('id', t.id, 'nombre_completo', t.nombre_completo,
        'link_foto', t.link_foto) as persona,
      t.codigo, t.nif, c.nombre as centro_trabajo, t.nombre_departamento_trabajador as departamento,
      ${inMonth(sql`t.fecha_alta`)} as alta, ${inMonth(sql`t.fecha_baja`)} as baja,
      (select max(k.fecha_inicio) from contrato k
        where k.empresa_id = t.empresa_id and k.trabajador_id = t.id
          and k.fecha_inicio between ${desde}::date and ${hasta}::date) as contrato,
      (select max(${dayOf("b.efectivo_en")}) from reparto_bancario b
        where b.empresa_id = t.empresa_id and b.trabajador_id = t.id and b.retirado_en is null
          and ${dayOf("b.efectivo_en")} between ${desde}::date and ${hasta}::date) as cuenta,
      (select coalesce(sum(i.minutos), 0)::integer from incidencia i
        where i.empresa_id = t.empresa_id and i.trabajador_id = t.id
          and i.estado_id in (${incidenceStates.approved}, ${incidenceStates.transferred})
          and i.pe_compensacion_id = ${paidOut}
          and i.dia between ${desde}::date and ${hasta}::date) as "paidMinutes",
      (select coalesce(sum(g.importe), 0)::float8 from gasto g
        join solicitud s on s.empresa_id = g.empresa_id and s.id = g.solicitud_id
        where g.empresa_id = t.empresa_id and g.trabajador_id = t.id
          and s.pe_solicitud_tipo_id = ${requestKinds.expenses}
          and s.estado_id = ${requestStates.approved} and s.sustituida_por is null
          and g.fecha_gasto between ${desde}::date and ${hasta}::date) as gastos,
      ${absences(key)} as ausencias,
      to_char(f.entregada_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as entregado_en,
      f.cifras as antes
    from trabajador t
    join empresa e on e.empresa_id = t.empresa_id
    left join trabajador_centro tc on tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
      and tc.vigencia @> least(${hasta}::date, coalesce(t.fecha_baja, 'infinity'::date))
    left join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id
    left join lateral (${lastFile(key)}) f on true
    where t.empresa_id = empresa_actual() and ${anyOf("t.id", key.trabajador_ids)}`.execute(tx);
  return rows;
}
