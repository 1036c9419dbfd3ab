import { addDays, addMinutes, dayIn, instantsAt, minutesBetween } from "../../../lib/format.ts";

/** A signing may be stated to have lasted 24 hours at most (the server refuses more). */
const longest = 24 * 60;

/** Earlier or later reading of a repeated hour. */
export type Occurrence = "first" | "second";

type StatedEndInput = {
  start: string;
  /** `YYYY-MM-DD` and `HH:mm` on the clocks of the centre; empty while not typed. */
  day: string;
  time: string;
  zone: string;
  now: string;
  occurrence: Occurrence | null;
};

/** Meaning of the typed day and time: an instant, a choice of two, or why it cannot be. */
export type StatedEnd =
  | { state: "empty" | "gap" | "beforeStart" | "tooLong" | "future" }
  | { state: "choose"; instants: [first: string, second: string] }
  | { state: "ok"; instant: string; instants: [first: string, second: string] | null };

/**
 * Reads the end a worker states for a signing that was left open. On the night the clocks go back
 * an hour exists twice and the worker says which; on the night they go forward one does not exist.
 */
export function readStatedEnd(input: StatedEndInput): StatedEnd {
  const { start, day, time, zone, now } = input;
  if (day === "" || time === "") return { state: "empty" };
  const [first, second] = instantsAt(day, time, zone);
  if (first === undefined) return { state: "gap" };
  if (second === undefined) return check({ instant: first, start, now, instants: null });
  const instants: [string, string] = [first, second];
  // With only one possible instant there is no question.
  const possible = instants.filter((instant) => refusal(instant, start, now) === null);
  const [only] = possible;
  if (only !== undefined && possible.length === 1) {
    return { state: "ok", instant: only, instants: null };
  }
  if (possible.length === 2 && input.occurrence === null) return { state: "choose", instants };
  const instant = input.occurrence === "second" ? second : first;
  return check({ instant, start, now, instants });
}

/** The earliest and latest end that may be stated: after the start, within 24 hours, not to come. */
export function statedEndLimits(start: string, now: string): { from: string; to: string } {
  const limit = addMinutes(start, longest);
  return { from: start, to: minutesBetween(limit, now) < 0 ? now : limit };
}

type CheckInput = {
  instant: string;
  start: string;
  now: string;
  instants: [string, string] | null;
};

function check({ instant, start, now, instants }: CheckInput): StatedEnd {
  const state = refusal(instant, start, now);
  return state === null ? { state: "ok", instant, instants } : { state };
}

function refusal(
  instant: string,
  start: string,
  now: string,
): "beforeStart" | "tooLong" | "future" | null {
  if (minutesBetween(start, instant) < 1) return "beforeStart";
  if (minutesBetween(instant, now) < 0) return "future";
  return minutesBetween(addMinutes(start, longest), instant) > 0 ? "tooLong" : null;
}

/** 'Europe/Madrid' → 'Madrid', 'America/New_York' → 'New York'. */
export function zoneCity(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** Possible local days of a signing's end: the day of its start and the one after. */
export function possibleDays(start: string, now: string, zone: string): string[] {
  const limits = statedEndLimits(start, now);
  const first = dayIn(zone, limits.from);
  const last = dayIn(zone, limits.to);
  return first === last ? [first] : [first, addDays(first, 1)];
}
