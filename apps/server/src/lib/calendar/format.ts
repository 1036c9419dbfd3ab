import type { Language } from "@atrio/contract/common";
import { languageFacts } from "@atrio/contract/languages";

import { epochOf } from "./clock.ts";
import { DAY_MS, epochDay } from "./dates.ts";
import { dateAt, offsetAt } from "./zone.ts";

/**
 * Writes an instant (ISO 8601) as people of a language read it in an IANA zone: the date in
 * words and the time as `HH:mm`. Throws RangeError when the zone is unknown.
 */
export function formatMoment(
  instant: string,
  zone: string,
  language: Language,
): { fecha: string; hora: string } {
  const moment = new Date(instant);
  const locale = languageFacts[language].locale;
  return {
    fecha: new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: zone }).format(moment),
    hora: new Intl.DateTimeFormat(locale, {
      hour: "2-digit",
      minute: "2-digit",
      timeZone: zone,
    }).format(moment),
  };
}

/** `DD/MM/YYYY` of a local date, the same in the four languages (Rule COMPANY-12). */
export function formatDate(date: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return `${day}/${month}/${year}`;
}

/** `HH:mm` of an instant (epoch milliseconds) on the clocks of an IANA zone. */
export function formatClock(instant: number, zone: string): string {
  const local = instant + offsetAt(zone, instant);
  const minutes = Math.floor((((local % DAY_MS) + DAY_MS) % DAY_MS) / 60_000);
  return `${pad2(Math.floor(minutes / 60))}:${pad2(minutes % 60)}`;
}

/** `DD/MM/YYYY HH:mm` of an instant (ISO 8601) on the clocks of an IANA zone. */
export function formatDateTime(instant: string, zone: string): string {
  const epoch = epochOf(instant);
  return `${formatDate(dateAt(zone, epoch))} ${formatClock(epoch, zone)}`;
}

