import { describe, expect, it } from "vitest";

import { addDays } from "./format.ts";
import {
  maskDate,
  maskTime,
  readDate,
  readTime,
  readWholeTime,
  showDate,
  showTime,
} from "./typed-moment.ts";

/** Texts of a field while signs are typed one after the other. */
function typeInto(mask: (typed: string, before: string) => string, signs: string): string {
  let text = "";
  for (const sign of signs) text = mask(text + sign, text);
  return text;
}

describe("typed dates (Rule COMPANY-48)", () => {
  it("a date is read with slashes, other separators or none, and as a pasted ISO date", () => {
    const typed = ["24/11/2026", "24112026", "24.11.2026", "24-11-2026", " 2026-11-24 "];
    for (const text of typed) expect(readDate(text), text).toBe("2026-11-24");
    expect(readDate("4/1/2027")).toBe("2027-01-04");
  });

  it("no date is read from an unfinished text or a day that the calendar lacks", () => {
    const wrong = [
      "",
      "24",
      "24/11",
      "24/11/26",
      "24/11/202",
      "2411202",
      "31/11/2026",
      "29/02/2026",
    ];
    const odd = ["00/01/2026", "01/13/2026", "11/24/2026", "01/00/2026", "01/01/0026", "hoy"];
    for (const text of [...wrong, ...odd]) expect(readDate(text), text).toBe("");
    expect(readDate("29/02/2028")).toBe("2028-02-29");
  });

  it("every day of three years is read as it was shown", () => {
    let [year, month, day] = [2026, 1, 1];
    for (let iso = "2026-01-01"; iso < "2029-01-01"; iso = addDays(iso, 1)) {
      const shown = [day, month].map((part) => String(part).padStart(2, "0"));
      expect(showDate(iso)).toBe(`${shown.join("/")}/${year}`);
      expect(readDate(showDate(iso))).toBe(iso);
      day += 1;
      if (day > lengthOf(year, month)) [month, day] = [month + 1, 1];
      if (month > 12) [year, month] = [year + 1, 1];
    }
    expect(year).toBe(2029);
  });

  it("digits bring their slashes, and slashes may be typed too", () => {
    expect(typeInto(maskDate, "24112026")).toBe("24/11/2026");
    expect(typeInto(maskDate, "24/11/2026")).toBe("24/11/2026");
    expect(typeInto(maskDate, "4/1/2027")).toBe("04/01/2027");
    expect(typeInto(maskDate, "24.11.2026 10")).toBe("24/11/2026");
    expect(typeInto(maskDate, "day 4")).toBe("04");
    expect(maskDate("2026-11-24", "")).toBe("24/11/2026");
  });

  it("a date can be deleted sign by sign and corrected in its middle", () => {
    for (let text = "24/11/2026"; text !== ""; text = text.slice(0, -1)) {
      expect(maskDate(text.slice(0, -1), text)).toBe(text.slice(0, -1));
    }
    expect(maskDate("24/1/2026", "24/11/2026")).toBe("24/1/2026");
    expect(maskDate("24/12/2026", "24/1/2026")).toBe("24/12/2026");
  });
});

/** Days of a month by the calendar's rule, apart from the code under test. */
function lengthOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

describe("typed times (Rule COMPANY-48)", () => {
  it("a time is read with or without a colon", () => {
    const typed = ["7", "730", "0730", "7.30", "17:30", " 23:59 "].map(readTime);
    expect(typed).toEqual(["07:00", "07:30", "07:30", "07:30", "17:30", "23:59"]);
  });

  it("no time is read from a text that is no time of day", () => {
    expect(["", "24", "12:60", "1:2", "ab"].map(readTime)).toEqual(["", "", "", "", ""]);
  });

  it("every minute of a day is read as it is shown", () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const parts = [Math.floor(minute / 60), minute % 60];
      const time = parts.map((part) => String(part).padStart(2, "0")).join(":");
      expect(readWholeTime(showTime(time))).toBe(time);
      expect(typeInto(maskTime, time.replace(":", ""))).toBe(time);
    }
  });

  it("a time is whole with two digits of minutes, and seconds are not shown", () => {
    const unfinished = ["0", "09", "09:", "09:3", "24:00"];
    for (const text of unfinished) expect(readWholeTime(text), text).toBe("");
    expect(readWholeTime("09:30")).toBe("09:30");
    expect(showTime("09:30:00")).toBe("09:30");
    expect(typeInto(maskTime, "930")).toBe("09:30");
    expect(typeInto(maskTime, "9:30")).toBe("09:30");
    expect(maskTime("09:3", "09:30")).toBe("09:3");
  });
});
