import { describe, expect, it } from "vitest";

import { possibleDays, readStatedEnd, statedEndLimits, zoneCity } from "./stated-end.model.ts";

const zone = "Europe/Madrid";
const plain = {
  start: "2026-11-16T06:58:00.000Z",
  day: "2026-11-16",
  time: "15:00",
  zone,
  now: "2026-11-18T09:00:00.000Z",
  occurrence: null,
};
/** From 22:00 on the evening before the clocks go back, looked at two days later. */
const autumn = {
  ...plain,
  start: "2026-10-24T20:00:00.000Z",
  day: "2026-10-25",
  time: "02:30",
  now: "2026-10-26T10:00:00.000Z",
};

describe("a stated end", () => {
  it("a stated end is an instant on the clocks of the centre", () => {
    const end = { state: "ok", instant: "2026-11-16T14:00:00.000Z", instants: null };
    expect(readStatedEnd(plain)).toEqual(end);
  });

  it("a stated end is empty until day and time are typed", () => {
    expect(readStatedEnd({ ...plain, time: "" }).state).toBe("empty");
    expect(readStatedEnd({ ...plain, day: "" }).state).toBe("empty");
  });

  it("a stated end is after the start, within 24 hours and not to come", () => {
    expect(readStatedEnd({ ...plain, time: "07:58" }).state).toBe("beforeStart");
    expect(readStatedEnd({ ...plain, day: "2026-11-17", time: "07:58" }).state).toBe("ok");
    expect(readStatedEnd({ ...plain, day: "2026-11-17", time: "07:59" }).state).toBe("tooLong");
    expect(readStatedEnd({ ...plain, day: "2026-11-19", time: "07:59" }).state).toBe("future");
  });

  it("a stated end in the repeated hour asks which of the two is meant", () => {
    const instants = ["2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"];
    expect(readStatedEnd(autumn)).toEqual({ state: "choose", instants });
    expect(readStatedEnd({ ...autumn, occurrence: "first" })).toEqual({
      state: "ok",
      instant: instants[0],
      instants,
    });
    expect(readStatedEnd({ ...autumn, occurrence: "second" })).toMatchObject({
      instant: instants[1],
    });
  });

  it("a stated end does not ask when only one of the two instants is possible", () => {
    const start = "2026-10-25T00:45:00.000Z";
    expect(readStatedEnd({ ...autumn, start })).toEqual({
      state: "ok",
      instant: "2026-10-25T01:30:00.000Z",
      instants: null,
    });
  });

  it("a stated end in the skipped hour is refused", () => {
    const spring = {
      ...plain,
      start: "2027-03-27T21:00:00.000Z",
      day: "2027-03-28",
      now: "2027-03-29T10:00:00.000Z",
    };
    expect(readStatedEnd({ ...spring, time: "02:30" }).state).toBe("gap");
    expect(readStatedEnd({ ...spring, time: "03:00" })).toMatchObject({
      instant: "2027-03-28T01:00:00.000Z",
    });
  });
});

describe("the limits of a stated end", () => {
  it("the limits of a stated end are the start and 24 hours later, or now when that is earlier", () => {
    expect(statedEndLimits(plain.start, plain.now)).toEqual({
      from: plain.start,
      to: "2026-11-17T06:58:00.000Z",
    });
    const soon = "2026-11-16T20:00:00.000Z";
    expect(statedEndLimits(plain.start, soon).to).toBe(soon);
  });

  it("the limits of a stated end span its first day and the next, unless not over yet", () => {
    expect(possibleDays(plain.start, plain.now, zone)).toEqual(["2026-11-16", "2026-11-17"]);
    const midnight = "2026-11-15T23:00:00.000Z";
    expect(possibleDays(midnight, plain.now, zone)).toEqual(["2026-11-16", "2026-11-17"]);
  });

  it("the limits of a stated end name the zone by its city", () => {
    expect(zoneCity("Atlantic/Canary")).toBe("Canary");
    expect(zoneCity("America/New_York")).toBe("New York");
  });
});
