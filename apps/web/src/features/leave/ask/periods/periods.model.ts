import { periodKinds } from "@atrio/contract/kinds";

import { randomKey } from "../../../../lib/random.ts";
import type { PeriodDraft, Way } from "../ask.model.ts";
import { doMeet } from "../calendar/calendar.model.ts";
import type { DayRange } from "../calendar/calendar.model.ts";

/** A period chosen in the calendar; of half a day the morning, of hours still without hours. */
export function newPeriod(way: Way, { from, to }: DayRange): PeriodDraft {
  const type = { days: periodKinds.fullDays, half: periodKinds.morning, hours: periodKinds.hours };
  return { key: randomKey(), type: type[way], from, to, start: "", end: "" };
}

/**
 * True if a range may be added: each day is requested once, in whole or in part (Rule LEAVE-18).
 */
export function isFree(periods: readonly PeriodDraft[], range: DayRange): boolean {
  return !periods.some((period) => period.from !== "" && period.to !== "" && doMeet(period, range));
}

/** Periods in the order of the calendar; those without a date come last. */
export function inOrder(periods: readonly PeriodDraft[]): PeriodDraft[] {
  return periods.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
}

function placeOf({ from }: PeriodDraft): string {
  return from === "" ? "9" : from;
}

/**
 * The periods up to a new last day: later ones are removed, the one that contains it ends with it.
 */
export function shortened(periods: readonly PeriodDraft[], last: string): PeriodDraft[] {
  return inOrder(periods)
    .filter(({ from }) => from <= last)
    .map((period) => (period.to > last ? { ...period, to: last } : period));
}
