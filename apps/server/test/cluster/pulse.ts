import { pause } from "../../src/platform/pause.ts";

/** Watch over a number that grows while everything works. */
export type Pulse = {
  /** Waits until the number has grown by `by`. Throws when it does not grow for two minutes. */
  progress(by: number): Promise<void>;
  /** The present moment, for `longestSince`. */
  mark(): number;
  /** Longest time without growth since a moment, in milliseconds. */
  longestSince(mark: number): number;
  stop(): void;
};

const lookMs = 10;
const patienceMs = 120_000;

/** Looks at the number every ten milliseconds. */
export function startPulse(read: () => number): Pulse {
  const beats = [performance.now()];
  let last = read();
  const timer = setInterval(() => {
    const now = read();
    if (now > last) beats.push(performance.now());
    last = now;
  }, lookMs);
  return {
    async progress(by) {
      const goal = read() + by;
      while (read() < goal) {
        if (performance.now() - (beats.at(-1) ?? 0) > patienceMs) {
          throw new Error("Nothing was written for two minutes");
        }
        await pause(lookMs);
      }
    },
    mark: () => performance.now(),
    longestSince(mark) {
      const since = [mark, ...beats.filter((beat) => beat > mark)];
      return Math.max(0, ...since.slice(1).map((beat, index) => beat - (since[index] ?? beat)));
    },
    stop: () => clearInterval(timer),
  };
}
