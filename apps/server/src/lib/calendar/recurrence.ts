import { RRuleTemporal } from "rrule-temporal";

import { Temporal } from "./clock.ts";

/** A rule of RFC 5545 on local dates; weeks begin on Monday. */
export type RecurrenceRule = {
  /** First date on which it may occur; `YYYY-MM-DD`. */
  start: string;
  unit: "day" | "week" | "month" | "year";
  interval: number;
  /** ISO weekdays, 1 Monday to 7 Sunday (BYDAY); none: as the start says. */
  weekdays: readonly number[];
  /** Number of occurrences, or their last date; at most one of them. */
  count?: number | undefined;
  until?: string | undefined;
};

const frequencies = { day: "DAILY", week: "WEEKLY", month: "MONTHLY", year: "YEARLY" } as const;
const weekdayNames = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;

/** Dates have no zone: the library computes them at midnight in UTC. */
function midnight(date: string): Temporal.ZonedDateTime {
  return Temporal.PlainDate.from(date).toZonedDateTime("UTC");
}

/**
 * Dates of a rule between two dates, both included, in order. As in RFC 5545 a month without the
 * start's day, and a year without its 29 February, has no occurrence; the start itself occurs only
 * where the rule meets it.
 */
export function occurrencesBetween(
  { start, unit, interval, weekdays, count, until }: RecurrenceRule,
  { from, to }: { from: string; to: string },
): string[] {
  const first = from > start ? from : start;
  if (to < first) return [];
  const rule = new RRuleTemporal({
    freq: frequencies[unit],
    interval,
    ...(weekdays.length > 0 && {
      byDay: weekdayNames.filter((_, index) => weekdays.includes(index + 1)),
    }),
    ...(count !== undefined && { count }),
    ...(until !== undefined && { until: midnight(until) }),
    wkst: "MO",
    tzid: "UTC",
    dtstart: midnight(start),
    temporal: Temporal,
  });
  const found = rule.between(midnight(first), midnight(to), true);
  return found.map((moment) => moment.toPlainDate().toString());
}
