import { setTimeout as sleep } from "node:timers/promises";

import autocannon from "autocannon";
import type { CannonRequest } from "autocannon";

import type { Case } from "./cases.ts";
import type { SignedIn } from "./company.ts";
import { isQuick } from "./place.ts";

/** Requests a second, and milliseconds that half and 99 of 100 requests stay below. */
export type Figures = { perSecond: number; p50: number; p99: number };

/** The ratios are medians of the rounds' own: other load on the machine falls on both sides. */
export type Compared = {
  name: string;
  product: Figures;
  bare: Figures;
  throughput: number;
  p99: number;
};

export type Plan = {
  connections: number;
  rounds: number;
  /** Seconds of a round, and of the round before the first that counts. */
  seconds: number;
  warmUp: number;
};

type Sides = { product: string; bare: string };

/** Loads both servers by turns, in short rounds, and answers the medians. */
export async function compare(
  one: Case,
  sides: Sides,
  people: readonly SignedIn[],
  options: Plan & { beforeRound: () => Promise<void> },
): Promise<Compared> {
  const load = async (url: string, seconds: number): Promise<Figures> => {
    if (one.writes) await options.beforeRound();
    return loadOnce(one, { url, people, seconds, connections: options.connections });
  };
  await load(sides.bare, options.warmUp);
  await load(sides.product, options.warmUp);
  const product: Figures[] = [];
  const bare: Figures[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    const isTurned = round % 2 === 1;
    if (isTurned) bare.push(await load(sides.bare, options.seconds));
    product.push(await load(sides.product, options.seconds));
    if (!isTurned) bare.push(await load(sides.bare, options.seconds));
  }
  const ratio = (key: keyof Figures): number =>
    median(product.map((figures, round) => figures[key] / (bare[round]?.[key] ?? Number.NaN)));
  return {
    name: one.name,
    product: medianOf(product),
    bare: medianOf(bare),
    throughput: ratio("perSecond"),
    p99: ratio("p99"),
  };
}

/** Loads a server for some seconds. Throws when any answer was not a success. */
export async function loadOnce(
  one: Pick<Case, "name" | "requests">,
  load: { url: string; people: readonly SignedIn[]; seconds: number; connections: number },
): Promise<Figures> {
  const { url, people, connections, seconds } = load;
  const requestsOf = (connection: number): CannonRequest[] =>
    one.requests(people.filter((_, index) => index % connections === connection));
  const fired = await fire({ name: one.name, url, connections, seconds, requestsOf });
  const { times } = fired;
  const perSecond = fired.answered / fired.seconds;
  return { perSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** Time that a part (0 to 1) of sorted times stays below. */
export function percentile(times: readonly number[], part: number): number {
  return times[Math.ceil(times.length * part) - 1] ?? 0;
}

type Load = {
  name: string;
  url: string;
  connections: number;
  seconds: number;
  /** Requests of a connection by its number, repeated in their order. */
  requestsOf: (connection: number) => CannonRequest[];
};

/** Sends requests for some seconds; answers their number and times. Throws when any was not a success. */
export async function fire({ name, url, connections, seconds, requestsOf }: Load): Promise<{
  answered: number;
  seconds: number;
  /** Milliseconds of each answer, sorted. */
  times: number[];
}> {
  let opened = 0;
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    // A quick round asks a little and is over once all is answered.
    ...(isQuick ? { amount: 4 * connections } : {}),
    sampleInt: 100,
    setupClient: (client) => {
      client.setRequests(requestsOf(opened));
      opened += 1;
    },
  });
  const times: number[] = [];
  run.on("response", (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const result = await run;
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${name} on ${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  // Interrupted requests end before the next round.
  if (!isQuick) await sleep(300);
  const sorted = times.toSorted((a, b) => a - b);
  return { answered: result["2xx"], seconds: result.duration, times: sorted };
}

/** The medians of some rounds' figures. */
export function medianOf(rounds: Figures[]): Figures {
  const middle = (key: keyof Figures): number => median(rounds.map((round) => round[key]));
  return { perSecond: middle("perSecond"), p50: middle("p50"), p99: middle("p99") };
}

/** The middle of some figures. */
export function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = 0, high = low] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]];
  return (low + high) / 2;
}
