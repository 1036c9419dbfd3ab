import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { addDays, addMonths, dateOfEpochDay, epochDay, mondayOf, weekdayOf } from "./dates.ts";
import { occurrencesBetween } from "./recurrence.ts";
import type { RecurrenceRule } from "./recurrence.ts";

type Rule = Partial<RecurrenceRule> & Pick<RecurrenceRule, "start" | "unit">;

const datesOf = (rule: Rule, to: string, from = rule.start): string[] =>
  occurrencesBetween({ interval: 1, weekdays: [], ...rule }, { from, to });

/** Dates as RFC 5545 writes its examples: `1997 September 2, 9; October 7` as `1997-09: 2 9`. */
function listed(text: string): string[] {
  return text.split(";").flatMap((part) => {
    const [month = "", days = ""] = part.trim().split(":");
    return days
      .trim()
      .split(/\s+/)
      .map((day) => `${month}-${day.padStart(2, "0")}`);
  });
}

const all = (year: number, month: number, from: number, to: number): string => {
  const days = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return `${year}-${String(month).padStart(2, "0")}: ${days.join(" ")}`;
};

const start = "1997-09-02";
const weekdays = { MO: 1, TU: 2, WE: 3, TH: 4, FR: 5, SA: 6, SU: 7 };
const { MO, TU, WE, TH, FR, SA, SU } = weekdays;

/**
 * Examples of RFC 5545, sections 3.3.10, 3.6.1 and 3.8.5.3, with their dates as literals. Rules with BYMONTH,
 * BYMONTHDAY, BYYEARDAY or numbered weekdays are given as the rules of one weekday or day that they consist of.
 */
