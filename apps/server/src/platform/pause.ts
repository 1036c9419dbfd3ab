import { setTimeout } from "node:timers/promises";

import type { Clock } from "../lib/calendar/clock.ts";

/** Resolves after some milliseconds. */
export async function pause(milliseconds: number): Promise<void> {
  await setTimeout(milliseconds);
}

/**
 * Ends, well or badly, no sooner than after `milliseconds`: how long the work took, or whether
 * there was any, does not show in the answer's delay.
 */
export async function noSooner<T>(
  clock: Pick<Clock, "wait">,
  milliseconds: number,
  work: () => Promise<T>,
): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), clock.wait(milliseconds)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
