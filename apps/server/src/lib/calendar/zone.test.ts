import { describe, expect, test } from "vitest";

import { Temporal } from "./clock.ts";
import {
  addDays,
  dateOfEpochDay,
  datesBetween,
  epochDay,
  isDate,
  mondayOf,
  weekdayOf,
  yearOfEpochDay,
} from "./dates.ts";
import { dateAt, isZone, offsetAt, readingsOf, startOfDate } from "./zone.ts";

describe("dates by arithmetic", () => {
  test("date arithmetic agrees with the calendar on every day from 1900 to 2199", () => {
    const wrong: string[] = [];
    for (let day = epochDay("1900-01-01"); day <= epochDay("2199-12-31"); day += 1) {
      const date = new Date(day * 86_400_000);
      const text = dateOfEpochDay(day);
      const agrees =
        text === date.toISOString().slice(0, 10) &&
        epochDay(text) === day &&
        weekdayOf(day) === (date.getUTCDay() || 7) &&
        yearOfEpochDay(day) === date.getUTCFullYear();
      if (!agrees) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ["2028-02-29", true],
    ["2026-02-29", false],
    ["2026-13-01", false],
    ["2026-00-10", false],
    ["2026-1-1", false],
    ["hoy", false],
  ])("%s is a valid date: %s", (text, expected) => {
    expect(isDate(text)).toBe(expected);
  });

  test("weeks begin on Monday and ranges include both ends", () => {
    expect(dateOfEpochDay(mondayOf(epochDay("2026-11-22")))).toBe("2026-11-16");
    expect(datesBetween("2026-02-27", "2026-03-01")).toEqual([
      "2026-02-27",
      "2026-02-28",
      "2026-03-01",
    ]);
    expect(datesBetween("2026-03-01", "2026-02-27")).toEqual([]);
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(() => epochDay("01/02/2026")).toThrow(RangeError);
  });
});

describe("zones by arithmetic", () => {
  const zones = [
    "Europe/Madrid",
    "Atlantic/Canary",
    "America/Santiago",
    "Asia/Kolkata",
    "Australia/Lord_Howe",
    "Africa/Casablanca",
    "Pacific/Apia",
  ];

  test.each(zones)("zone arithmetic for %s agrees with Temporal", (zone) => {
    const wrong: string[] = [];
    const end = Date.parse("2029-01-15");
    for (let at = Date.parse("2025-12-20"); at < end; at += 30 * 60_000 * 7) {
      const plain = Temporal.PlainDateTime.from(new Date(at).toISOString().slice(0, 19));
      const moment = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
      const earlier = plain.toZonedDateTime(zone, { disambiguation: "earlier" });
      const later = plain.toZonedDateTime(zone, { disambiguation: "later" });
      const readings = readingsOf(zone, at);
      const isSkipped = !earlier.toPlainDateTime().equals(plain);
      const agrees = isSkipped
        ? readings.earlier === readings.change && readings.later === readings.change
        : readings.earlier === earlier.epochMilliseconds &&
          readings.later === later.epochMilliseconds;
      const offset = moment.offsetNanoseconds / 1_000_000;
      if (!agrees || offset !== offsetAt(zone, at)) wrong.push(plain.toString());
    }
    expect(wrong).toEqual([]);
  });

  test("zone arithmetic finds the local date and the start of a day", () => {
    const at = Date.parse("2026-11-17T23:30:00Z");
    expect(dateAt("Europe/Madrid", at)).toBe("2026-11-18");
    expect(dateAt("Atlantic/Canary", at)).toBe("2026-11-17");
    expect(startOfDate("Europe/Madrid", "2026-11-18")).toBe(Date.parse("2026-11-17T23:00:00Z"));
    // Santiago skips the midnight: the day begins at 01:00.
    const start = Date.parse("2026-09-06T04:00:00Z");
    expect(startOfDate("America/Santiago", "2026-09-06")).toBe(start);
  });

  test("unknown time zones are recognised", () => {
    expect(["Europe/Madrid", "UTC"].map(isZone)).toEqual([true, true]);
    expect(["Madrid", "", "Europe/Nowhere"].map(isZone)).toEqual([false, false, false]);
    expect(() => offsetAt("Europe/Nowhere", 0)).toThrow(RangeError);
  });
});
