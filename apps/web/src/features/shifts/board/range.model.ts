import { addDays, monthRange, weekdayOf } from "../../../lib/format.ts";
import { monthOfDay, sameDayOf } from "../../../lib/month-grid.ts";

import type { BoardRange, BoardSearch } from "./search.model.ts";

/** First and last day, both included. */
export type DayRange = { from: string; to: string };

/** Place in time that the address names. */
export type BoardPlace = { range: BoardRange; day: string; dates: DayRange };

/** Place in time of an address; without one two weeks, and on a phone one, around today. */
export function placeOf(
  { rango, fecha }: BoardSearch,
  { today, isPhone }: { today: string; isPhone: boolean },
): BoardPlace {
  // The phone shows a day of a week by itself.
  const usual = isPhone ? "semana" : "quincena";
  const range = isPhone && rango === "dia" ? usual : (rango ?? usual);
  const day = fecha ?? today;
  return { range, day, dates: rangeAround(range, day) };
}

/** Days of a range around a day; weeks begin on Monday. */
export function rangeAround(range: BoardRange, day: string): DayRange {
  const monday = addDays(day, 1 - weekdayOf(day));
  switch (range) {
    case "dia":
      return { from: day, to: day };
    case "semana":
      return { from: monday, to: addDays(monday, 6) };
    case "quincena":
      return { from: monday, to: addDays(monday, 13) };
    case "mes": {
      const { year, month } = monthOfDay(day);
      return monthRange(year, month);
    }
  }
}

/** A day of the range before (-1) or after (1) the one around a day. */
export function stepRange(range: BoardRange, day: string, step: -1 | 1): string {
  const { from } = rangeAround(range, day);
  if (range === "mes") return sameDayOf(from, step);
  const days = { dia: 1, semana: 7, quincena: 14 }[range];
  return addDays(from, step * days);
}

/** Every day of a range, in order. */
export function daysOf({ from, to }: DayRange): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
