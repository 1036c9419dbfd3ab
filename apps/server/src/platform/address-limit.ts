import { randomBytes } from "node:crypto";

import type { Clock } from "../lib/calendar/clock.ts";
import { keyedDigest } from "../lib/crypto/tokens.ts";

import { addressGroup } from "./addresses.ts";

/** Counts tries by address without a trace: in this process's memory alone. */
export type AddressLimit = {
  /** Counts a try; seconds until the next one is allowed, 0 if this one is. */
  count(subject: string, address: string): number;
};

/**
 * Opens a limit of `max` tries in fixed windows of minutes for an address group and a subject. The
 * addresses are digests under a random salt that dies with its window, so that neither the database
 * nor the server's secrets tell who tried (Rule COMPLAINTS-4).
 */
export function openAddressLimit(
  clock: Clock,
  { max, minutes }: { max: number; minutes: number },
): AddressLimit {
  const length = minutes * 60_000;
  let window = { start: 0, salt: randomBytes(32), counts: new Map<string, number>() };
  return {
    count(subject, address) {
      const now = clock.now().epochMilliseconds;
      const start = Math.floor(now / length) * length;
      if (start !== window.start) window = { start, salt: randomBytes(32), counts: new Map() };
      const key = keyedDigest(window.salt, subject, addressGroup(address)).toString("base64");
      const count = (window.counts.get(key) ?? 0) + 1;
      window.counts.set(key, count);
      return count <= max ? 0 : Math.ceil((start + length - now) / 1000);
    },
  };
}