/** 'UTC+2' of a zone at an instant (epoch milliseconds). */
export function formatOffset(instant: number, zone: string): string {
  const minutes = Math.round(offsetAt(zone, instant) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? "−" : "+"}${hours}${rest === 0 ? "" : `:${pad2(rest)}`}`;
}

/** Place of a duration: in a sentence or alone, or below others in a column. */
type DurationPlace = "prose" | "column";

/**
 * Whole minutes as '8 h 05 min' or '5 min', in a column as '8 h 05' or '0 h 05', with a minus sign when
 * negative (Rule WORDS-2).
 */
export function formatMinutes(minutes: number, place: DurationPlace = "prose"): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const long = hours === 0 ? `${rest} min` : `${hours} h ${pad2(rest)} min`;
  const text = place === "column" ? `${hours} h ${pad2(rest)}` : long;
  return minutes < 0 ? `−${text}` : text;
}

/** '+1 h 05 min', '−30 min' or '0 min': a balance always shows its sign. */
export function formatBalance(minutes: number, place: DurationPlace = "prose"): string {
  return minutes > 0 ? `+${formatMinutes(minutes, place)}` : formatMinutes(minutes, place);
}

/** 'Noviembre de 2026'. */
export function formatMonth({ year, month }: Month, language: Language): string {
  const first = epochDay(`${String(year).padStart(4, "0")}-${pad2(month)}-01`) * DAY_MS;
  return capitalize(dateFormat(language, { month: "long", year: "numeric" }).format(first));
}

/** 'Noviembre' of a month, 1 to 12. */
export function formatMonthName(month: number, language: Language): string {
  const first = epochDay(`2026-${pad2(month)}-01`) * DAY_MS;
  return capitalize(dateFormat(language, { month: "long" }).format(first));
}

/** '6 dic' of a local date. */
export function formatShortDay(date: string, language: Language): string {
  return dateFormat(language, { day: "numeric", month: "short" }).format(epochDay(date) * DAY_MS);
}

/** 'noviembre de 2026', within a sentence. */
export function formatMonthOfYear({ year, month }: Month, language: Language): string {
  const first = epochDay(`${String(year).padStart(4, "0")}-${pad2(month)}-01`) * DAY_MS;
  return dateFormat(language, { month: "long", year: "numeric" }).format(first);
}

/** '18 de noviembre de 2026' of a local date, within a sentence. */
export function formatDay(date: string, language: Language): string {
  return dateFormat(language, { dateStyle: "long" }).format(epochDay(date) * DAY_MS);
}

/** '18–20 de noviembre de 2026' of two local dates, or the day where they are the same. */
export function formatDateRange(from: string, to: string, language: Language): string {
  const format = dateFormat(language, { dateStyle: "long" });
  return format.formatRange(epochDay(from) * DAY_MS, epochDay(to) * DAY_MS);
}

/** '1234,5' with at most two decimals, as a language writes them. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(languageFacts[language].locale, { maximumFractionDigits: 2 }).format(
    value,
  );
}

/** '24000,5' with at most two decimals and nothing between its thousands, for files that programs read. */
export function formatCell(value: number, language: Language): string {
  const digits = { maximumFractionDigits: 2, useGrouping: false };
  return new Intl.NumberFormat(languageFacts[language].locale, digits).format(value);
}

/** '1.234,50' with so many decimals and its thousands apart, as a language writes them. */
export function formatDecimals(value: number, decimals: number, language: Language): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(languageFacts[language].locale, {
    ...digits,
    useGrouping: "always",
  }).format(value);
}

/** '3,5 días' of days with at most two decimals. */
export function formatDays(days: number, language: Language): string {
  const format = {
    style: "unit",
    unit: "day",
    unitDisplay: "long",
    maximumFractionDigits: 2,
  } as const;
  return new Intl.NumberFormat(languageFacts[language].locale, format).format(days);
}

/** '2 años, 10 meses y 1 día', within a sentence; zero parts are left out. */
export function formatSpan(
  span: { years: number; months: number; days: number },
  language: Language,
): string {
  const locale = languageFacts[language].locale;
  const part = (value: number, unit: "year" | "month" | "day") =>
    value === 0
      ? []
      : [new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value)];
  const parts = [...part(span.years, "year"), ...part(span.months, "month")];
  return formatList([...parts, ...part(span.days, "day")], language);
}

/** 'enero, marzo y abril'. */
export function formatList(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(languageFacts[language].locale, { type: "conjunction" }).format(parts);
}

/** '2 h 30 min' of whole minutes, the same in the four languages. */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** '1.048,50 €' as a language writes it, its thousands always apart. */
export function formatAmount(euros: number, language: Language): string {
  const format = { style: "currency", currency: "EUR", useGrouping: "always" } as const;
  return new Intl.NumberFormat(languageFacts[language].locale, format).format(euros);
}

/** 'Miércoles' of a local date, or its first three letters, as the portal shows them. */
export function formatWeekday(date: string, language: Language, width: "short" | "long"): string {
  const day = epochDay(date) * DAY_MS;
  const name = capitalize(dateFormat(language, { weekday: "long" }).format(day));
  return width === "long" ? name : name.slice(0, 3);
}

/** 'Portugal' of a country's ISO 3166-1 alpha-2 code. */
export function formatCountry(code: string, language: Language): string {
  return (
    new Intl.DisplayNames([languageFacts[language].locale], { type: "region" }).of(code) ?? code
  );
}

/** 'portugués' of a language, in the words of another. */
export function languageName(named: Language, language: Language): string {
  const names = new Intl.DisplayNames([languageFacts[language].locale], { type: "language" });
  return names.of(named) ?? named;
}

/** Compares names as a language's dictionaries order them: 'Ávila' stands among the A's. */
export function comparison(language: Language): (one: string, other: string) => number {
  const collator = new Intl.Collator(languageFacts[language].locale, {
    sensitivity: "base",
    numeric: true,
  });
  return (one, other) => collator.compare(one, other);
}

type Month = { year: number; month: number };

const formats = new Map<string, Intl.DateTimeFormat>();

/** A date has no zone: it is computed in UTC. */
function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language}${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(languageFacts[language].locale, {
    ...options,
    timeZone: "UTC",
  });
  formats.set(key, made);
  return made;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function pad2(value: number): string {
  return String(value).padStart(2, "0");
}
