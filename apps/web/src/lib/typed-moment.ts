import { formatDate, monthRange } from "./format.ts";

/**
 * Dates and times as people type them (Rule COMPANY-48): `DD/MM/YYYY` and `HH:mm` in all languages.
 * Values are `YYYY-MM-DD` and `HH:mm`, an empty text without one.
 */

const earliestYear = 1900;
const written = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;
const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day of '24/11/2026', '24112026', '4.1.2026' or a pasted '2026-11-24'; empty if there is none. */
export function readDate(typed: string): string {
  const text = typed.trim();
  const [, year = "", month = "", day = ""] = iso.exec(text) ?? reversed(text);
  if (year === "" || Number(year) < earliestYear) return "";
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1) return "";
  const found = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return found <= monthRange(Number(year), Number(month)).to ? found : "";
}

function reversed(text: string): readonly string[] {
  const [, day = "", month = "", year = ""] = written.exec(text) ?? digitsOnly.exec(text) ?? [];
  return [text, year, month, day];
}

/** `DD/MM/YYYY` of a day as a field shows it; empty without a day. */
export function showDate(day: string): string {
  return day === "" ? "" : formatDate(day);
}

/**
 * Text of a date field after a key: a keypad has no slash, so digits bring theirs. Shorter texts
 * stay as they are, or nobody could delete a slash.
 */
export function maskDate(typed: string, before: string): string {
  if (iso.test(typed.trim())) return showDate(readDate(typed)) || typed;
  const text = typed.replaceAll(/[^\d/.\- ]/g, "");
  if (typed.length < before.length) return text;
  return group(text, { separator: "/", widths: [2, 2, 4], highest: [3, 1, 9] });
}

/** The time of '7', '7:30' or '0730', also with a point or an 'h'; empty if there is none. */
export function readTime(typed: string): string {
  const match = /^(\d{1,2})(?:[:.,h ]?(\d{2}))?$/.exec(typed.trim());
  const [, hours = "", minutes = "00"] = match ?? [];
  if (match === null || Number(hours) > 23 || Number(minutes) > 59) return "";
  return `${hours.padStart(2, "0")}:${minutes}`;
}

/** The time of a text that is typed to its end, `HH:mm`; empty before. */
export function readWholeTime(typed: string): string {
  return /^\d{2}:\d{2}$/.test(typed) ? readTime(typed) : "";
}

/** `HH:mm` of a time, with seconds or without, as a field shows it. */
export function showTime(time: string): string {
  return time.slice(0, 5);
}

/** Text of a time field after a key, as `maskDate` for dates. */
export function maskTime(typed: string, before: string): string {
  const text = typed.replaceAll(/[^\d:.,h ]/g, "");
  if (typed.length < before.length) return text;
  return group(text, { separator: ":", widths: [2, 2], highest: [2, 9] });
}

type Groups = {
  separator: string;
  /** Digits of each group. */
  widths: readonly number[];
  /** Highest first digit of a group of two: a higher one is a number of its own. */
  highest: readonly number[];
};

/** Digits in groups; a separator ends its group, and a short group gets a zero in front. */
function group(text: string, { separator, widths, highest }: Groups): string {
  const groups = [""];
  for (const sign of text) {
    const index = groups.length - 1;
    const current = groups[index] ?? "";
    const isLast = index === widths.length - 1;
    if (!/\d/.test(sign)) {
      if (current === "" || isLast) continue;
      groups[index] = current.padStart(2, "0");
      groups.push("");
    } else if (current.length < (widths[index] ?? 0)) {
      groups[index] =
        current === "" && Number(sign) > (highest[index] ?? 9) ? `0${sign}` : current + sign;
    } else if (!isLast) {
      groups.push("");
      groups[index + 1] = Number(sign) > (highest[index + 1] ?? 9) ? `0${sign}` : sign;
    }
  }
  return groups.join(separator);
}
