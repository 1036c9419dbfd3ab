import type { Signing, Workday } from "@atrio/contract/time/time";

import { addDays, minuteOfDayIn, weekdayOf } from "../../../lib/format.ts";
import { groupBy } from "../../../lib/group-by.ts";
import { isWeekend } from "../../../lib/month-grid.ts";
import { scheduledStretches, segmentKind } from "../clock/clock.model.ts";
import { daysAfter, monthTotals } from "../sheet/sheet.model.ts";
import type { MonthTotals } from "../sheet/sheet.model.ts";
import { isToReview } from "../time.model.ts";

/** Days whose hours do not fit, the newest first (Rule TIME-166). */
export function daysToCheck(days: readonly Workday[]): Workday[] {
  return days.filter(isToReview).toReversed();
}

/** Fault in the hours of a day to be reviewed, with the minutes that are missing or too many. */
export type Finding = {
  kind: "open" | "unsigned" | "missing" | "over" | "away";
  minutes: number;
};

/** Finding of a day to be reviewed: work during an absence is one too where the hours fit. */
export function findingOf(day: Workday): Finding {
  if (day.fichajes.some(({ hora_fin }) => hora_fin === null)) return { kind: "open", minutes: 0 };
  if (day.fichajes.length === 0) return { kind: "unsigned", minutes: day.minutos_previstos };
  if (day.ausencias.some(({ minutos_fichados }) => minutos_fichados > 0)) {
    return { kind: "away", minutes: 0 };
  }
  const kind = day.saldo_minutos < 0 ? "missing" : "over";
  return { kind, minutes: Math.abs(day.saldo_minutos) };
}

/** A week of a month, from Monday or the first to Sunday, the last, or today. */
export type Week = { from: string; to: string; days: Workday[]; totals: MonthTotals };

/** Weeks of a sheet until today, the newest first. */
export function weeksUntil(days: readonly Workday[], today: string, now: string): Week[] {
  const past = days.filter(({ dia }) => dia <= today);
  return [...groupBy(past, ({ dia }) => mondayOf(dia)).values()]
    .map((week) => ({
      from: week[0]?.dia ?? today,
      to: week.at(-1)?.dia ?? today,
      days: week,
      totals: monthTotals(week, now),
    }))
    .toReversed();
}

/** True if a week is the one of a day. */
export function isWeekOf({ from }: Week, day: string): boolean {
  return mondayOf(from) === mondayOf(day);
}

function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

/** True if a day has something to tell: signings, hours that do not fit, or today's schedule. */
export function isListed(day: Workday, today: string): boolean {
  return day.fichajes.length > 0 || isToReview(day) || day.dia === today;
}

/** Hours that the bars of several days show, in minutes after midnight. */
export type Hours = { from: number; to: number };

const officeHours: Hours = { from: 8 * 60, to: 18 * 60 };
/** A night that ends on the next morning; a forgotten signing does not shrink the other bars. */
const latest = 34 * 60;

/** Whole hours that hold the schedules and signings of some days. */
export function hoursOf(days: readonly Workday[], now: string): Hours {
  const stretches = days.flatMap((day) => [
    ...scheduled(day),
    ...day.fichajes.map((signing) => stretchOf(day, signing, now)),
  ]);
  if (stretches.length === 0) return officeHours;
  const from = Math.min(...stretches.map((one) => one.from));
  const to = Math.min(latest, Math.max(...stretches.map((one) => one.to)));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

/** Part of a day's bar, in percent of its hours. */
export type BarPart = {
  key: string;
  kind: "expected" | "work" | "paidPause";
  left: number;
  width: number;
};

/** Scheduled and worked parts of a day on a bar, the worked ones above; pauses that do not count are gaps. */
export function barParts(day: Workday, hours: Hours, now: string): BarPart[] {
  const place = ({ from, to }: Hours) => {
    const share = (minute: number) =>
      Math.min(100, Math.max(0, (100 * (minute - hours.from)) / (hours.to - hours.from)));
    return { left: share(from), width: share(to) - share(from) };
  };
  const expected = scheduled(day).map((stretch) => ({
    key: `expected ${stretch.from}`,
    kind: "expected" as const,
    ...place(stretch),
  }));
  const signed = day.fichajes.flatMap((signing): BarPart[] => {
    const kind = segmentKind(signing);
    if (kind === "pause") return [];
    return [{ key: `signing ${signing.id}`, kind, ...place(stretchOf(day, signing, now)) }];
  });
  return [...expected, ...signed];
}

const dayMinutes = 24 * 60;

function scheduled(day: Workday): Hours[] {
  return scheduledStretches(day).map(({ from, to }) => hoursBetween(day, from, to));
}

/** Hours of a signing; an open one goes on until now. */
function stretchOf(day: Workday, { hora_inicio, hora_fin }: Signing, now: string): Hours {
  return hoursBetween(day, hora_inicio, hora_fin ?? now);
}

/** Minutes after a day's midnight of two instants, on the clocks of its zone. */
function hoursBetween(day: Workday, from: string, to: string): Hours {
  const minute = (instant: string) =>
    daysAfter(day, instant) * dayMinutes + minuteOfDayIn(day.zona_horaria, instant);
  return { from: minute(from), to: minute(to) };
}

/** State of a day's column in the overview: that of the sheet, or why nothing is expected. */
export type ColumnKind =
  | "complete"
  | "short"
  | "running"
  | "holiday"
  | "away"
  | "free"
  | "upcoming"
  | "rest";

/** Kind of a day in the month's overview. */
export function columnKind(day: Workday, today: string): ColumnKind {
  if (isToReview(day)) return "short";
  if (day.fichajes.length > 0) return day.estado_id === 2 ? "running" : "complete";
  if (day.minutos_previstos > 0) return day.dia === today ? "running" : "upcoming";
  if (day.festivo !== null) return "holiday";
  if (day.ausencias.some(({ completo }) => completo)) return "away";
  return isWeekend(day.dia) ? "free" : "rest";
}
