import { Temporal } from "temporal-polyfill";

export { Temporal };

/** The server's clock. Tests inject their own. */
export type Clock = {
  now(): Temporal.Instant;
  /** Delay before an answer, in milliseconds. */
  wait(milliseconds: number): Promise<void>;
};

let latest = Temporal.Instant.fromEpochMilliseconds(0);
let latestAt = 0;

/** The machine's clock, in whole milliseconds, the precision of database and wire. */
export const systemClock: Clock = {
  now: () => {
    const at = Date.now();
    if (at !== latestAt) latest = Temporal.Instant.fromEpochMilliseconds(at);
    latestAt = at;
    return latest;
  },
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
};

/** Local date `YYYY-MM-DD` of an instant in an IANA zone. */
export function localDate(instant: Temporal.Instant, zone: string): string {
  return instant.toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** Milliseconds since 1970 of an ISO 8601 instant. */
export function epochOf(instant: string): number {
  return Date.parse(instant);
}

/** ISO 8601 in UTC, with milliseconds, of milliseconds since 1970. */
export function isoOf(epoch: number): string {
  return new Date(epoch).toISOString();
}

/** A `Date` of milliseconds since 1970, for a library that asks for one. */
export function dateOf(epoch: number): Date {
  return new Date(epoch);
}
