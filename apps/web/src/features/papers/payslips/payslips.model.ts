import type { Payslip } from "@atrio/contract/papers/payslips";

import { formatMoney } from "../../../lib/format.ts";

/** Money is added in cents, so that no sum is a hair off. */
export function cents(euros: number): number {
  return Math.round(euros * 100);
}

/** A sum of amounts, in euros. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + cents(amount), 0) / 100;
}

/** '+83,12 €', '−83,12 €' or '0,00 €': a difference always shows its sign. */
export function signedMoney(amount: number): string {
  if (cents(amount) === 0) return formatMoney(0);
  return `${amount < 0 ? "−" : "+"}${formatMoney(Math.abs(amount))}`;
}

/** Parts of a payslip's gross, which add up to it. */
export const shares = ["net", "contributions", "tax", "other"] as const;
export type Share = (typeof shares)[number];
export type Figures = { gross: number } & Record<Share, number>;

type Totals = Pick<
  Payslip,
  | "total_devengado"
  | "total_aportaciones"
  | "descuento_irpf"
  | "otras_deducciones"
  | "total_percibir"
>;

/** A payslip's figures in euros; null where only its PDF is known. */
export function figuresOf(payslip: Totals): Figures | null {
  if (payslip.total_devengado === null || payslip.total_percibir === null) return null;
  return {
    gross: payslip.total_devengado,
    net: payslip.total_percibir,
    contributions: payslip.total_aportaciones ?? 0,
    tax: payslip.descuento_irpf ?? 0,
    other: payslip.otras_deducciones ?? 0,
  };
}

/** Figures of several payslips together. */
function addFigures(all: readonly Figures[]): Figures {
  return {
    gross: sumOf(all.map(({ gross }) => gross)),
    net: sumOf(all.map(({ net }) => net)),
    contributions: sumOf(all.map(({ contributions }) => contributions)),
    tax: sumOf(all.map(({ tax }) => tax)),
    other: sumOf(all.map(({ other }) => other)),
  };
}

/** Share of a part in the whole, in per cent with two decimals; 0 of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
}

export type MonthFigures = { month: number } & Figures;

export type YearFigures = Figures & {
  /** Number of payslips, without corrected ones. */
  payslips: number;
  /** Payslips without figures, left out of the totals. */
  leftOut: number;
  /** Withheld of the gross, per cent. */
  effective: number;
  /** The twelve months. */
  months: MonthFigures[];
};

/** A year in figures; a payslip that was put right is not counted twice. */
export function yearOf(payslips: readonly Payslip[]): YearFigures {
  const counted = payslips.filter((payslip) => payslip.sustituida_por === null);
  const known = counted.flatMap((payslip) => {
    const figures = figuresOf(payslip);
    return figures === null ? [] : [{ month: payslip.mes_pago, figures }];
  });
  const total = addFigures(known.map(({ figures }) => figures));
  return {
    ...total,
    payslips: counted.length,
    leftOut: counted.length - known.length,
    effective: percentOf(total.tax, total.gross),
    months: Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      ...addFigures(known.filter(({ month }) => month === index + 1).map(({ figures }) => figures)),
    })),
  };
}

/** Maximum of payslips in one download (contract). */
export const mostAtOnce = 60;

/** The selection with a payslip put in or taken out. */
export function toggled(selection: ReadonlySet<number>, id: number): Set<number> {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}
