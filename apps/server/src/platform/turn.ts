import { setImmediate } from "node:timers/promises";

/** Lets other requests have their turn in the middle of a long computation. */
export async function turn(): Promise<void> {
  await setImmediate();
}
