import type { Workday } from "@atrio/contract/time/time";

import { dayIn, daysBetween } from "../../../lib/format.ts";
import { isWeekend } from "../../../lib/month-grid.ts";
import { balanceMinutes, isToReview, workedMinutes } from "../time.model.ts";

/** A month of a year, 1 to 12. */
export type Month = { year: number; month: number };

/** Sums of a month's sheet, in whole minutes. */
export type MonthTotals = {
  worked: number;
  /** Scheduled in the whole month. */
  expected: number;
  /** Base of the balance: past days, and today as far as it was worked. */
  expectedToDate: number;
  /** Worked minus scheduled minutes until today. */
  balance: number;
  paused: number;
  wrongDays: number;
  signedDays: number;
};

const none: MonthTotals = {
  worked: 0,
  expected: 0,
  expectedToDate: 0,
  balance: 0,
  paused: 0,
  wrongDays: 0,
  signedDays: 0,
};

/** Adds up the days of a sheet as of `now`. */
export function monthTotals(days: readonly Workday[], now: string): MonthTotals {
  return days.reduce(
    (sum, day) => ({
      worked: sum.worked + workedMinutes(day, now),
      expected: sum.expected + day.minutos_previstos,
      expectedToDate: sum.expectedToDate + workedMinutes(day, now) - balanceMinutes(day, now),
      balance: sum.balance + balanceMinutes(day, now),
      paused: sum.paused + day.minutos_pausa,
      wrongDays: sum.wrongDays + (isToReview(day) ? 1 : 0),
      signedDays: sum.signedDays + (day.fichajes.length > 0 ? 1 : 0),
    }),
    none,
  );
}

/** The month some months later, or earlier when negative. */
export function shiftMonth({ year, month }: Month, by: number): Month {
  const index = year * 12 + month - 1 + by;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** The month of a day `YYYY-MM-DD`. */
export function monthOf(day: string): Month {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

/** '2026-11' of an address → the month; null for anything else. */
export function readMonth(text: string | undefined): Month | null {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? "");
  return match === null ? null : { year: Number(match[1]), month: Number(match[2]) };
}

/** A month as addresses carry it, '2026-11'. */
export function writeMonth({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}

/** True if two months are the same. */
export function sameMonth(a: Month, b: Month): boolean {
  return a.year === b.year && a.month === b.month;
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  PageDown: 7,
  PageUp: -7,
};

/** The row that a key moves to, or null when the key does not move. */
export function rowAfterKey(key: string, row: number, rows: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return rows - 1;
  const step = steps[key];
  if (step === undefined) return null;
  return Math.min(rows - 1, Math.max(0, row + step));
}

/** Days between the working day and an instant, on the clocks of its zone. */
export function daysAfter(day: Pick<Workday, "dia" | "zona_horaria">, instant: string): number {
  return daysBetween(day.dia, dayIn(day.zona_horaria, instant));
}

/** True if nothing at all is known of a month: no schedule, holiday, absence or signing. */
export function isBlankMonth(days: readonly Workday[]): boolean {
  return days.every(
    ({ fichajes, horario, festivo, ausencias }) =>
      fichajes.length + horario.length + ausencias.length === 0 && festivo === null,
  );
}

/**
 * Emphasis of a day: today; muted when off, on weekends, holidays and whole absences without work,
 * and in the future.
 */
export type DayTone = "today" | "off" | "upcoming" | "plain";

/** The tone of a day of the sheet, `today` being the local day of the worker's centre. */
export function dayTone(day: Workday, today: string): DayTone {
  if (day.dia === today) return "today";
  const isFree = day.minutos_previstos === 0 && day.fichajes.length === 0;
  const isAway = day.ausencias.some((absence) => absence.completo);
  if (isFree && (isWeekend(day.dia) || day.festivo !== null || isAway)) return "off";
  return day.dia > today ? "upcoming" : "plain";
}
