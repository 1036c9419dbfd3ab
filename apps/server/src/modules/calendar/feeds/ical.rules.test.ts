import { describe, expect, it } from "vitest";

import { readCalendars } from "../../../../test/ical.ts";

import { writeIcal } from "./ical.rules.ts";
import type { IcalEvent } from "./ical.rules.ts";

const plain: IcalEvent = {
  uid: "uno@portal.test",
  summary: "Turno",
  description: null,
  location: null,
  category: "Turno",
  span: { from: "2026-12-24", until: "2026-12-24" },
  sequence: 0,
  modified: null,
  isBusy: true,
  isPrivate: false,
};

const write = (...events: Array<Partial<IcalEvent>>): string =>
  writeIcal({
    name: "Calendario",
    zone: "Europe/Madrid",
    stamp: "2026-11-18T08:00:00Z",
    events: events.map((event) => ({ ...plain, ...event })),
  });

/** Lines with their folds undone, as RFC 5545 (3.1) says. */
const linesOf = (text: string): string[] => text.replaceAll("\r\n ", "").split("\r\n");

const at = (start: string, end: string, zone = "Europe/Madrid"): IcalEvent["span"] => ({
  start: Date.parse(start),
  end: Date.parse(end),
  zone,
});

describe("lines", () => {
  it("iCalendar lines end in CRLF and have at most 75 octets, never half a character", () => {
    const text = write({ summary: "ñ€😀 ".repeat(60), description: "x".repeat(500) });
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain("�");
    }
    expect(linesOf(text)).toContain(`SUMMARY:${"ñ€😀 ".repeat(60)}`);
  });

  it.each([
    ["a;b,c\\d", String.raw`a\;b\,c\\d`],
    ["uno\ndos\r\ntres\rcuatro", String.raw`uno\ndos\ntres\ncuatro`],
    ["x\r\nEND:VEVENT\r\nBEGIN:VALARM", String.raw`x\nEND:VEVENT\nBEGIN:VALARM`],
    ["a\u0000b\u0007c\u2028d", "a b c d"],
  ])("iCalendar text escapes %j", (summary, written) => {
    const text = write({ summary });
    expect(linesOf(text)).toContain(`SUMMARY:${written}`);
    expect(text.match(/END:VEVENT/g)?.length).toBe(written.includes("END") ? 2 : 1);
    expect(linesOf(text).filter((line) => line === "END:VEVENT")).toHaveLength(1);
    const { ofIcalJs, ofNodeIcal, complaints } = readCalendars(text);
    expect([ofIcalJs.length, ofNodeIcal.length, complaints]).toEqual([1, 1, []]);
  });
});

describe("zones", () => {
  const zoneOf = (zone: string): string[] => {
    const lines = linesOf(
      write({ span: at("2026-06-01T08:00:00Z", "2026-06-01T10:00:00Z", zone) }),
    );
    return lines.slice(lines.indexOf("BEGIN:VTIMEZONE"), lines.indexOf("END:VTIMEZONE"));
  };

  it("the iCalendar zone rule of the European Union is in local time", () => {
    expect(zoneOf("Europe/Madrid")).toEqual([
      "BEGIN:VTIMEZONE",
      "TZID:Europe/Madrid",
      "BEGIN:STANDARD",
      "DTSTART:19700101T000000",
      "TZOFFSETFROM:+0100",
      "TZOFFSETTO:+0100",
      "END:STANDARD",
      "BEGIN:DAYLIGHT",
      "DTSTART:20250330T020000",
      "TZOFFSETFROM:+0100",
      "TZOFFSETTO:+0200",
      "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
      "END:DAYLIGHT",
      "BEGIN:STANDARD",
      "DTSTART:20251026T030000",
      "TZOFFSETFROM:+0200",
      "TZOFFSETTO:+0100",
      "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
      "END:STANDARD",
    ]);
  });

  it.each([
    ["America/New_York", ["BYMONTH=3;BYDAY=2SU", "BYMONTH=11;BYDAY=1SU"]],
    ["Atlantic/Canary", ["BYMONTH=3;BYDAY=-1SU", "BYMONTH=10;BYDAY=-1SU"]],
    ["UTC", []],
    // Ramadan moves: each change by itself.
    ["Africa/Casablanca", []],
  ])("the iCalendar zone rule of %s is correct", (zone, rules) => {
    const told = zoneOf(zone).filter((line) => line.startsWith("RRULE"));
    expect(told).toEqual(rules.map((rule) => `RRULE:FREQ=YEARLY;${rule}`));
  });

  it.each([
    "Europe/Madrid",
    "Atlantic/Canary",
    "America/New_York",
    "Africa/Casablanca",
    "America/Santiago",
    "Australia/Lord_Howe",
    "Asia/Kolkata",
    "UTC",
  ])("zones of %s make both parsers read every instant of three years as it was meant", (zone) => {
    const first = Date.parse("2025-11-18T05:17:00Z");
    const events = Array.from({ length: 220 }, (_, index) => {
      const start = first + index * 4.31 * 86_400_000 - ((index * 4.31 * 86_400_000) % 60_000);
      return {
        uid: `${String(index).padStart(3, "0")}@portal.test`,
        span: { start, end: start + 8 * 3_600_000, zone },
      };
    });
    const { ofIcalJs, ofNodeIcal, complaints } = readCalendars(write(...events));
    const meant = events.map(({ span }) => new Date(span.start).toISOString());
    expect(complaints).toEqual([]);
    expect(ofIcalJs.map((event) => event.start)).toEqual(meant);
    expect(ofNodeIcal.map((event) => event.start)).toEqual(meant);
  });

  it("only a time that happens twice is written in UTC in iCalendar", () => {
    const lines = linesOf(
      write(
        { span: at("2026-10-24T20:00:00Z", "2026-10-25T00:30:00Z") },
        { span: at("2026-10-25T01:30:00Z", "2026-10-25T05:00:00Z") },
      ),
    );
    expect(lines.filter((line) => /^DT(START|END)[:;](?!VALUE)(?!TZID=.*1970)/.test(line))).toEqual(
      expect.arrayContaining([
        "DTSTART;TZID=Europe/Madrid:20261024T220000",
        "DTEND:20261025T003000Z",
        "DTSTART:20261025T013000Z",
        "DTEND;TZID=Europe/Madrid:20261025T060000",
      ]),
    );
  });
});

describe("events", () => {
  it("iCalendar events of whole days end on the day after, also over a clock change", () => {
    const lines = linesOf(write({ span: { from: "2026-10-24", until: "2026-10-25" } }));
    expect(lines).toContain("DTSTART;VALUE=DATE:20261024");
    expect(lines).toContain("DTEND;VALUE=DATE:20261026");
    expect(lines.some((line) => line.startsWith("BEGIN:VTIMEZONE"))).toBe(false);
  });

  it("iCalendar events have creation, last change and sequence number", () => {
    const lines = linesOf(write({ sequence: 3, modified: "2026-11-02T10:11:12.345Z" }));
    expect(lines).toEqual(
      expect.arrayContaining([
        "DTSTAMP:20261118T080000Z",
        "LAST-MODIFIED:20261102T101112Z",
        "SEQUENCE:3",
        "TRANSP:OPAQUE",
        "CLASS:PUBLIC",
      ]),
    );
  });
});
