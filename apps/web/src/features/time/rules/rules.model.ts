import type { BankConfig } from "@atrio/contract/time/hours-bank";

/** Rules for the next year that has none: those of the newest year, or usual ones. */
export function usualBank(configs: readonly BankConfig[], thisYear: number): BankConfig {
  const [newest] = configs;
  if (newest === undefined) {
    return {
      anyo: thisYear,
      activa: true,
      umbral_minutos: 15,
      intervalo_minutos: 15,
      maximo_diario_minutos: 120,
      tope_anual_minutos: null,
      caduca_el: null,
    };
  }
  return { ...newest, anyo: Math.max(newest.anyo + 1, thisYear), caduca_el: null };
}

/** Limits of the whole numbers of the form, as the call has them. */
export const bankLimits = {
  anyo: [2000, 2199],
  umbral_minutos: [0, 480],
  intervalo_minutos: [1, 120],
  maximo_diario_minutos: [1, 1440],
} as const;
export type BankNumber = keyof typeof bankLimits;

/** True for a whole number within the limits of a field. */
export function isWithin(field: BankNumber, value: number | string): boolean {
  const [least, most] = bankLimits[field];
  const number = typeof value === "number" ? value : Number.NaN;
  return Number.isInteger(number) && number >= least && number <= most;
}

/** Minutes of hours and minutes; null unless both are whole, not both zero, and below the limit. */
export function minutesOf(hours: number | string, minutes: number | string): number | null {
  const [whole, rest] = [Number(hours), Number(minutes)];
  const total = whole * 60 + rest;
  const isWhole = Number.isInteger(whole) && Number.isInteger(rest) && whole >= 0 && rest >= 0;
  return isWhole && rest < 60 && total > 0 && total <= 120_000 ? total : null;
}
