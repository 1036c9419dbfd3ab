import type { ErrorCode } from "@atrio/contract/errors";
import { expenseKinds } from "@atrio/contract/kinds";

import { addMonths, epochDay, monthRange } from "../../../lib/calendar/dates.ts";

/** Input of an expense's form; absent fields are not filled in. */
export type AskedExpense = {
  fecha_gasto?: string | undefined;
  importe?: number | undefined;
  pe_gasto_tipo_id?: number | undefined;
  kilometros?: number | undefined;
};

/** An expense as it is kept: euros with cents, euros a kilometre with four decimals. */
export type ExpenseFigures = {
  fecha_gasto: string;
  importe: number;
  pe_gasto_tipo_id: number;
  kilometros: number | null;
  tarifa_km: number | null;
};

/** A company's allowance on a date; `salario_bruto_anual` is the worker's, null if unknown. */
export type Allowance = {
  tarifa_km: number;
  limite_porcentaje_salario: number | null;
  salario_bruto_anual: number | null;
};

/** Why an expense would be refused, and the field at fault. */
export type ExpenseProblem = {
  code: ErrorCode;
  field: keyof AskedExpense | "documento_ids";
  available?: { amount: number; unit: "months" };
};

/** Age of an expense, in months, above which its worker is asked whether it is right. */
const oldMonths = 12;

/** Without a rule of the company: the rate free of tax of Orden HFP/792/2023, and no limit. */
export const lawfulRate = 0.26;

/** Kinds that may be claimed by the kilometre, for the worker's own car. */
const byCar: ReadonlySet<number> = new Set([expenseKinds.fuel, expenseKinds.travel]);

const salaryStep = 100;

/** Days between the ends of a range: two years. */
const longestRange = 731;

/** Euros for kilometres (two decimals) at a rate (four decimals), rounded to cents, halves up. */
export function amountOfKilometres(kilometres: number, rate: number): number {
  const millionths = Math.round(kilometres * 100) * Math.round(rate * 10_000);
  return Math.floor((millionths + 5000) / 10_000) / 100;
}

/**
 * Limit of one expense in euros, null without a limit. The month's salary counts in whole hundreds
 * of euros, rounded up: however many amounts somebody tries, no salary comes out of it.
 */
export function limitOf(allowance: Allowance): number | null {
  const { limite_porcentaje_salario, salario_bruto_anual } = allowance;
  if (limite_porcentaje_salario === null || salario_bruto_anual === null) return null;
  const month =
    Math.ceil(Math.round(salario_bruto_anual * 100) / 12 / 100 / salaryStep) * salaryStep;
  return Math.round(month * limite_porcentaje_salario) / 100;
}

/** True if an amount is within the company's allowance. */
export function isWithinLimit(amount: number, allowance: Allowance): boolean {
  const limit = limitOf(allowance);
  return limit === null || amount <= limit;
}

/** The amount asked for: from the kilometres where they are given; null while it is not known. */
export function amountOf(asked: AskedExpense, rate: number): number | null {
  if (asked.kilometros !== undefined) return amountOfKilometres(asked.kilometros, rate);
  return asked.importe ?? null;
}

/** Problems of an expense (Rule LEAVE-53), by field. */
export function judgeExpense(
  asked: AskedExpense,
  known: { allowance: Allowance; today: string; receipts: number },
): ExpenseProblem[] {
  const { fecha_gasto, pe_gasto_tipo_id, kilometros } = asked;
  const amount = amountOf(asked, known.allowance.tarifa_km);
  const isByCar = kilometros !== undefined;
  const found: Array<ExpenseProblem | false> = [
    fecha_gasto === undefined && { code: "expense.incomplete", field: "fecha_gasto" },
    pe_gasto_tipo_id === undefined && { code: "expense.incomplete", field: "pe_gasto_tipo_id" },
    amount === null && { code: "expense.incomplete", field: "importe" },
    amount === 0 && { code: "expense.incomplete", field: "kilometros" },
    isByCar &&
      pe_gasto_tipo_id !== undefined &&
      !byCar.has(pe_gasto_tipo_id) && { code: "request.field_invalid", field: "kilometros" },
    fecha_gasto !== undefined &&
      fecha_gasto > known.today && { code: "expense.future", field: "fecha_gasto" },
    amount !== null &&
      !isWithinLimit(amount, known.allowance) && { code: "expense.over_limit", field: "importe" },
    !isByCar &&
      known.receipts === 0 && { code: "expense.receipt_required", field: "documento_ids" },
  ];
  return found.filter((one) => one !== false);
}

/**
 * Questions about an expense, which its worker answers by sending it again as confirmed (Rule
 * LEAVE-75): one with the same day, kind and amount was sent before, or it is a year old.
 */
export function questionsOf(
  asked: AskedExpense & { confirmado?: boolean | undefined },
  known: { today: string; isRepeated: boolean },
): ExpenseProblem[] {
  const { fecha_gasto } = asked;
  if (asked.confirmado === true || fecha_gasto === undefined) return [];
  const found: ExpenseProblem[] = [];
  if (known.isRepeated) found.push({ code: "expense.repeated", field: "importe" });
  if (fecha_gasto < addMonths(known.today, -oldMonths)) {
    const available = { amount: oldMonths, unit: "months" } as const;
    found.push({ code: "expense.old", field: "fecha_gasto", available });
  }
  return found;
}

/** The figures of an expense without problems; null while something of it is missing. */
export function figuresOf(asked: AskedExpense, rate: number): ExpenseFigures | null {
  const amount = amountOf(asked, rate);
  const { fecha_gasto, pe_gasto_tipo_id, kilometros } = asked;
  if (amount === null || fecha_gasto === undefined || pe_gasto_tipo_id === undefined) return null;
  return {
    fecha_gasto,
    importe: amount,
    pe_gasto_tipo_id,
    kilometros: kilometros ?? null,
    tarifa_km: kilometros === undefined ? null : rate,
  };
}

/** Euros of an expense's life: asked for, approved, paid. */
export type Totals = { pedido: number; aprobado: number; pagado: number };

/** The sum of several totals, to the cent. */
export function sumOf(parts: readonly Totals[]): Totals {
  const sum = (name: keyof Totals): number =>
    parts.reduce((cents, part) => cents + Math.round(part[name] * 100), 0) / 100;
  return { pedido: sum("pedido"), aprobado: sum("aprobado"), pagado: sum("pagado") };
}

/** Range of a total: a month (`YYYY-MM` or `MM`), or both ends. */
export type AskedRange = {
  month?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
};

/**
 * The days that a total is about: the range, else the month, else that of `today`; null where only
 * one end is given, they are the wrong way round or more than two years apart.
 */
export function rangeOf(asked: AskedRange, today: string): { desde: string; hasta: string } | null {
  const { startDate, endDate } = asked;
  if (startDate === undefined && endDate === undefined) {
    const [year = "", month = ""] = today.split("-");
    const parts = (asked.month ?? month).split("-").map(Number);
    const [last = 1] = parts.slice(-1);
    return monthRange({ year: parts.length === 2 ? (parts[0] ?? 0) : Number(year), month: last });
  }
  if (startDate === undefined || endDate === undefined) return null;
  const isRange = startDate <= endDate && epochDay(endDate) - epochDay(startDate) <= longestRange;
  return isRange ? { desde: startDate, hasta: endDate } : null;
}
