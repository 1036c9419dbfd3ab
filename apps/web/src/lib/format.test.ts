import { describe, expect, it } from "vitest";

import {
  addDays,
  addMinutes,
  dayIn,
  daysBetween,
  formatAgo,
  formatBalance,
  formatCounter,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatLongDate,
  formatMinutes,
  formatMoney,
  formatMonth,
  formatNumber,
  formatRelativeDay,
  formatTime,
  formatWeekday,
  minuteOfDayIn,
  minutesBetween,
  monthRange,
  partOfDay,
  weekdayOf,
} from "./format.ts";
import { setCurrentLanguage } from "./language.ts";

const madrid = "Europe/Madrid";

describe("days", () => {
  it("days carry no zone", () => {
    expect(addDays("2026-03-28", 1)).toBe("2026-03-29");
    expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
    expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
    expect(weekdayOf("2026-11-22")).toBe(7);
    expect(monthRange(2028, 2)).toEqual({ from: "2028-02-01", to: "2028-02-29" });
  });

  it("days of an instant depend on the zone", () => {
    expect(dayIn(madrid, "2026-11-21T23:30:00Z")).toBe("2026-11-22");
    expect(dayIn("Atlantic/Canary", "2026-11-21T23:30:00Z")).toBe("2026-11-21");
    expect(minuteOfDayIn(madrid, "2026-11-21T23:30:00Z")).toBe(30);
  });

  it.each([
    ["es", "Miércoles, 18 de noviembre de 2026", "18 nov", "Mié"],
    ["en", "Wednesday 18 November 2026", "18 Nov", "Wed"],
    ["fr", "Mercredi 18 novembre 2026", "18 nov.", "Mer"],
    ["pt", "Quarta-feira, 18 de novembro de 2026", "18/11", "Qua"],
  ] as const)("days are written in %s", (language, long, short, weekday) => {
    setCurrentLanguage(language);
    expect(formatLongDate("2026-11-18").replace("Wednesday,", "Wednesday")).toBe(long);
    expect(formatDayMonth("2026-11-18")).toBe(short);
    expect(formatWeekday("2026-11-18")).toBe(weekday);
  });

  it("days are DD/MM/YYYY in tables, in every language", () => {
    setCurrentLanguage("en");
    expect(formatDate("2026-11-08")).toBe("08/11/2026");
    expect(formatDateTime("2026-11-21T23:30:00Z", madrid)).toBe("22/11/2026 00:30");
    expect(formatMonth(2026, 11)).toBe("November 2026");
  });

  it("days are told relative to today", () => {
    expect(formatRelativeDay("2026-11-20", "2026-11-21")).toBe("ayer");
    expect(formatRelativeDay("2026-11-22", "2026-11-21")).toBe("mañana");
    expect(formatAgo("2026-11-21T09:55:00Z", "2026-11-21T10:00:00Z")).toBe("hace 5 minutos");
    expect(formatAgo("2026-11-21T07:00:00Z", "2026-11-21T10:00:00Z")).toBe("hace 3 horas");
    expect(formatAgo("2026-11-18T10:00:00Z", "2026-11-21T10:00:00Z")).toBe("hace 3 días");
  });
});

describe("times", () => {
  it("times are HH:mm in a zone, also when the clocks have changed", () => {
    expect(formatTime("2026-07-01T06:05:00Z", madrid)).toBe("08:05");
    expect(formatTime("2026-12-01T23:05:00Z", madrid)).toBe("00:05");
  });

  it("times are counted between instants", () => {
    expect(minutesBetween("2026-10-24T20:00:00Z", "2026-10-25T05:00:00Z")).toBe(540);
    expect(addMinutes("2026-10-24T20:00:00.000Z", 540)).toBe("2026-10-25T05:00:00.000Z");
  });

  it("the part of the day is known for the greeting", () => {
    expect(["morning", "afternoon", "evening"]).toContain(partOfDay(madrid));
  });
});

describe("durations", () => {
  it("durations are hours and minutes, with a sign when they are a balance (WORDS-2)", () => {
    expect(formatMinutes(485)).toBe("8\u00a0h\u00a005\u00a0min");
    expect(formatMinutes(-65)).toBe("−1\u00a0h\u00a005\u00a0min");
    expect(formatBalance(65)).toBe("+1\u00a0h\u00a005\u00a0min");
    expect(formatBalance(0)).toBe("0\u00a0min");
    expect(formatMinutes(37)).toBe("37\u00a0min");
    expect(formatMinutes(94_146)).toBe("1.569\u00a0h\u00a006\u00a0min");
    expect(formatBalance(-37, "column")).toBe("−0\u00a0h\u00a037");
    expect(formatCounter(18_429)).toBe("5:07:09");
  });
});

describe("numbers", () => {
  it("money is as in Spain in every language, grouped from a thousand", () => {
    setCurrentLanguage("en");
    expect(formatMoney("1842.37").replaceAll("\u00A0", " ")).toBe("1.842,37 €");
    expect(formatMoney(0).replaceAll("\u00A0", " ")).toBe("0,00 €");
  });

  it("numbers have at most two decimals", () => {
    expect(formatNumber(1234.567)).toBe("1.234,57");
    setCurrentLanguage("en");
    expect(formatNumber(1234.5)).toBe("1,234.5");
  });
});
