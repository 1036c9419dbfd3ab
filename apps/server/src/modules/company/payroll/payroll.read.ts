import { sql } from "kysely";

import type { PayrollFigures, PayrollRow } from "@atrio/contract/company/payroll";
import { requestKinds, requestStates } from "@atrio/contract/kinds";

import type { Tx } from "../../../db/client.ts";

import type { MonthSums } from "./payroll.rules.ts";

/** States of an incidence. */
const incidenceStates = { pending: 1, approved: 3, transferred: 4 } as const;

/** Hours of an incidence that are paid. */
const paidOut = 2;

export type MonthKey = { desde: string; hasta: string };

/** A person of a month with what stands beside the hours of the sheet. */
export type PayrollPerson = Omit<PayrollRow, "cifras" | "mes_abierto" | "cambios"> &
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

/** Requests for days of the month, its expenses and its incidences that nobody has decided. */
const waiting = ({ desde, hasta }: MonthKey) => sql`(
  (select count(distinct s.id) from solicitud s
    where s.empresa_id = t.empresa_id and s.trabajador_id = t.id
      and s.estado_id = ${requestStates.pending} and not s.borrada
      and (exists (select from solicitud_periodo p
          where p.empresa_id = s.empresa_id and p.solicitud_id = s.id
            and p.fecha_inicio <= ${hasta}::date and p.fecha_fin >= ${desde}::date)
        or exists (select from gasto g where g.empresa_id = s.empresa_id and g.solicitud_id = s.id
          and g.fecha_gasto between ${desde}::date and ${hasta}::date)))
  + (select count(*) from incidencia i
    where i.empresa_id = t.empresa_id and i.trabajador_id = t.id
      and i.estado_id = ${incidenceStates.pending}
      and i.dia between ${desde}::date and ${hasta}::date))::integer`;

/** Everybody who works in the company on a day of a month and whom a text finds, by name, without hours. */
export async function readPayrollPeople(
  tx: Tx,
  key: MonthKey & { texto: string },
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
      ${absences(key)} as ausencias, ${waiting(key)} as pendientes,
      to_char(f.entregada_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as entregado_en,
      f.cifras as antes
    from trabajador t
    join empresa e on e.empresa_id = t.empresa_id
    left join trabajador_centro tc on tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
      and tc.vigencia @> least(${hasta}::date, coalesce(t.fecha_baja, 'infinity'::date))
    left join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id
    left join lateral (select r.cifras, n.entregada_en from prenomina_entrega_persona r
      join prenomina_entrega n on n.empresa_id = r.empresa_id and n.id = r.entrega_id
      where r.empresa_id = t.empresa_id and r.trabajador_id = t.id and n.mes = ${desde}::date
      order by n.id desc limit 1) f on true
    where t.empresa_id = empresa_actual() and t.fecha_alta <= ${hasta}::date
      and (t.fecha_baja is null or t.fecha_baja >= ${desde}::date)
      and (${key.texto} = '' or t.id = any(array(select buscar_en_directorio(${key.texto}))))
    order by texto_plano(t.nombre_completo), t.id`.execute(tx);
  return rows;
}
