import { sql } from "kysely";

import type { AppContext } from "../context.ts";
import type { Tx } from "../db/client.ts";
import { isoOf } from "../lib/calendar/clock.ts";
import { keyedDigest } from "../lib/crypto/tokens.ts";

/** Maximum tries within a fixed window of minutes. */
export type Limit = { name: string; max: number; minutes: number };

/** A try: its limit and its subject, which is stored as a keyed digest only. */
export type Try = { limit: Limit; subject: string };

/** State of the counters after a try: whether it is over a limit, and how near. */
export type Tally = {
  refused: boolean;
  /** Seconds until the fullest window ends. */
  retryAfter: number;
  /** Used share of each limit, in the order of the tries; over 1 when refused. */
  used: number[];
};

type Ground = Pick<AppContext, "db" | "clock" | "config" | "log">;
type Counter = Try & { key: Buffer; start: number };

const countCeiling = 1_000_000;
const memoryCeiling = 10_000;

/** Counts of a process whose database cannot say; emptied when a flood has filled it. */
const memory = new Map<string, number>();

function counterOf(ground: Pick<Ground, "clock" | "config">, one: Try): Counter {
  const length = one.limit.minutes * 60_000;
  const start = Math.floor(ground.clock.now().epochMilliseconds / length) * length;
  return {
    ...one,
    start,
    key: keyedDigest(ground.config.secrets.hmacKey, one.limit.name, one.subject),
  };
}

/** In the order of their keys, so that no two transactions wait for each other. */
function inLockOrder(counters: readonly Counter[]): Counter[] {
  return counters.toSorted((one, other) => Buffer.compare(one.key, other.key));
}

function windowOf(counter: Counter): string {
  return isoOf(counter.start);
}

async function countInDatabase(tx: Tx, counters: readonly Counter[]): Promise<number[]> {
  const rows = await tx
    .insertInto("limite")
    .values(
      inLockOrder(counters).map((counter) => ({ clave: counter.key, ventana: windowOf(counter) })),
    )
    .onConflict((conflict) =>
      conflict.constraint("limite_pk").doUpdateSet({
        cuenta: sql<number>`least(limite.cuenta + 1, ${countCeiling})`,
      }),
    )
    .returning(["clave", "cuenta"])
    .execute();
  return counters.map(
    (counter) => rows.find((row) => row.clave.equals(counter.key))?.cuenta ?? countCeiling,
  );
}

function countInMemory(counters: readonly Counter[]): number[] {
  if (memory.size > memoryCeiling) memory.clear();
  return counters.map((counter) => {
    const name = `${counter.key.toString("base64")} ${counter.start}`;
    const count = (memory.get(name) ?? 0) + 1;
    memory.set(name, count);
    return count;
  });
}

function tallyOf(now: number, counters: readonly Counter[], counts: readonly number[]): Tally {
  const used = counters.map((counter, index) => (counts[index] ?? 0) / counter.limit.max);
  const full = counters.filter((_, index) => (used[index] ?? 0) > 1);
  const ends = full.map((counter) => counter.start + counter.limit.minutes * 60_000);
  return {
    refused: full.length > 0,
    retryAfter: Math.max(0, ...ends.map((end) => Math.ceil((end - now) / 1000))),
    used,
  };
}

/**
 * Counts tries, each under its own limit, in a transaction of its own, so that a try counts with
 * any outcome. When the database is unavailable, this process counts in memory.
 */
export async function countTries(ground: Ground, tries: readonly Try[]): Promise<Tally> {
  const counters = tries.map((one) => counterOf(ground, one));
  const counts = await ground.db
    .gate((tx) => countInDatabase(tx, counters))
    .catch((err: unknown) => {
      ground.log.warn({ err }, "Limits are counted in memory");
      return countInMemory(counters);
    });
  return tallyOf(ground.clock.now().epochMilliseconds, counters, counts);
}

/** Milliseconds an answer is held back: none for the first third of a limit, then up to 2 s. */
export function delayOf(used: number): number {
  return used * 3 <= 1 ? 0 : Math.round(2000 * Math.min(1, used) ** 3);
}

/** Refunds tries that turned out well; `all` empties the counters of this window. */
export async function forgiveTries(
  ground: Pick<Ground, "clock" | "config">,
  tx: Tx,
  tries: readonly Try[],
  options: { all: boolean } = { all: false },
): Promise<void> {
  for (const counter of inLockOrder(tries.map((one) => counterOf(ground, one)))) {
    await tx
      .updateTable("limite")
      .set({ cuenta: options.all ? 0 : sql<number>`greatest(cuenta - 1, 0)` })
      .where("clave", "=", counter.key)
      .where("ventana", "=", windowOf(counter))
      .execute();
  }
}

/** Forgets windows that began before `before` (ISO 8601). */
export async function purgeTries(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom("limite").where("ventana", "<", before).execute();
}