const examples: Array<[string, Rule, string, string]> = [
  [
    "daily for 10 occurrences",
    { start, unit: "day", count: 10 },
    "1998-12-31",
    all(1997, 9, 2, 11),
  ],
  [
    "daily until 24 December",
    { start, unit: "day", until: "1997-12-23" },
    "1998-12-31",
    [all(1997, 9, 2, 30), all(1997, 10, 1, 31), all(1997, 11, 1, 30), all(1997, 12, 1, 23)].join(
      ";",
    ),
  ],
  [
    "every other day, forever",
    { start, unit: "day", interval: 2 },
    "1997-12-03",
    "1997-09: 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30;1997-10: 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30;1997-11: 1 3 5 7 9 11 13 15 17 19 21 23 25 27 29;1997-12: 1 3",
  ],
  [
    "every 10 days, 5 occurrences",
    { start, unit: "day", interval: 10, count: 5 },
    "1998-12-31",
    "1997-09: 2 12 22;1997-10: 2 12",
  ],
  [
    "every day in January, first of three years",
    {
      start: "1998-01-01",
      unit: "day",
      weekdays: [SU, MO, TU, WE, TH, FR, SA],
      until: "1998-01-31",
    },
    "2000-12-31",
    all(1998, 1, 1, 31),
  ],
  [
    "every day in January, last of three years",
    { start: "2000-01-01", unit: "day", until: "2000-01-31" },
    "2001-12-31",
    all(2000, 1, 1, 31),
  ],
  [
    "weekly for 10 occurrences",
    { start, unit: "week", count: 10 },
    "1998-12-31",
    "1997-09: 2 9 16 23 30;1997-10: 7 14 21 28;1997-11: 4",
  ],
  [
    "weekly until 24 December",
    { start, unit: "week", until: "1997-12-23" },
    "1998-12-31",
    "1997-09: 2 9 16 23 30;1997-10: 7 14 21 28;1997-11: 4 11 18 25;1997-12: 2 9 16 23",
  ],
  [
    "every other week, forever",
    { start, unit: "week", interval: 2 },
    "1998-02-17",
    "1997-09: 2 16 30;1997-10: 14 28;1997-11: 11 25;1997-12: 9 23;1998-01: 6 20;1998-02: 3 17",
  ],
  [
    "weekly on Tuesday and Thursday for five weeks, until a date",
    { start, unit: "week", until: "1997-10-06", weekdays: [TU, TH] },
    "1998-12-31",
    "1997-09: 2 4 9 11 16 18 23 25 30;1997-10: 2",
  ],
  [
    "weekly on Tuesday and Thursday for five weeks, by count",
    { start, unit: "week", count: 10, weekdays: [TU, TH] },
    "1998-12-31",
    "1997-09: 2 4 9 11 16 18 23 25 30;1997-10: 2",
  ],
  [
    "every other week on Monday, Wednesday and Friday until 24 December",
    { start: "1997-09-01", unit: "week", interval: 2, weekdays: [MO, WE, FR], until: "1997-12-23" },
    "1998-12-31",
    "1997-09: 1 3 5 15 17 19 29;1997-10: 1 3 13 15 17 27 29 31;1997-11: 10 12 14 24 26 28;1997-12: 8 10 12 22",
  ],
  [
    "every other week on Tuesday and Thursday, for 8 occurrences",
    { start, unit: "week", interval: 2, count: 8, weekdays: [TU, TH] },
    "1998-12-31",
    "1997-09: 2 4 16 18 30;1997-10: 2 14 16",
  ],
  [
    "weeks that begin on Monday: Tuesday and Sunday every other week",
    { start: "1997-08-05", unit: "week", interval: 2, count: 4, weekdays: [TU, SU] },
    "1998-12-31",
    "1997-08: 5 10 19 24",
  ],
  [
    "monthly on the 2nd, of the 2nd and 15th",
    { start, unit: "month", count: 5 },
    "1998-12-31",
    "1997-09: 2;1997-10: 2;1997-11: 2;1997-12: 2;1998-01: 2",
  ],
  [
    "monthly on the 15th, of the 2nd and 15th",
    { start: "1997-09-15", unit: "month", count: 5 },
    "1998-12-31",
    "1997-09: 15;1997-10: 15;1997-11: 15;1997-12: 15;1998-01: 15",
  ],
  [
    "monthly on the first day, of the first and last",
    { start: "1997-10-01", unit: "month", count: 5 },
    "1999-12-31",
    "1997-10: 1;1997-11: 1;1997-12: 1;1998-01: 1;1998-02: 1",
  ],
  ...[10, 11, 12, 13].map((day): (typeof examples)[number] => [
    `every 18 months on the ${day}th, of the 10th through 15th`,
    { start: `1997-09-${day}`, unit: "month", interval: 18, count: 2 },
    "2001-12-31",
    `1997-09: ${day};1999-03: ${day}`,
  ]),
  [
    "every Tuesday, every other month",
    { start, unit: "month", interval: 2, weekdays: [TU] },
    "1998-03-31",
    "1997-09: 2 9 16 23 30;1997-11: 4 11 18 25;1998-01: 6 13 20 27;1998-03: 3 10 17 24 31",
  ],
  [
    "an invalid date is ignored: the 30th of 15th and 30th",
    { start: "2007-01-30", unit: "month", count: 2 },
    "2008-12-31",
    "2007-01: 30;2007-03: 30",
  ],
  [
    "an invalid date is ignored: the 15th of 15th and 30th",
    { start: "2007-01-15", unit: "month", count: 3 },
    "2008-12-31",
    "2007-01: 15;2007-02: 15;2007-03: 15",
  ],
  [
    "yearly in June, of June and July",
    { start: "1997-06-10", unit: "year", count: 5 },
    "2005-12-31",
    "1997-06: 10;1998-06: 10;1999-06: 10;2000-06: 10;2001-06: 10",
  ],
  [
    "yearly in July, of June and July",
    { start: "1997-07-10", unit: "year", count: 5 },
    "2005-12-31",
    "1997-07: 10;1998-07: 10;1999-07: 10;2000-07: 10;2001-07: 10",
  ],
  [
    "every other year in March, of January, February and March",
    { start: "1997-03-10", unit: "year", interval: 2, count: 4 },
    "2005-12-31",
    "1997-03: 10;1999-03: 10;2001-03: 10;2003-03: 10",
  ],
  [
    "every other year in January, of January, February and March",
    { start: "1999-01-10", unit: "year", interval: 2, count: 3 },
    "2005-12-31",
    "1999-01: 10;2001-01: 10;2003-01: 10",
  ],
  [
    "every third year on the 1st day, of the 1st, 100th and 200th",
    { start: "1997-01-01", unit: "year", interval: 3, count: 4 },
    "2010-12-31",
    "1997-01: 1;2000-01: 1;2003-01: 1;2006-01: 1",
  ],
  [
    "the yearly anniversary of section 3.6.1",
    { start: "1997-11-02", unit: "year", count: 3 },
    "2001-12-31",
    "1997-11: 2;1998-11: 2;1999-11: 2",
  ],
  [
    "every Thursday in March, of the first year",
    { start: "1997-03-13", unit: "week", weekdays: [TH], until: "1997-03-31" },
    "1999-12-31",
    "1997-03: 13 20 27",
  ],
  [
    "every Thursday in June, July and August, of the first year",
    { start: "1997-06-05", unit: "year", weekdays: [TH], until: "1997-08-31" },
    "1999-12-31",
    "1997-06: 5 12 19 26;1997-07: 3 10 17 24 31;1997-08: 7 14 21 28",
  ],
  [
    "every weekday of one month, as the last working day is chosen from",
    { start: "1997-09-29", unit: "month", weekdays: [MO, TU, WE, TH, FR], until: "1997-10-03" },
    "1997-12-31",
    "1997-09: 29 30;1997-10: 1 2 3",
  ],
  [
    "the third instance of Tuesday, Wednesday or Thursday is chosen from these",
    { start: "1997-09-02", unit: "month", weekdays: [TU, WE, TH], until: "1997-09-11" },
    "1997-12-31",
    "1997-09: 2 3 4 9 10 11",
  ],
];

