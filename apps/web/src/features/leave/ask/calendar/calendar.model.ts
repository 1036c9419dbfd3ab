/** Days from one to another, both included. */
export type DayRange = { from: string; to: string };

/** Two days in whichever order they were picked. */
export function rangeOf(first: string, second: string): DayRange {
  return first <= second ? { from: first, to: second } : { from: second, to: first };
}

/** True if a day lies in a range. */
export function isWithin(day: string, { from, to }: DayRange): boolean {
  return from <= day && day <= to;
}

/** True if two ranges share a day. */
export function doMeet(one: DayRange, other: DayRange): boolean {
  return one.from <= other.to && other.from <= one.to;
}
