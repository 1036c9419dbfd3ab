import { languageFacts } from "@atrio/contract/languages";

import { currentLanguage } from "./language.ts";

/**
 * All formatting of dates, times, money and numbers. Days are `YYYY-MM-DD`, instants ISO 8601;
 * texts are in the portal's current language. A day has no zone: it is computed in UTC so that no
 * device's zone moves it.
 */

const dayMs = 86_400_000;
const minuteMs = 60_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${currentLanguage()}${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const created = new Intl.DateTimeFormat(languageFacts[currentLanguage()].locale, options);
  formatters.set(key, created);
  return created;
}

function inDay(day: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat({ ...options, timeZone: "UTC" }).format(Date.parse(day));
}

function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase(languageFacts[currentLanguage()].locale) + text.slice(1);
}

/** Current moment, ISO 8601 in UTC; for the device's time sent with a punch and for counters. */
export function nowInstant(): string {
  return new Date().toISOString();
}

let serverAheadMs = 0;
/** The answer's date has whole seconds and travelled: less than this says nothing. */
const smallestSkewMs = 2_000;

/** Compares an answer's `Date` header with the device's clock; sent and received in milliseconds. */
export function noteServerTime(header: string | null, sent: number, received: number): void {
  const server = Date.parse(header ?? "");
  if (Number.isNaN(server)) return;
  const ahead = server + 500 - (sent + received) / 2;
  const uncertain = smallestSkewMs + (received - sent) / 2;
  serverAheadMs = Math.abs(ahead) < uncertain ? 0 : ahead;
}

/** Current moment by the server's clock as far as its answers tell, ISO 8601 in UTC. */
export function serverNow(): string {
  return new Date(Date.now() + serverAheadMs).toISOString();
}

/** Seconds that the server's clock is ahead of the device's. */
export function serverAheadSeconds(): number {
  return Math.round(serverAheadMs / 1000);
}

/** Current moment in milliseconds, to measure a duration. */
export function nowMs(): number {
  return Date.now();
}

/** Milliseconds from an instant of the device's clock to this moment. */
export function msSince(instant: string): number {
  return Date.now() - Date.parse(instant);
}

/** The local day of an instant (default now) in an IANA zone, `YYYY-MM-DD`. */
export function dayIn(zone: string, instant: string = nowInstant()): string {
  const parts = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" });
  return parts.format(Date.parse(instant));
}

/** Minutes since midnight of an instant (default now) in an IANA zone. */
export function minuteOfDayIn(zone: string, instant: string = nowInstant()): number {
  const [hours = 0, minutes = 0] = formatTime(instant, zone).split(":").map(Number);
  return hours * 60 + minutes;
}

/**
 * Whole minutes from one instant to another as a person counts them from the printed HH:mm, which
 * is how the server counts; negative when the second is earlier.
 */
export function minutesBetween(from: string, to: string): number {
  return Math.floor(Date.parse(to) / minuteMs) - Math.floor(Date.parse(from) / minuteMs);
}

/** True if one instant lies before another, to the millisecond. */
export function isEarlier(first: string, second: string): boolean {
  return Date.parse(first) < Date.parse(second);
}

/** The instant some minutes later (or earlier, when negative). */
export function addMinutes(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * minuteMs).toISOString();
}

/** Minutes that a zone is ahead of UTC at a moment. */
function offsetMinutes(moment: number, zone: string): number {
  const shown = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(moment);
  return Math.round((Date.parse(`${shown.replace(" ", "T")}Z`) - moment) / minuteMs);
}

/**
 * The instants at which the clocks of a zone show a day and a time `HH:mm`: one; two in the hour
 * repeated when they go back; none in the hour skipped when they go forward.
 */
export function instantsAt(day: string, time: string, zone: string): string[] {
  const local = Date.parse(`${day}T${time}:00Z`);
  const offsets = [local - dayMs, local + dayMs].map((moment) => offsetMinutes(moment, zone));
  return [...new Set(offsets)]
    .map((offset) => ({ offset, moment: local - offset * minuteMs }))
    .filter(({ offset, moment }) => offsetMinutes(moment, zone) === offset)
    .map(({ moment }) => new Date(moment).toISOString())
    .toSorted();
}

