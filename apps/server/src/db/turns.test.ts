import { expect, it } from "vitest";

import { NoTurn, openTurns } from "./turns.ts";
import type { Turns } from "./turns.ts";

const limits = { most: 1, mostWaiting: 2, patience: 10_000 };

/** Takes a turn that ends when the answered function is called. */
function hold(turns: Turns<unknown>): { end: () => void; held: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { end: resolve, held: turns.take(async () => promise) };
}

it("turns come in the order of asking", async () => {
  const turns = openTurns(limits);
  const order: number[] = [];
  const first = hold(turns);
  const later = [1, 2].map(async (one) => turns.take(async () => void order.push(one)));
  expect(turns.waiting()).toBe(2);
  first.end();
  await Promise.all([first.held, ...later]);
  expect(order).toEqual([1, 2]);
  expect(turns.waiting()).toBe(0);
});

it("too long a queue refuses at once, and a free place takes the next one again", async () => {
  const turns = openTurns(limits);
  const first = hold(turns);
  const waiting = [hold(turns), hold(turns)];
  await expect(turns.take(async () => 1)).rejects.toBeInstanceOf(NoTurn);
  for (const one of [first, ...waiting]) one.end();
  await Promise.all([first.held, ...waiting.map(({ held }) => held)]);
  expect(await turns.take(async () => 2)).toBe(2);
});

it("a wait that takes too long, or for a database found frozen, ends without a turn", async () => {
  const turns = openTurns({ ...limits, patience: 5 });
  const first = hold(turns);
  await expect(turns.take(async () => 1)).rejects.toBeInstanceOf(NoTurn);
  const refused = turns.take(async () => 1);
  turns.refuseWaiting();
  await expect(refused).rejects.toBeInstanceOf(NoTurn);
  first.end();
  await first.held;
  expect(await turns.take(async () => 2)).toBe(2);
});

it("what a turn keeps goes to the next one, and back once nobody waits", async () => {
  const back: string[] = [];
  const turns = openTurns<string>({ ...limits, putBack: (kept) => void back.push(kept) });
  const got: Array<string | undefined> = [];
  const use = async (keeps: string | undefined) =>
    turns.take(async (turn) => {
      got.push(turn.kept);
      turn.kept = keeps;
    });
  await Promise.all([use("first"), use(undefined), use("third")]);
  expect(got).toEqual([undefined, "first", undefined]);
  expect(back).toEqual(["third"]);
});