describe("recurrences", () => {
  it.each(examples)("equals the example of RFC 5545: %s", (_, rule, to, dates) => {
    expect(datesOf(rule, to)).toEqual(listed(dates));
  });

  it("has at least thirty examples", () => {
    expect(examples.length).toBeGreaterThanOrEqual(30);
  });

  it("leaves out months without the day: 31st and 29th", () => {
    expect(datesOf({ start: "2027-01-31", unit: "month" }, "2027-12-31")).toEqual(
      listed("2027-01: 31;2027-03: 31;2027-05: 31;2027-07: 31;2027-08: 31;2027-10: 31;2027-12: 31"),
    );
    expect(datesOf({ start: "2027-01-29", unit: "month", count: 3 }, "2027-12-31")).toEqual(
      listed("2027-01: 29;2027-03: 29;2027-04: 29"),
    );
    expect(datesOf({ start: "2028-01-29", unit: "month", count: 3 }, "2028-12-31")).toEqual(
      listed("2028-01: 29;2028-02: 29;2028-03: 29"),
    );
  });

  it("leaves out years without 29 February, also the centuries", () => {
    expect(datesOf({ start: "2024-02-29", unit: "year" }, "2036-12-31")).toEqual(
      listed("2024-02: 29;2028-02: 29;2032-02: 29;2036-02: 29"),
    );
    expect(datesOf({ start: "2096-02-29", unit: "year", count: 2 }, "2110-12-31")).toEqual([
      "2096-02-29",
      "2104-02-29",
    ]);
  });

  it("counts every other week across years of 53 weeks", () => {
    // 2026 and 2032 have a week 53: parity goes on by weeks, not by their numbers.
    expect(
      datesOf({ start: "2026-12-14", unit: "week", interval: 2, weekdays: [MO, SU] }, "2027-01-31"),
    ).toEqual(listed("2026-12: 14 20 28;2027-01: 3 11 17 25 31"));
    expect(
      datesOf({ start: "2032-12-20", unit: "week", interval: 2, count: 3 }, "2033-12-31"),
    ).toEqual(listed("2032-12: 20;2033-01: 3 17"));
  });

  it("answers the same dates in whatever pieces it is asked", () => {
    const rule: Rule = { start: "2026-01-31", unit: "month", count: 7 };
    expect([
      ...datesOf(rule, "2026-06-30"),
      ...datesOf(rule, "2027-01-01", "2026-07-01"),
      ...datesOf(rule, "2030-01-01", "2027-01-02"),
    ]).toEqual(datesOf(rule, "2030-01-01"));
  });
});

/** Dates of a rule, found by asking each date; written without the library. */
function oracle(rule: RecurrenceRule, { from, to }: { from: string; to: string }): string[] {
  const first = epochDay(rule.start);
  const monthOf = (date: string): number =>
    Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
  const periods = {
    day: (date: string) => epochDay(date) - first,
    week: (date: string) => (mondayOf(epochDay(date)) - mondayOf(first)) / 7,
    month: (date: string) => monthOf(date) - monthOf(rule.start),
    year: (date: string) => Number(date.slice(0, 4)) - Number(rule.start.slice(0, 4)),
  };
  const byStart = {
    day: () => true,
    week: (date: string) => weekdayOf(epochDay(date)) === weekdayOf(first),
    month: (date: string) => date.slice(8) === rule.start.slice(8),
    year: (date: string) => date.slice(5) === rule.start.slice(5),
  };
  const found: string[] = [];
  for (let day = first; day <= epochDay(to); day += 1) {
    const date = dateOfEpochDay(day);
    if (rule.until !== undefined && date > rule.until) break;
    if (rule.count !== undefined && found.length === rule.count) break;
    const isDay =
      rule.weekdays.length > 0 ? rule.weekdays.includes(weekdayOf(day)) : byStart[rule.unit](date);
    if (isDay && periods[rule.unit](date) % rule.interval === 0) found.push(date);
  }
  return found.filter((date) => date >= from);
}

describe("generated recurrences", () => {
  const day = fc.integer({ min: epochDay("2019-12-20"), max: epochDay("2033-01-10") });
  const anyRule = fc
    .record({
      start: fc.oneof(
        day.map(dateOfEpochDay),
        fc.constantFrom("2024-02-29", "2026-01-31", "2026-12-28", "2020-12-31", "2032-12-27"),
      ),
      unit: fc.constantFrom("day", "week", "month", "year"),
      interval: fc.integer({ min: 1, max: 9 }),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 }),
      end: fc.oneof(
        fc.constant({}),
        fc.record({ count: fc.integer({ min: 1, max: 60 }) }),
        fc.record({ days: fc.integer({ min: 0, max: 900 }) }),
      ),
    })
    .map(({ end, ...rule }): RecurrenceRule => {
      if ("count" in end) return { ...rule, count: end.count };
      return "days" in end ? { ...rule, until: addDays(rule.start, end.days) } : rule;
    });

  it("equals a search of every single date", () => {
    fc.assert(
      fc.property(
        anyRule,
        fc.integer({ min: -100, max: 700 }),
        fc.integer({ min: 1, max: 40 }),
        (rule, shift, months) => {
          const from = addDays(rule.start, shift);
          const range = { from, to: addMonths(from, months) };
          expect(occurrencesBetween(rule, range)).toEqual(oracle(rule, range));
        },
      ),
      { numRuns: 600 },
    );
  });
});
