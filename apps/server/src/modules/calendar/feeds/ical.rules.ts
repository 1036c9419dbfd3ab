import { epochOf, isoOf } from "../../../lib/calendar/clock.ts";
import {
  DAY_MS,
  dateOfEpochDay,
  epochDay,
  weekdayOf,
  yearOfEpochDay,
} from "../../../lib/calendar/dates.ts";
import { changesBetween, offsetAt, readingsOf } from "../../../lib/calendar/zone.ts";
import type { Transition } from "../../../lib/calendar/zone.ts";

/** Whole local days, or instants (epoch milliseconds) that are told on the clocks of a zone. */
export type IcalSpan =
  | { from: string; until: string }
  | { start: number; end: number; zone: string };

export type IcalEvent = {
  uid: string;
  summary: string;
  description: string | null;
  location: string | null;
  category: string;
  span: IcalSpan;
  sequence: number;
  /** ISO 8601; null where the last change is not stored. */
  modified: string | null;
  /** True if it blocks time in a calendar. */
  isBusy: boolean;
  isPrivate: boolean;
};

type IcalCalendar = {
  name: string;
  zone: string;
  /** ISO 8601: when anything in it was last changed (RFC 5545, 3.8.7.2, without a method). */
  stamp: string;
  events: readonly IcalEvent[];
};

/** Octets of a line without its end (RFC 5545, 3.1). */
const longestLine = 75;
const refreshing = "PT4H";

/** An iCalendar file (RFC 5545), with the rules of each zone that its events name. */
export function writeIcal(calendar: IcalCalendar): string {
  const { events } = calendar;
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Atrio//Calendar//EN",
    "CALSCALE:GREGORIAN",
    `NAME:${escaped(calendar.name)}`,
    `X-WR-CALNAME:${escaped(calendar.name)}`,
    `X-WR-TIMEZONE:${calendar.zone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshing}`,
    `X-PUBLISHED-TTL:${refreshing}`,
    ...zonesOf(events).flatMap(({ zone, years }) => zoneLines(zone, years)),
    ...events.flatMap((event) => eventLines(event, calendar.stamp)),
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
}

function eventLines(event: IcalEvent, stamp: string): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${utc(epochOf(stamp))}`,
    ...spanLines(event.span),
    `SUMMARY:${escaped(event.summary)}`,
    ...(event.description === null ? [] : [`DESCRIPTION:${escaped(event.description)}`]),
    ...(event.location === null ? [] : [`LOCATION:${escaped(event.location)}`]),
    `CATEGORIES:${escaped(event.category)}`,
    `SEQUENCE:${event.sequence}`,
    ...(event.modified === null ? [] : [`LAST-MODIFIED:${utc(epochOf(event.modified))}`]),
    `TRANSP:${event.isBusy ? "OPAQUE" : "TRANSPARENT"}`,
    `CLASS:${event.isPrivate ? "PRIVATE" : "PUBLIC"}`,
    "END:VEVENT",
  ];
}

function spanLines(span: IcalSpan): string[] {
  if ("from" in span) {
    // The end of whole days is the day after the last one.
    const end = dateOfEpochDay(epochDay(span.until) + 1);
    return [`DTSTART;VALUE=DATE:${compact(span.from)}`, `DTEND;VALUE=DATE:${compact(end)}`];
  }
  return [momentLine("DTSTART", span.start, span.zone), momentLine("DTEND", span.end, span.zone)];
}

/**
 * A wall-clock moment of a zone. A time that happens twice is written in UTC: by RFC 5545 (3.3.5)
 * the wall clock names the first, but parsers take the second.
 */
function momentLine(name: string, instant: number, zone: string): string {
  const local = instant + offsetAt(zone, instant);
  const { earlier, later } = readingsOf(zone, local);
  if (earlier !== instant || later !== instant) return `${name}:${utc(instant)}`;
  return `${name};TZID=${zone}:${wall(local)}`;
}

type ZoneUse = { zone: string; years: [from: number, to: number] };

function zonesOf(events: readonly IcalEvent[]): ZoneUse[] {
  const uses = new Map<string, ZoneUse["years"]>();
  for (const { span } of events) {
    if (!("zone" in span)) continue;
    const first = yearAt(span.start);
    const last = yearAt(span.end);
    const [from = first, to = last] = uses.get(span.zone) ?? [];
    uses.set(span.zone, [Math.min(first, from), Math.max(last, to)]);
  }
  return [...uses].map(([zone, years]) => ({ zone, years }));
}

/**
 * Rules of a zone's clocks from the year before the first event to the year after the last one: a
 * yearly rule where they follow one, else each change by itself.
 */
function zoneLines(zone: string, [from, to]: ZoneUse["years"]): string[] {
  const changes = changesBetween(zone, from - 1, to + 1);
  const [first] = changes;
  const before = first?.before ?? offsetAt(zone, epochDay(`${from}-01-01`) * DAY_MS);
  // State before the first change listed.
  const firstYear = { at: -before, before, after: before };
  const groups = [true, false].flatMap((isForward) =>
    yearlyOrEach(changes.filter((one) => one.after > one.before === isForward)),
  );
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    ...observance({ change: firstYear, rule: null }),
    ...groups.flatMap(observance),
    "END:VTIMEZONE",
  ];
}

type Observance = { change: Transition; rule: string | null };

function observance({ change, rule }: Observance): string[] {
  const kind = change.after > change.before ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wall(change.at + change.before)}`,
    `TZOFFSETFROM:${offset(change.before)}`,
    `TZOFFSETTO:${offset(change.after)}`,
    ...(rule === null ? [] : [`RRULE:${rule}`]),
    `END:${kind}`,
  ];
}

