import { remembered } from "../values/remembered.ts";

/** Milliseconds of a day without a clock change. */
export const DAY_MS = 86_400_000;

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Days from 1970-01-01 to a local date `YYYY-MM-DD`, by the proleptic Gregorian calendar.
 * Plain arithmetic, because schedules count thousands of days. Throws RangeError on another form.
 */
export function epochDay(date: string): number {
  const month = digitsOf(date, 5, 7);
  const day = digitsOf(date, 8, 10);
  // The year begins in March, so that the leap day is its last.
  const year = digitsOf(date, 0, 4) - (month <= 2 ? 1 : 0);
  const hasForm = date.length === 10 && date[4] === "-" && date[7] === "-";
  if (!hasForm || Number.isNaN(year + month + day)) throw new RangeError(`not a date: ${date}`);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * 146_097 + yearOfEra * 365 + leapDays + dayOfYear - 719_468;
}

/** Number of the digits of a text between two positions; NaN with another character among them. */
function digitsOf(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN;
  }
  return value;
}

/** The local date `YYYY-MM-DD` that lies `days` after 1970-01-01: a sheet asks for the same ones again and again. */
export const dateOfEpochDay = remembered<number, string>(20_000, (days) => {
  const { year, dayOfYear } = marchYear(days);
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const calendarYear = year + (month <= 2 ? 1 : 0);
  return `${String(calendarYear).padStart(4, "0")}-${pad2(month)}-${pad2(day)}`;
});

/** The calendar year of the day that lies `days` after 1970-01-01. */
export function yearOfEpochDay(days: number): number {
  const { year, dayOfYear } = marchYear(days);
  return dayOfYear >= 306 ? year + 1 : year;
}

/** ISO weekday of a day count: 1 Monday … 7 Sunday. */
export function weekdayOf(days: number): number {
  return ((((days + 3) % 7) + 7) % 7) + 1;
}

/** The Monday of the week of a day count. */
export function mondayOf(days: number): number {
  return days - weekdayOf(days) + 1;
}

/** Every date from `from` to `to`, both included; empty when `to` is earlier. */
export function datesBetween(from: string, to: string): string[] {
  const first = epochDay(from);
  const length = Math.max(0, epochDay(to) - first + 1);
  return Array.from({ length }, (_, index) => dateOfEpochDay(first + index));
}

/** `date` moved by whole days. */
export function addDays(date: string, days: number): string {
  return dateOfEpochDay(epochDay(date) + days);
}

/** A date `months` later, the last day of its month where that day does not exist. */
export function addMonths(date: string, months: number): string {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const { desde, hasta } = monthRange({ year: Math.floor(count / 12), month: (count % 12) + 1 });
  const wanted = `${desde.slice(0, 8)}${date.slice(8)}`;
  return wanted < hasta ? wanted : hasta;
}

/** First and last day of a month (1 to 12). */
export function monthRange(input: { year: number; month: number }): {
  desde: string;
  hasta: string;
} {
  const first = (year: number, month: number): string =>
    `${String(year).padStart(4, "0")}-${pad2(month)}-01`;
  const next = input.month === 12 ? first(input.year + 1, 1) : first(input.year, input.month + 1);
  return { desde: first(input.year, input.month), hasta: addDays(next, -1) };
}

/** True if the text is a day that exists, as `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  return ISO_DATE.test(text) && dateOfEpochDay(epochDay(text)) === text;
}

/** The year that begins in March, and the day in it from 0. */
function marchYear(days: number): { year: number; dayOfYear: number } {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const leapDays =
    Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra + leapDays) / 365);
  const daysBefore = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return { year: yearOfEra + era * 400, dayOfYear: dayOfEra - daysBefore };
}

function pad2(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
