// Days of generated histories of leave: work, cost and periods, by the rules in words, for tests.
import type { AskedPeriod } from "@atrio/contract/leave/absences";

import { weeks } from "./leave-histories.ts";
import type { CompanyCase, HistoryCase, Spent } from "./leave-histories.ts";
import { tomorrow } from "./leave-recount.ts";

/** Minutes of a day between which somebody works. */
export type Stretch = { from: number; to: number };

/** So many days from a first one on. */
export function datesFrom(first: string, count: number): string[] {
  const dates = [first];
  while (dates.length < count) dates.push(tomorrow(dates.at(-1) ?? first));
  return dates;
}

/** A date so many days later. */
export function moved(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

const partKinds: Record<string, number> = { full: 1, morning: 2, afternoon: 3, hours: 4 };

/** Periods of days; hours have one from ten to twelve on each. */
export function periodsOf(dates: readonly string[], part: string): AskedPeriod[] {
  const [first = "", last = ""] = [dates[0], dates.at(-1)];
  const pe_tipo_periodo_id = partKinds[part] ?? 1;
  if (part !== "hours") return [{ fecha_inicio: first, fecha_fin: last, pe_tipo_periodo_id }];
  return dates.map((date) => ({
    fecha_inicio: date,
    fecha_fin: date,
    pe_tipo_periodo_id,
    hora_inicio: "10:00",
    hora_fin: "12:00",
  }));
}

/** Stretch of work of a date; null on days off. */
export function workOn(made: HistoryCase, company: CompanyCase, date: string): Stretch | null {
  const week = weeks[date < made.change ? made.week : made.nextWeek];
  const weekday = new Date(date).getUTCDay() || 7;
  if (week === undefined || !week.days.includes(weekday)) return null;
  return company.holidays.includes(date) ? null : week;
}

type Cost = { balance: Spent; date: string; part: string };

/** Cost of a day, in hundredths. */
export function costOf(
  made: HistoryCase,
  company: CompanyCase,
  { balance, date, part }: Cost,
): number {
  const { hired, left } = made;
  if (date < hired || (left !== null && date > left)) return 0;
  const work = workOn(made, company, date);
  const byCalendar = balance === "vacaciones" && company.unit === "naturales";
  if (work === null) {
    if (!byCalendar || part === "hours") return 0;
    return part === "full" ? 100 : 50;
  }
  const minutes = work.to - work.from;
  const covered = Math.max(0, Math.min(work.to, 720) - Math.max(work.from, 600));
  if (balance === "horas_retribuidas") return (part === "full" ? minutes : covered) * 100;
  if (part === "full") return 100;
  return part === "hours" ? Math.round((covered * 100) / minutes) : 50;
}
