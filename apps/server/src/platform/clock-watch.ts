import { sql } from "kysely";

import type { Db } from "../db/client.ts";
import { epochOf } from "../lib/calendar/clock.ts";
import type { Clock } from "../lib/calendar/clock.ts";

import type { Log } from "./log.ts";

/**
 * Fault of the server's clock: it differs from the database's, or shows a moment before existing
 * records.
 */
export type ClockFault = "differs" | "behind";

/** In seconds: server minus database, and how far the server is behind the newest record. */
export type ClockFigures = { skew: number; behind: number };

/** Compares the server's clock with the database's and with the newest record, for the ledger's sake. */
export type ClockWatch = {
  /** Fault by the last sample, without a query. */
  fault(): ClockFault | null;
  /** The figures of the last sample; null before one. */
  figures(): ClockFigures | null;
  /** Samples the database's clock, logs the start and end of a fault; a failure changes nothing. */
  sample(): Promise<void>;
  /** Samples now and every minute until `stop`. */
  start(): Promise<void>;
  stop(): void;
};

/** A clock may be this wrong before punches are refused. */
const CLOCK_TOLERANCE_MS = 60_000;

const EVERY_MS = 60_000;

type Sample = { skewMs: number; newest: number | null };

type Options = {
  clock: Clock;
  db: Db;
  log: Log;
  /** Replaces the database's clock where the server's is not the machine's. */
  databaseClock?: Clock | undefined;
};

/** Clock watch of one process. */
export function createClockWatch(options: Options): ClockWatch {
  const { clock, db, log, databaseClock } = options;
  let last: Sample | undefined;
  let logged: ClockFault | null = null;
  let timer: NodeJS.Timeout | undefined;

  const now = (): number => clock.now().epochMilliseconds;
  const behindMs = (): number => Math.max(0, (last?.newest ?? 0) - now());
  const fault = (): ClockFault | null => {
    if (last === undefined) return null;
    if (Math.abs(last.skewMs) > CLOCK_TOLERANCE_MS) return "differs";
    return behindMs() > CLOCK_TOLERANCE_MS ? "behind" : null;
  };
  const sample = async (): Promise<void> => {
    try {
      const before = now();
      const [row] = await db.gateLookup<Moments>(moments);
      if (row === undefined) return;
      const there = databaseClock?.now().epochMilliseconds ?? epochOf(row.ahora);
      // The answer was on its way: half of the round trip is subtracted.
      const skewMs = (before + now()) / 2 - there;
      last = { skewMs, newest: row.ultimo === null ? null : epochOf(row.ultimo) };
    } catch (err) {
      log.debug({ err }, "The clock could not be compared");
    }
    note(fault());
  };
  const note = (found: ClockFault | null): void => {
    if (found === logged) return;
    logged = found;
    const seconds = { skew: (last?.skewMs ?? 0) / 1000, behind: behindMs() / 1000 };
    if (found === null) log.warn({ event: "clock", ...seconds }, "The clock is right again");
    else log.error({ event: "clock", fault: found, ...seconds }, faultTexts[found]);
  };
  return {
    fault,
    figures: () =>
      last === undefined ? null : { skew: last.skewMs / 1000, behind: behindMs() / 1000 },
    sample,
    async start() {
      await sample();
      timer = setInterval(() => void sample(), EVERY_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}

const faultTexts: Record<ClockFault, string> = {
  differs:
    "The clocks of server and database differ: punches are refused. Set the clocks (NTP) right",
  behind:
    "The server's clock shows a moment before the newest record: punches are refused. Set it right; if it is, npm run verify-ledger -- --confirm-clock",
};

type Moments = { ahora: string; ultimo: string | null };

/** Moments that an operator confirmed as recorded by a clock ahead of time are left out. */
const moments = {
  name: "clock_moments",
  text: `
    select clock_timestamp() as ahora, max(m.moment) as ultimo
    from (select registrado_en as moment from cadena where registrado_en is not null
      union all select creado_en from punto_control) m
    where not exists (select from reloj_confirmado r
      where m.moment > r.confirmado_en and m.moment <= r.hasta)`,
  values: [],
};

/** Confirms the clock although later moments are recorded. Answers the newest of them. */
export async function confirmClock(db: Db, clock: Clock): Promise<string | undefined> {
  const at = clock.now().toString();
  const [row] = await db.gateLookup<Moments>(moments);
  const newest = row?.ultimo ?? null;
  if (newest === null || epochOf(newest) <= epochOf(at)) return undefined;
  await db.gate(async (tx) => {
    await sql`insert into reloj_confirmado (confirmado_en, hasta) values (${at}, ${newest})`.execute(
      tx,
    );
  });
  return newest;
}
