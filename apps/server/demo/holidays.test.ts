import { describe, expect, it } from "vitest";

import { easterSunday } from "../src/lib/calendar/easter.ts";

import { holidaysOf } from "./holidays.ts";

type Place = Parameters<typeof holidaysOf>[0];

/** Dates as `MM-DD`, without those of the town. */
function official(place: Place, year: number): string {
  return datesOf(
    holidaysOf(place, year).filter((day) => day.tipo_festivo_id !== 4 || day.de_convenio),
  );
}

function local(place: Place, year: number): string {
  return datesOf(
    holidaysOf(place, year).filter((day) => day.tipo_festivo_id === 4 && !day.de_convenio),
  );
}

function datesOf(days: ReturnType<typeof holidaysOf>): string {
  return days.map(({ fecha }) => fecha.slice(5)).join(" ");
}

describe("the holidays of Spain", () => {
  it("finds the date of Easter", () => {
    const sundays = [2024, 2025, 2026, 2027, 2028].map((year) => easterSunday(year));
    expect(sundays).toEqual(["2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28", "2028-04-16"]);
  });

  it.each([
    ["madrid", 2024, "01-01 01-06 03-28 03-29 05-01 05-02 07-25 08-15 10-12 11-01 12-06 12-25"],
    ["madrid", 2025, "01-01 01-06 04-17 04-18 05-01 05-02 07-25 08-15 11-01 12-06 12-08 12-25"],
    ["madrid", 2026, "01-01 01-06 04-02 04-03 05-01 05-02 08-15 10-12 11-02 12-07 12-08 12-25"],
    ["madrid", 2027, "01-01 01-06 03-19 03-25 03-26 05-01 05-03 10-12 11-01 12-06 12-08 12-25"],
    [
      "barcelona",
      2024,
      "01-01 01-06 03-29 04-01 05-01 06-24 08-15 09-11 10-12 11-01 12-06 12-25 12-26",
    ],
    [
      "barcelona",
      2025,
      "01-01 01-06 04-18 04-21 05-01 06-24 08-15 09-11 11-01 12-06 12-08 12-25 12-26",
    ],
    ["barcelona", 2026, "01-01 01-06 04-03 04-06 05-01 06-24 08-15 09-11 10-12 12-08 12-25 12-26"],
    ["barcelona", 2027, "01-01 01-06 03-26 03-29 05-01 06-24 09-11 10-12 11-01 12-06 12-08 12-25"],
    ["las-palmas", 2024, "01-01 01-06 03-28 03-29 05-01 05-30 08-15 09-09 10-12 11-01 12-06 12-25"],
    ["las-palmas", 2025, "01-01 01-06 04-17 04-18 05-01 05-30 08-15 09-08 11-01 12-06 12-08 12-25"],
    ["las-palmas", 2026, "01-01 01-06 04-02 04-03 05-01 05-30 08-15 09-08 10-12 11-02 12-08 12-25"],
    ["las-palmas", 2027, "01-01 01-06 03-25 03-26 05-01 08-16 09-08 10-12 11-01 12-06 12-08 12-25"],
  ] as const)("the holidays of %s are right in %i", (place, year, dates) => {
    expect(official(place, year)).toBe(dates);
  });

  it("a work centre has two local holidays of its town", () => {
    expect(local("madrid", 2025)).toBe("05-15 11-10");
    expect(local("madrid", 2026)).toBe("05-15 11-09");
    expect(local("barcelona", 2026)).toBe("05-25 09-24");
    expect(local("barcelona", 2027)).toBe("05-17 09-24");
    expect(local("las-palmas", 2026)).toBe("02-17 06-24");
    expect(local("las-palmas", 2027)).toBe("02-09 06-24");
  });

  it("the holidays of Spain are in order, at most one a day", () => {
    for (const place of ["madrid", "barcelona", "las-palmas"] as const) {
      for (let year = 2024; year <= 2034; year += 1) {
        const dates = holidaysOf(place, year).map(({ fecha }) => fecha);
        expect(dates).toEqual([...new Set(dates)].toSorted());
      }
    }
  });
});
