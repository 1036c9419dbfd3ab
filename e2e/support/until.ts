import { setTimeout as sleep } from "node:timers/promises";

const stepMs = 50;

type Wait = {
  withinMs: number;
  /** Description for the message of a failure. */
  what: () => string;
};

/**
 * Waits until a condition holds, for processes, files and answers, which no locator can wait for.
 * Throws at the time limit, or the condition's error.
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
