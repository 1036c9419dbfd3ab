import type { AppContext } from "../context.ts";
import { keyedDigest } from "../lib/crypto/tokens.ts";

import { addressGroup } from "./addresses.ts";

/** Counts tries by address without a trace, for all processes together. */
export type AddressLimit = {
  /** Counts a try; seconds until the next one is allowed, 0 if this one is. */
  count(subject: string, address: string): Promise<number>;
};

type Ground = Pick<AppContext, "clock" | "config" | "db">;

/**
 * Opens a limit of `max` tries in fixed windows of minutes for an address group and a subject. A try
 * holds a numbered place in the database's memory until the window ends: no table, write-ahead log or
 * backup ever has a digest of the address, and nothing survives the window or a restart of the
 * database (Rule COMPLAINTS-4). The tries of a process that ends are forgotten.
 */
export function openAddressLimit(
  { clock, config, db }: Ground,
  { max, minutes }: { max: number; minutes: number },
): AddressLimit {
  const length = minutes * 60_000;
  let current = 0;
  let alarm: NodeJS.Timeout | undefined;

  async function enter(start: number, left: number): Promise<void> {
    current = start;
    clearTimeout(alarm);
    // A server without another report forgets in time too.
    alarm = setTimeout(() => void db.slots.free(), left);
    alarm.unref();
    await db.slots.free();
  }

  return {
    async count(subject, address) {
      const now = clock.now().epochMilliseconds;
      const start = Math.floor(now / length) * length;
      const left = start + length - now;
      if (start !== current) await enter(start, left);
      const places = Array.from({ length: max }, (_, index) => {
        const parts = [
          "address-limit",
          String(start),
          subject,
          addressGroup(address),
          String(index),
        ];
        return keyedDigest(config.secrets.hmacKey, ...parts).readBigInt64BE();
      });
      return (await db.slots.take(places)) ? 0 : Math.ceil(left / 1000);
    },
  };
}
