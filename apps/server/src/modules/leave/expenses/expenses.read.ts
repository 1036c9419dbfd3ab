import { sql } from "kysely";

import { requestKinds, requestStates } from "@atrio/contract/kinds";
import type { ExpenseRule } from "@atrio/contract/leave/office-inbox";

import type { Tx } from "../../../db/client.ts";

import type { Allowance, ExpenseFigures, Totals } from "./expenses.rules.ts";

/** The company's allowance on a date; without a rule of its own there is no rate. */
type CompanyAllowance = Omit<Allowance, "tarifa_km"> & { tarifa_km: number | null };

/** The company's allowance for a worker on a date, in a single query. */
export async function readAllowance(
  tx: Tx,
  key: { trabajador_id: number; fecha: string },
): Promise<CompanyAllowance> {
  const { rows } = await sql<Record<keyof Allowance, string | null>>`
    select r.tarifa_km, r.limite_porcentaje_salario, s.salario_bruto_anual
    from (select 1) one
    left join lateral (select g.tarifa_km, g.limite_porcentaje_salario from gasto_regla g
      where g.empresa_id = empresa_actual() and g.desde <= ${key.fecha}::date
      order by g.desde desc limit 1) r on true
    left join trabajador_salario s on s.empresa_id = empresa_actual()
      and s.trabajador_id = ${key.trabajador_id} and s.vigencia @> ${key.fecha}::date`.execute(tx);
  const numberOf = (text: string | null | undefined): number | null =>
    text === null || text === undefined ? null : Number(text);
  const [row] = rows;
  return {
    tarifa_km: numberOf(row?.tarifa_km),
    limite_porcentaje_salario: numberOf(row?.limite_porcentaje_salario),
    salario_bruto_anual: numberOf(row?.salario_bruto_anual),
  };
}

/** Euros of one kind of expense. */
export type KindTotals = Totals & { pe_gasto_tipo_id: number };

/**
 * A worker's expenses of a range of days (both included) by kind: asked for (pending, approved and
 * rejected, not what was taken back), approved (paid or not) and paid.
 */
export async function readTotals(
  tx: Tx,
  key: { trabajador_id: number; desde: string; hasta: string },
): Promise<KindTotals[]> {
  const { rows } = await sql<Record<keyof KindTotals, string>>`
    select g.pe_gasto_tipo_id, sum(g.importe) as pedido,
      coalesce(sum(g.importe) filter (where s.estado_id = ${requestStates.approved}), 0) as aprobado,
      coalesce(sum(g.importe) filter (where g.pagado_en is not null), 0) as pagado
    from gasto g
    join solicitud s on s.empresa_id = g.empresa_id and s.id = g.solicitud_id
    where g.empresa_id = empresa_actual() and g.trabajador_id = ${key.trabajador_id}
      and g.fecha_gasto between ${key.desde}::date and ${key.hasta}::date
      and s.pe_solicitud_tipo_id = ${requestKinds.expenses}
      and s.estado_id <> ${requestStates.cancelled} and s.sustituida_por is null
    group by g.pe_gasto_tipo_id order by g.pe_gasto_tipo_id`.execute(tx);
  return rows.map((row) => ({
    pe_gasto_tipo_id: Number(row.pe_gasto_tipo_id),
    pedido: Number(row.pedido),
    aprobado: Number(row.aprobado),
    pagado: Number(row.pagado),
  }));
}

/** True if the worker has another pending or approved expense of the same day, kind and figures. */
export async function readIsRepeated(
  tx: Tx,
  key: { trabajador_id: number; figures: ExpenseFigures; except: number | undefined },
): Promise<boolean> {
  const { fecha_gasto, pe_gasto_tipo_id, importe, kilometros } = key.figures;
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from gasto g
      join solicitud s on s.empresa_id = g.empresa_id and s.id = g.solicitud_id
        and s.estado_id in (${requestStates.pending}, ${requestStates.approved})
      where g.empresa_id = empresa_actual() and g.trabajador_id = ${key.trabajador_id}
        and g.fecha_gasto = ${fecha_gasto}::date and g.pe_gasto_tipo_id = ${pe_gasto_tipo_id}
        and g.importe = ${importe}::numeric and g.kilometros is not distinct from ${kilometros}::numeric
        and g.solicitud_id is distinct from ${key.except ?? null}::integer) as found`.execute(tx);
  return rows[0]?.found === true;
}

/** The company's allowances, the newest first. */
export async function readRules(tx: Tx): Promise<ExpenseRule[]> {
  const { rows } = await sql<ExpenseRule>`
    select desde, tarifa_km::float8 as tarifa_km,
      limite_porcentaje_salario::float8 as limite_porcentaje_salario
    from gasto_regla where empresa_id = empresa_actual() order by desde desc`.execute(tx);
  return rows;
}
