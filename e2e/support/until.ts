import { setTimeout as sleep } from "node:timers/promises";

const stepMs = 50;

type Wait = {
  withinMs: number;
  /** Description for the message of a failure. */
  what: () => string;
};

/**
 * Waits until a condition holds, for what no locator can wait for: processes, files, answers.
 * Throws when it does not hold in time, or what the condition throws.
 */
export async function until(
  condition: () => Promise<boolean>,
  { withinMs, what }: Wait,
): Promise<void> {
  const limit = performance.now() + withinMs;
  while (!(await condition())) {
    if (performance.now() > limit) throw new Error(`Waited ${withinMs} ms in vain for ${what()}`);
    await sleep(stepMs);
  }
}
