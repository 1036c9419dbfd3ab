import { isNearly, searchWords } from "@atrio/contract/company/search-words";

import { addDays, epochDay, isDate, weekdayOf } from "../../../lib/calendar/dates.ts";

import {
  contactWords,
  emptyWords,
  kindWords,
  monthWords,
  nearDays,
  newestWords,
  payslipWords,
  shiftWords,
  soonWords,
  weekdayWords,
} from "./vocabulary.rules.ts";

/** A typed text, read (Rule COMPANY-80). */
export type Question = {
  /** Words for names, titles and descriptions. */
  words: string[];
  /** Words that may be people's names. */
  names: string[];
  asksPayslips: boolean;
  asksShifts: boolean;
  /** Words that name neither a shift nor a time. */
  places: string[];
  /** Only the newest. */
  asksNewest: boolean;
  /** Kinds of request. */
  kinds: number[];
  month: number | null;
  year: number | null;
  /** A whole date. */
  date: string | null;
};

/** Shortest month that typing errors may name: names of people are as near to the shorter ones. */
const shortestMonth = 6;

/** Days ahead until which a date without a year is of this year. */
const halfYear = 183;

/** Reads a typed text on a day. */
export function readQuestion(texto: string, today: string): Question {
  const all = searchWords(texto);
  const date = dateIn(all, today);
  const months = all.map(monthOf);
  const years = all.map(yearOf);
  const asksPayslips = all.some((word) => isOne(word, payslipWords));
  const asksShifts = all.some((word) => isOne(word, shiftWords));
  const kinds = kindWords.filter(([, names]) => all.some((word) => isOne(word, names)));
  const month = months.find((found) => found !== null) ?? null;
  const year = years.find((found) => found !== null) ?? null;
  const words = all.filter((word) => !emptyWords.has(word) && !contactWords.has(word));
  const isAboutThings =
    asksPayslips || asksShifts || kinds.length > 0 || year !== null || date !== null;
  return {
    words,
    names: isAboutThings ? [] : words,
    asksPayslips,
    asksShifts,
    places: words.filter(
      (word) => !isOne(word, shiftWords) && !isOne(word, soonWords) && !isTime(word),
    ),
    asksNewest: all.some((word) => isOne(word, newestWords)),
    kinds: kinds.map(([kind]) => kind),
    month,
    year,
    date,
  };
}

function isOne(typed: string, names: readonly string[]): boolean {
  return typed.length >= 4 && names.some((name) => isNearly(typed, name) && isWhole(typed, name));
}

/** True if a word is typed to its last letters: `pag` is not yet `paga`. */
function isWhole(typed: string, name: string): boolean {
  return typed.length >= Math.min(name.length, 5) || typed === name;
}

/** True for a part of a date, a month, a year or a day. */
function isTime(word: string): boolean {
  return (
    /^\d/.test(word) ||
    nearDays.has(word) ||
    monthOf(word) !== null ||
    weekdayWords.some((names) => names.includes(word))
  );
}

function monthOf(word: string): number | null {
  const exact = monthWords.findIndex((names) => names.includes(word));
  if (exact >= 0) return exact + 1;
  if (word.length < shortestMonth) return null;
  const isNear = (name: string) => name.length >= shortestMonth && isNearly(word, name);
  const near = monthWords.findIndex((names) => names.some(isNear));
  return near < 0 ? null : near + 1;
}

function yearOf(word: string): number | null {
  return /^20\d\d$/.test(word) ? Number(word) : null;
}

const forms = [
  /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})(?:[/.-](?<year>\d{4}))?$/,
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
];

/** The date that some words name: in digits, by day and month, by a day of the week or from today on. */
function dateIn(words: readonly string[], today: string): string | null {
  for (const [index, word] of words.entries()) {
    const near = nearDays.get(word);
    if (near !== undefined) return addDays(today, near);
    const { day, month, year } = forms.map((form) => form.exec(word)?.groups).find(Boolean) ?? {};
    if (day !== undefined) return dateOf({ day, month, year }, today);
    const weekday = weekdayWords.findIndex((names) => names.includes(word));
    if (weekday >= 0 && words.length <= 2) return lastWeekday(weekday + 1, today);
    const named = monthOf(word);
    const number = [words[index - 1], words[index - 2], words[index + 1]].find(
      (other) => other !== undefined && /^\d{1,2}$/.test(other),
    );
    if (named !== null && number !== undefined) {
      const years = words.find((other) => yearOf(other) !== null);
      return dateOf({ day: number, month: String(named), year: years }, today);
    }
  }
  return null;
}

type Digits = { day?: string | undefined; month?: string | undefined; year?: string | undefined };

function dateOf({ day = "", month = "", year }: Digits, today: string): string | null {
  const [dd, mm] = [day.padStart(2, "0"), month.padStart(2, "0")];
  const thisYear = Number(today.slice(0, 4));
  const date = `${year ?? thisYear}-${mm}-${dd}`;
  if (!isDate(date)) return null;
  const isFar = year === undefined && epochDay(date) - epochDay(today) > halfYear;
  const before = `${thisYear - 1}-${mm}-${dd}`;
  if (!isFar) return date;
  return isDate(before) ? before : null;
}

/** The last day of the week, today included. */
function lastWeekday(weekday: number, today: string): string {
  const back = (weekdayOf(epochDay(today)) - weekday + 7) % 7;
  return addDays(today, -back);
}
