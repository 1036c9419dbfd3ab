import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

import type { ExpenseFigures } from "./expenses.rules.ts";

const company = sql<number>`empresa_actual()`;

const columnsOf = (figures: ExpenseFigures) => ({
  fecha_gasto: figures.fecha_gasto,
  importe: String(figures.importe),
  pe_gasto_tipo_id: figures.pe_gasto_tipo_id,
  kilometros: figures.kilometros === null ? null : String(figures.kilometros),
  tarifa_km: figures.tarifa_km === null ? null : String(figures.tarifa_km),
});

/** Stores an expense, replacing the request's former one. */
export async function saveExpense(
  tx: Tx,
  key: { solicitud_id: number; trabajador_id: number },
  figures: ExpenseFigures,
): Promise<void> {
  await tx
    .insertInto("gasto")
    .values({
      empresa_id: company,
      ...key,
      ...columnsOf(figures),
      pagado_en: null,
      pagado_por: null,
    })
    .onConflict((conflict) => conflict.constraint("gasto_pk").doUpdateSet(columnsOf(figures)))
    .execute();
}

/** Notes that an expense was paid; true if it was unpaid. */
export async function markPaid(
  tx: Tx,
  paid: { solicitud_id: number; pagado_en: string; pagado_por: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("gasto")
    .set({ pagado_en: paid.pagado_en, pagado_por: paid.pagado_por })
    .where("empresa_id", "=", company)
    .where("solicitud_id", "=", paid.solicitud_id)
    .where("pagado_en", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores the company's allowance from a day on, replacing that day's. */
export async function saveRule(
  tx: Tx,
  rule: { desde: string; tarifa_km: number; limite_porcentaje_salario: number | null },
): Promise<void> {
  const { limite_porcentaje_salario } = rule;
  const columns = {
    tarifa_km: String(rule.tarifa_km),
    limite_porcentaje_salario:
      limite_porcentaje_salario === null ? null : String(limite_porcentaje_salario),
  };
  await tx
    .insertInto("gasto_regla")
    .values({ empresa_id: company, desde: rule.desde, ...columns })
    .onConflict((conflict) => conflict.constraint("gasto_regla_pk").doUpdateSet(columns))
    .execute();
}
