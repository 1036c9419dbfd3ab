import { describe, expect, it } from "vitest";

import { keepLog } from "../../test/log-lines.ts";
import { systemClock, Temporal } from "../lib/calendar/clock.ts";

import { countTries, delayOf } from "./limits.ts";

describe("delayOf", () => {
  it("delayOf lets the first third of tries pass and rises to two seconds", () => {
    const delays = [1, 2, 3, 4, 6, 8, 10, 11].map((tries) => delayOf(tries / 10));
    expect(delays).toEqual([0, 0, 0, 128, 432, 1024, 2000, 2000]);
  });
});

describe("countTries, when the database cannot say", () => {
  const limit = { name: "prueba", max: 2, minutes: 15 };
  let now = Temporal.Instant.from("2026-11-18T08:05:00Z");
  const { log, lines } = keepLog();
  const away = () => Promise.reject(new Error("Connection terminated"));
  type Ground = Parameters<typeof countTries>[0];
  const ground = {
    clock: { ...systemClock, now: () => now },
    config: { secrets: { hmacKey: Buffer.alloc(32, 1) } },
    db: { gate: away },
    log,
  } as unknown as Ground;
  const count = (subject: string) => countTries(ground, [{ limit, subject }]);

  it("countTries counts in memory, by subject and window, while the database is away", async () => {
    expect((await count("lucia")).used).toEqual([0.5]);
    expect((await count("lucia")).refused).toBe(false);
    expect(await count("lucia")).toMatchObject({ refused: true, retryAfter: 600 });
    expect((await count("marcos")).refused).toBe(false);
    expect(lines).toMatchObject([{ msg: "Limits are counted in memory" }, {}, {}, {}]);
    now = now.add({ minutes: 10 });
    expect((await count("lucia")).used).toEqual([0.5]);
  });

  it("countTries keeps a flood of subjects from filling the memory", async () => {
    for (let one = 0; one < 10_100; one += 1) await count(`persona ${one}`);
    // The oldest entries were forgotten on the way.
    expect((await count("persona 0")).used).toEqual([0.5]);
  });
});
