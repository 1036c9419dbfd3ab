import { hash } from "node:crypto";

/** A generator of numbers that only look random: the same seed gives the same sequence everywhere. */
export type Random = {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** Whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number;
  /** True in about `share` of the calls; 0 never, 1 always. */
  chance(share: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** Bell-shaped around `mean`; nearly all within three deviations. */
  normal(mean: number, deviation: number): number;
  /** Fills the buffer. */
  fill(target: Buffer): void;
};

const UINT32 = 4_294_967_296;

/** Random generator for a seed, any text (Chris Doty-Humphrey's sfc32). Not for secrets. */
export function seeded(seed: string): Random {
  const state = hash("sha256", seed, "buffer");
  let a = state.readUInt32LE(0) | 0;
  let b = state.readUInt32LE(4) | 0;
  let c = state.readUInt32LE(8) | 0;
  let counter = 1;

  const word = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  const next = () => word() / UINT32;

  return {
    next,
    integer: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (share) => next() < share,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    // Four uniform draws are near enough to a bell (variance 4/12) and need no logarithm.
    normal: (mean, deviation) =>
      mean + deviation * Math.sqrt(3) * (next() + next() + next() + next() - 2),
    fill: (target) => {
      for (let at = 0; at + 4 <= target.length; at += 4) target.writeUInt32LE(word(), at);
    },
  };
}
