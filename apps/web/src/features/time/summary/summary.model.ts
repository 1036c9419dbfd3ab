import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { workedHoursSummary, Workday } from "@atrio/contract/time/time";

import { workedMinutes } from "../time.model.ts";

/** Bar of one day; heights are percentages of the tallest value on the chart. */
export type DayBar = {
  day: string;
  worked: number;
  expected: number;
  workedHeight: number;
  expectedHeight: number;
  isToday: boolean;
};

/** A full-time day: the chart never zooms into a quarter of an hour. */
const shortestScale = 8 * 60;
/** A signing that somebody forgot to end does not flatten the other days. */
const longestScale = 14 * 60;

/** The bars of some days as of `now`, all on one scale. */
export function dayBars(days: readonly Workday[], today: string, now: string): DayBar[] {
  const figures = days.map((day) => ({
    day: day.dia,
    worked: workedMinutes(day, now),
    expected: day.minutos_previstos,
  }));
  const tallest = Math.max(...figures.flatMap(({ worked, expected }) => [worked, expected]), 0);
  const scale = Math.min(longestScale, Math.max(shortestScale, tallest));
  const heightOf = (minutes: number) => Math.min(100, (100 * minutes) / scale);
  return figures.map((figure) => ({
    ...figure,
    workedHeight: heightOf(figure.worked),
    expectedHeight: heightOf(figure.expected),
    isToday: figure.day === today,
  }));
}

/** Worked and expected of all the bars together. */
export function barTotals(bars: readonly DayBar[]): { worked: number; expected: number } {
  return bars.reduce(
    (sum, bar) => ({ worked: sum.worked + bar.worked, expected: sum.expected + bar.expected }),
    { worked: 0, expected: 0 },
  );
}

/** Done share of a month's hours, 0 to 100. */
export function progressOf(worked: number, expected: number): number {
  if (expected <= 0) return worked > 0 ? 100 : 0;
  return Math.min(100, Math.max(0, (100 * worked) / expected));
}

/** The figures of the month's card, in whole minutes. */
export type MonthFigures = {
  worked: number;
  expected: number;
  expectedToDate: number;
  balance: number;
  wrongDays: number;
};

type Summary = Pick<
  EndpointResponse<typeof workedHoursSummary>["data"],
  | "minutos_trabajados"
  | "minutos_previstos"
  | "minutos_previstos_hasta_hoy"
  | "saldo_minutos"
  | "minutos_por_trabajar"
  | "dias_incorrectos"
>;

/**
 * The server's sums with the minutes worked since its answer: first they fill the day's schedule,
 * then they are ahead of it.
 */
export function carriedOn(summary: Summary, minutesSince: number): MonthFigures {
  const due = Math.min(minutesSince, summary.minutos_por_trabajar);
  return {
    worked: summary.minutos_trabajados + minutesSince,
    expected: summary.minutos_previstos,
    expectedToDate: summary.minutos_previstos_hasta_hoy + due,
    balance: summary.saldo_minutos + minutesSince - due,
    wrongDays: summary.dias_incorrectos,
  };
}
