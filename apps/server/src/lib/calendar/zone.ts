import { Temporal } from "./clock.ts";
import type { Clock } from "./clock.ts";
import { DAY_MS, dateOfEpochDay, epochDay, yearOfEpochDay } from "./dates.ts";

/** A change of the offset from UTC; all in milliseconds. */
export type Transition = { at: number; before: number; after: number };

/** A UTC year of a zone from its first instant to that of the next: the offset at its start and the changes in it. */
type ZoneYear = {
  zone: string;
  from: number;
  until: number;
  offset: number;
  transitions: Transition[];
};

type Readings = { earlier: number; later: number; change: number | undefined };

// Zone rules are asked once per zone and year: everything after is plain arithmetic.
const zones = new Map<string, Map<number, ZoneYear>>();

/**
 * Offset from UTC in milliseconds at an instant (epoch milliseconds).
 * Throws RangeError when the zone is unknown.
 */
export function offsetAt(zone: string, instant: number): number {
  const { offset, transitions } = yearAround(zone, instant);
  let current = offset;
  for (const transition of transitions) {
    if (instant < transition.at) return current;
    current = transition.after;
  }
  return current;
}

/** The changes of a zone's offset from UTC in the UTC years from one to another, in order. */
export function changesBetween(zone: string, from: number, to: number): Transition[] {
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  // A computed year begins with its first instant, and its last change may be the next year's.
  const changes = years.flatMap((year) => zoneYear(zone, year).transitions);
  return [...new Map(changes.map((one) => [one.at, one])).values()];
}

/** Local date on which an instant (epoch milliseconds) falls. */
export function dateAt(zone: string, instant: number): string {
  return dateOfEpochDay(Math.floor((instant + offsetAt(zone, instant)) / DAY_MS));
}

/** Whole minutes from a date's midnight to an instant, as wall clocks count; past 1440 the next day. */
export function wallMinute(zone: string, date: string, instant: number): number {
  return Math.floor((instant + offsetAt(zone, instant) - epochDay(date) * DAY_MS) / 60_000);
}

/** Local date of this moment. */
export function todayIn(zone: string, clock: Clock): string {
  return dateAt(zone, clock.now().epochMilliseconds);
}

/**
 * The instants (epoch milliseconds) at which wall clocks read a local time, given as milliseconds
 * since 1970-01-01T00:00 without a zone. Equal on ordinary days; apart when the hour happens twice;
 * in the hour that a change skips, both are the moment of the change. `change` is the moment of the
 * zone's change within a day, if there is one.
 */
export function readingsOf(zone: string, local: number): Readings {
  const before = offsetAt(zone, local - DAY_MS);
  const after = offsetAt(zone, local + DAY_MS);
  const change = before === after ? undefined : transitionNear(zone, local);
  if (change === undefined) return once(local - before);
  const wallBefore = change.at + change.before;
  const wallAfter = change.at + change.after;
  if (local >= Math.max(wallBefore, wallAfter)) return once(local - change.after, change.at);
  if (local < Math.min(wallBefore, wallAfter)) return once(local - change.before, change.at);
  if (wallAfter > wallBefore) return once(change.at, change.at);
  return { earlier: local - change.before, later: local - change.after, change: change.at };
}

function once(instant: number, change?: number): Readings {
  return { earlier: instant, later: instant, change };
}

/** Instant (epoch milliseconds) at which a local date begins. */
export function startOfDate(zone: string, date: string): number {
  return readingsOf(zone, epochDay(date) * DAY_MS).earlier;
}

/** True if the name is a time zone that this server knows. */
export function isZone(zone: string): boolean {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone).timeZoneId !== "";
  } catch {
    return false;
  }
}

function transitionNear(zone: string, local: number): Transition | undefined {
  const from = utcYear(local - DAY_MS);
  const to = utcYear(local + DAY_MS);
  const found = zoneYear(zone, from).transitions.findLast((one) => isNear(one, local));
  if (found !== undefined || from === to) return found;
  return zoneYear(zone, to).transitions.find((one) => isNear(one, local));
}

function isNear(transition: Transition, local: number): boolean {
  return Math.abs(transition.at - local) <= DAY_MS;
}

function utcYear(instant: number): number {
  return yearOfEpochDay(Math.floor(instant / DAY_MS));
}

let latest: ZoneYear | undefined;

/** The year of an instant: most often that of the one before. */
function yearAround(zone: string, instant: number): ZoneYear {
  const isLatest = latest?.zone === zone && instant >= latest.from && instant < latest.until;
  if (latest === undefined || !isLatest) latest = zoneYear(zone, utcYear(instant));
  return latest;
}

function zoneYear(zone: string, year: number): ZoneYear {
  const years = zones.get(zone) ?? new Map<number, ZoneYear>();
  const known = years.get(year);
  if (known !== undefined) return known;
  const made = readZoneYear(zone, year);
  years.set(year, made);
  zones.set(zone, years);
  return made;
}

function readZoneYear(zone: string, year: number): ZoneYear {
  const from = epochDay(`${String(year).padStart(4, "0")}-01-01`) * DAY_MS;
  const end = from + 366 * DAY_MS;
  const transitions: Transition[] = [];
  let moment = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone);
  const offset = moment.offsetNanoseconds / 1_000_000;
  let before = offset;
  for (;;) {
    const next = moment.getTimeZoneTransition("next");
    if (next === null || next.epochMilliseconds >= end) break;
    const after = next.offsetNanoseconds / 1_000_000;
    transitions.push({ at: next.epochMilliseconds, before, after });
    before = after;
    moment = next;
  }
  const lastDay = from + 365 * DAY_MS;
  const until = utcYear(lastDay) === year ? lastDay + DAY_MS : lastDay;
  return { zone, from, until, offset, transitions };
}

/** Time zone of the machine. */
export function machineZone(): string {
  // oxlint-disable-next-line eslint/no-restricted-properties -- the zone of the machine, no time
  return Temporal.Now.timeZoneId();
}
