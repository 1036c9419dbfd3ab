import { addDays, daysBetween, monthRange } from "../../../lib/format.ts";
import { monthOf, sameMonth, shiftMonth } from "../sheet/sheet.model.ts";
import type { Month } from "../sheet/sheet.model.ts";

/** Maximum of days in one file: a leap year. */
const longestDays = 366;

export type Range = { from: string; to: string };

/** A period that is offered with one click. */
export type PeriodKey = "shown" | "thisMonth" | "lastMonth" | "year";
export type Period = Range & { key: PeriodKey; month: Month };

/** The periods to choose from: the month on the screen first, unless it is this or the last one. */
export function periodsFor(shown: Month, today: string): Period[] {
  const current = monthOf(today);
  const last = shiftMonth(current, -1);
  const period = (key: PeriodKey, month: Month): Period => ({
    key,
    month,
    ...monthRange(month.year, month.month),
  });
  const isOther = !sameMonth(shown, current) && !sameMonth(shown, last);
  const wholeYear = { from: `${shown.year}-01-01`, to: `${shown.year}-12-31` };
  return [
    ...(isOther ? [period("shown", shown)] : []),
    period("thisMonth", current),
    period("lastMonth", last),
    { ...period("year", shown), ...wholeYear },
  ];
}

/** The period to begin with: the month on the screen. */
export function firstPeriod(shown: Month, periods: readonly Period[]): PeriodKey {
  const found = periods.find(({ key, month }) => key !== "year" && sameMonth(month, shown));
  return found?.key ?? "thisMonth";
}

/** Problem of a chosen range; null without one. */
export function rangeProblem({ from, to }: Range): "empty" | "order" | "long" | null {
  if (from === "" || to === "") return "empty";
  if (from > to) return "order";
  return daysBetween(from, to) + 1 > longestDays ? "long" : null;
}

/** The last day that may follow a first one. */
export function latestEnd(from: string): string | undefined {
  return from === "" ? undefined : addDays(from, longestDays - 1);
}