/** Single instant of a day and time: the first of two; past the gap when there is none. */
export function instantAt(day: string, time: string, zone: string): string {
  const [first] = instantsAt(day, time, zone);
  if (first !== undefined) return first;
  const local = Date.parse(`${day}T${time}:00Z`);
  return new Date(local - offsetMinutes(local - dayMs, zone) * minuteMs).toISOString();
}

/** 'UTC+2' of a zone at an instant. */
export function formatOffset(instant: string, zone: string): string {
  const minutes = offsetMinutes(Date.parse(instant), zone);
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  return `UTC${minutes < 0 ? "−" : "+"}${hours}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
}

/** The IANA zone of the device, for readers who belong to no company. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The day a number of days later (or earlier, when negative). */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The day a number of months later, the last of its month where that one is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = monthRange(year, month + months).to;
  return `${last.slice(0, 8)}${String(Math.min(date, Number(last.slice(8)))).padStart(2, "0")}`;
}

/** Days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Weekday of a day, 1 Monday to 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(Date.parse(day)).getUTCDay() || 7;
}

/** First and last day of a month (1 to 12). */
export function monthRange(year: number, month: number): { from: string; to: string } {
  const first = new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return { from: first, to: last };
}

/** `HH:mm` of an instant in an IANA zone. */
export function formatTime(instant: string, zone: string): string {
  return dateFormat({
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: zone,
  }).format(Date.parse(instant));
}

/** `DD/MM/YYYY`, the same in the four languages (Rule COMPANY-12). */
export function formatDate(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${date}/${month}/${year}`;
}

/** `DD/MM/YYYY HH:mm` of an instant in an IANA zone. */
export function formatDateTime(instant: string, zone: string): string {
  return `${formatDate(dayIn(zone, instant))} ${formatTime(instant, zone)}`;
}

/** 'Miércoles, 18 de noviembre de 2026', for headers. */
export function formatLongDate(day: string): string {
  return capitalize(formatLongDateInText(day));
}

