import { addDays, daysBetween, monthRange, weekdayOf } from "./format.ts";

/** A month of a year, 1 to 12. */
export type Month = { year: number; month: number };

/** Days of a week from Monday, to name the weekdays with. */
export const weekdays = Array.from({ length: 7 }, (_, index) => addDays("2026-06-01", index));

/** The month that a day belongs to. */
export function monthOfDay(day: string): Month {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return { year, month };
}

/** The month a number of months later (or earlier, when negative). */
export function shiftMonth({ year, month }: Month, months: number): Month {
  const index = year * 12 + month - 1 + months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** The days of a month, in order. */
export function daysOfMonth({ year, month }: Month): string[] {
  const { from, to } = monthRange(year, month);
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** Saturday or Sunday. */
export function isWeekend(day: string): boolean {
  return weekdayOf(day) > 5;
}

/** The weeks of a month from Monday to Sunday; null where a week reaches into another month. */
export function weeksOf({ year, month }: Month): ReadonlyArray<ReadonlyArray<string | null>> {
  const { from, to } = monthRange(year, month);
  const weeks: Array<Array<string | null>> = [];
  let day = addDays(from, 1 - weekdayOf(from));
  while (day <= to) {
    const first = day;
    const week = Array.from({ length: 7 }, (_, index) => addDays(first, index));
    weeks.push(week.map((one) => (one < from || one > to ? null : one)));
    day = addDays(day, 7);
  }
  return weeks;
}

/** The same day of the month some months later, or the last one of a shorter month. */
export function sameDayOf(day: string, months: number): string {
  const { year, month } = shiftMonth(monthOfDay(day), months);
  const { from, to } = monthRange(year, month);
  const same = `${from.slice(0, 8)}${day.slice(8)}`;
  return same > to ? to : same;
}

/** Target of a key in a grid of days; null for other keys. */
export function dayAfterKey(day: string, key: string, withShift: boolean): string | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, 1 - weekdayOf(day));
    case "End":
      return addDays(day, 7 - weekdayOf(day));
    case "PageUp":
      return sameDayOf(day, withShift ? -12 : -1);
    case "PageDown":
      return sameDayOf(day, withShift ? 12 : 1);
    default:
      return null;
  }
}
