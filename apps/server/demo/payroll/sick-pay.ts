import type { PayslipLine } from "@atrio/contract/papers/payslips";

import { round } from "./money.ts";
import { line } from "./receipt.ts";

/** Days of a month on sick leave that are the `from`th to the `to`th of their leave. */
export type SickDays = {
  from: number;
  to: number;
  /** Base of a day, in euros: the contribution base of the month before the leave. */
  base: number;
};

/** Common illness (article 173 of the Ley General de la Seguridad Social, RD 53/1980). */
const steps = [
  { from: 1, to: 3, rate: 0, label: "días 1 a 3" },
  { from: 4, to: 20, rate: 60, label: "días 4 a 20" },
  { from: 21, to: Infinity, rate: 75, label: "desde el día 21" },
] as const;

/** Days of a leave that fall on one of its percentages. */
function daysAt(sick: SickDays, step: (typeof steps)[number]): number {
  return Math.max(0, Math.min(sick.to, step.to) - Math.max(sick.from, step.from) + 1);
}

/** Lines of sick pay, one for each percentage, also for the days without pay. */
export function sickLines(leaves: readonly SickDays[]): PayslipLine[] {
  return leaves.flatMap((sick) =>
    steps.flatMap((step) => {
      const days = daysAt(sick, step);
      if (days === 0) return [];
      const price = (sick.base * step.rate) / 100;
      return [
        line("devengo_no_salarial", "prestacion_it", `Prestación por IT, ${step.label}`, {
          unidades: days,
          precio: Math.round(price * 10_000) / 10_000,
          tipo: step.rate,
          importe: round(price * days),
        }),
      ];
    }),
  );
}

/** The company's supplement from the fourth day on, so that a day reaches a share of its pay. */
export function complementLines(
  leaves: readonly SickDays[],
  pay: { daily: number; share: number },
): PayslipLine[] {
  const lines = leaves.flatMap((sick) =>
    steps.slice(1).flatMap((step) => {
      const days = daysAt(sick, step);
      const missing = pay.daily * pay.share - (sick.base * step.rate) / 100;
      return days === 0 || missing <= 0 ? [] : [{ days, importe: missing * days }];
    }),
  );
  if (lines.length === 0) return [];
  return [
    line("devengo_no_salarial", "complemento_it", "Complemento de IT según convenio", {
      unidades: lines.reduce((all, { days }) => all + days, 0),
      importe: round(lines.reduce((all, { importe }) => all + importe, 0)),
    }),
  ];
}

/** Number of days of sick leave. */
export function sickDays(leaves: readonly SickDays[]): number {
  return leaves.reduce((all, { from, to }) => all + to - from + 1, 0);
}