/** 'miércoles, 18 de noviembre de 2026', inside a sentence. */
export function formatLongDateInText(day: string): string {
  return inDay(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
}

/** '18 nov', for compact rows. */
export function formatDayMonth(day: string): string {
  return inDay(day, { day: "numeric", month: "short" });
}

/** 'Noviembre de 2026'. */
export function formatMonth(year: number, month: number): string {
  return capitalize(inDay(monthRange(year, month).from, { month: "long", year: "numeric" }));
}

/** 'noviembre de 2026', inside a sentence. */
export function formatMonthInText(year: number, month: number): string {
  return inDay(monthRange(year, month).from, { month: "long", year: "numeric" });
}

/** 'enero, marzo y abril'. */
export function formatList(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  return new Intl.ListFormat(languageFacts[currentLanguage()].locale, {
    type: "conjunction",
  }).format(parts);
}

/** 'octubre' in a sentence or, short, 'oct' on an axis. */
export function formatMonthName(month: number, width: "long" | "short" = "long"): string {
  return inDay(monthRange(2000, month).from, { month: width });
}

/**
 * 'Mié', long 'Miércoles' or, narrow, 'X'; short is three letters everywhere (Portuguese has no
 * short form).
 */
export function formatWeekday(day: string, width: "narrow" | "short" | "long" = "short"): string {
  const name = capitalize(inDay(day, { weekday: width }));
  return width === "short" ? name.slice(0, 3) : name;
}

/** 'hoy', 'ayer', 'mañana', 'hace 3 días', against today. */
export function formatRelativeDay(day: string, today: string): string {
  const relative = new Intl.RelativeTimeFormat(languageFacts[currentLanguage()].locale, {
    numeric: "auto",
  });
  return relative.format(daysBetween(today, day), "day");
}

/** 'hace 5 minutos', 'ayer': how long ago an instant was. */
export function formatAgo(instant: string, now: string = nowInstant()): string {
  const relative = new Intl.RelativeTimeFormat(languageFacts[currentLanguage()].locale, {
    numeric: "auto",
  });
  const minutes = minutesBetween(now, instant);
  if (Math.abs(minutes) < 60) return relative.format(minutes, "minute");
  if (Math.abs(minutes) < 24 * 60) return relative.format(Math.round(minutes / 60), "hour");
  return relative.format(Math.round(minutes / (24 * 60)), "day");
}

/** Place of a duration: in a sentence or alone, or below others in a column. */
export type DurationPlace = "prose" | "column";

/** Figures of a duration in whole minutes by unit: 8 h 05 min, 8 h, 5 min. */
export function durationParts(minutes: number): Array<{ figure: string; unit: "h" | "min" }> {
  const absolute = Math.abs(minutes);
  const hours = Math.floor(absolute / 60);
  if (hours === 0) return [{ figure: String(absolute), unit: "min" }];
  const whole = { figure: formatNumber(hours), unit: "h" } as const;
  if (absolute % 60 === 0) return [whole];
  return [whole, { figure: String(absolute % 60).padStart(2, "0"), unit: "min" }];
}

/**
 * Whole minutes as '8 h 05 min', '8 h' or '5 min', in a column as '8 h 05' or '0 h 05', without breaks and with a
 * minus sign when negative (Rule WORDS-2).
 */
export function formatMinutes(minutes: number, place: DurationPlace = "prose"): string {
  const absolute = Math.abs(minutes);
  const parts =
    place === "prose"
      ? durationParts(minutes).flatMap(({ figure, unit }) => [figure, unit])
      : [formatNumber(Math.floor(absolute / 60)), "h", String(absolute % 60).padStart(2, "0")];
  const text = parts.join("\u00a0");
  return minutes < 0 ? `−${text}` : text;
}

/** '+1 h 05 min', '−30 min' or '0 min': a balance always shows its sign. */
export function formatBalance(minutes: number, place: DurationPlace = "prose"): string {
  return minutes > 0 ? `+${formatMinutes(minutes, place)}` : formatMinutes(minutes, place);
}

/** '5:07:09' of whole seconds, for a running counter. */
export function formatCounter(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  return `${hours}:${pad(Math.floor((seconds % 3600) / 60))}:${pad(seconds % 60)}`;
}

const money = new Intl.NumberFormat("es-ES", {
  style: "currency",
  currency: "EUR",
  // es-ES leaves four-digit amounts ungrouped by default: 1842,37 instead of 1.842,37.
  useGrouping: "always",
});

/** '1.842,37 €', always as in Spain (Rule COMPANY-13), of a decimal string or number. */
export function formatMoney(amount: string | number): string {
  return money.format(Number(amount));
}

/** A number in the portal's language, at most 2 decimals. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(languageFacts[currentLanguage()].locale, {
    maximumFractionDigits: 2,
    useGrouping: "always",
  }).format(value);
}

/** Sign before the decimals of a number in the portal's language. */
export function decimalSign(): string {
  const parts = new Intl.NumberFormat(languageFacts[currentLanguage()].locale).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ",";
}

/** '14,20 %' of a number of per cent in the portal's language, from as few decimals as asked to 2. */
export function formatPercent(value: number, decimals = 2): string {
  return new Intl.NumberFormat(languageFacts[currentLanguage()].locale, {
    style: "percent",
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  }).format(value / 100);
}

/** Part of the day in a zone as the portal's language greets; the night belongs to the evening. */
export function partOfDay(
  zone: string,
  instant: string = nowInstant(),
): "morning" | "afternoon" | "evening" {
  const hour = Math.floor(minuteOfDayIn(zone, instant) / 60);
  const [afternoon, evening] = languageFacts[currentLanguage()].greetingHours;
  if (hour >= 5 && hour < afternoon) return "morning";
  return hour >= afternoon && hour < evening ? "afternoon" : "evening";
}

/** True if a number takes the singular: French says '1,5 jour' and '0 jour'. */
export function isSingular(amount: number): boolean {
  const plurals = new Intl.PluralRules(languageFacts[currentLanguage()].locale);
  return plurals.select(Math.abs(amount)) === "one";
}

/** IANA names of the time zones that the browser knows. */
export function timeZones(): string[] {
  return Intl.supportedValuesOf("timeZone");
}