/** Changes of a zone as one yearly rule where they follow one, else each by itself. */
function yearlyOrEach(changes: readonly Transition[]): Observance[] {
  const [first] = changes;
  if (first === undefined) return [];
  const rule = yearlyRule(changes);
  return rule === null ? changes.map((change) => ({ change, rule })) : [{ change: first, rule }];
}

const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** 'the last Sunday of March', or 'the second', if every year of several says so; else null. */
function yearlyRule(changes: readonly Transition[]): string | null {
  const onsets = changes.map(onsetOf);
  const [first] = onsets;
  const isYearly = onsets.every(
    (one, index) => one.alike === first?.alike && one.year === first.year + index,
  );
  if (first === undefined || onsets.length < 3 || !isYearly) return null;
  const isLast = onsets.every((one) => one.isLastOfMonth);
  if (!isLast && onsets.some((one) => one.week !== first.week)) return null;
  const which = `${isLast ? -1 : first.week}${first.weekday}`;
  return `FREQ=YEARLY;BYMONTH=${first.month};BYDAY=${which}`;
}

/** Moment of a change, on the clocks before it; `alike` are the parts that a rule must share. */
function onsetOf({ at, before, after }: Transition) {
  const day = Math.floor((at + before) / DAY_MS);
  const date = dateOfEpochDay(day);
  const [year, month, dayOfMonth] = [date.slice(0, 4), date.slice(5, 7), date.slice(8)].map(Number);
  const weekday = weekdays[weekdayOf(day) - 1] ?? "";
  return {
    year: year ?? 0,
    month: month ?? 0,
    week: Math.ceil((dayOfMonth ?? 0) / 7),
    weekday,
    isLastOfMonth: dateOfEpochDay(day + 7).slice(5, 7) !== date.slice(5, 7),
    alike: [month, weekday, at + before - day * DAY_MS, before, after].join(" "),
  };
}

/** Escapes characters that end a value or a line, and drops those forbidden in text. */
function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(/\r\n?/g, "\n")
      // oxlint-disable-next-line no-control-regex -- RFC 5545 allows none of them in a text but HTAB and the line end
      .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F\u2028\u2029]/g, " ")
      .replaceAll(/[\\;,]/g, String.raw`\$&`)
      .replaceAll("\n", String.raw`\n`)
  );
}

/** A line in pieces of at most 75 octets, never within a character; each further one begins with a space. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= longestLine) return line;
  const pieces: string[] = [];
  let [piece, room] = ["", longestLine];
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > room) {
      pieces.push(piece);
      [piece, room] = ["", longestLine - 1];
    }
    piece += character;
    room -= octets;
  }
  return [...pieces, piece].join("\r\n ");
}

/** '20261024T220000' of a local time in milliseconds since 1970-01-01T00:00 without a zone. */
function wall(local: number): string {
  return isoOf(local).slice(0, 19).replaceAll(/[-:]/g, "");
}

function yearAt(instant: number): number {
  return yearOfEpochDay(Math.floor(instant / DAY_MS));
}

function utc(instant: number): string {
  return `${wall(instant)}Z`;
}

function compact(date: string): string {
  return date.replaceAll("-", "");
}

/** '+0200', with seconds only where a zone has them. */
function offset(milliseconds: number): string {
  const seconds = Math.round(Math.abs(milliseconds) / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const digits = parts.map((part) => String(part).padStart(2, "0"));
  const sign = milliseconds < 0 ? "-" : "+";
  return `${sign}${(seconds % 60 === 0 ? digits.slice(0, 2) : digits).join("")}`;
}
