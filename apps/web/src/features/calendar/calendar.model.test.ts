import { describe, expect, it } from "vitest";

import { absenceOf, calendarOf, periodOf } from "../../test/calendar.ts";

import {
  bookOf,
  calendarKinds,
  closureOf,
  countsOf,
  kindsText,
  placeOf,
  shownKinds,
  tileOf,
} from "./calendar.model.ts";
import type { DayLine } from "./day/day.model.ts";
import { layWeek } from "./month/month.model.ts";
import { readCalendarSearch } from "./search.model.ts";

const all = new Set(calendarKinds);

describe("the address of the calendar", () => {
  it("the address keeps known parameters and leaves out the rest", () => {
    expect(
      readCalendarSearch({ vista: "mes", anyo: "2027", mes: 3, dia: "2027-03-28", tipos: "1-22" }),
    ).toEqual({ vista: "mes", anyo: 2027, mes: 3, dia: "2027-03-28", tipos: "1-22" });
    expect(readCalendarSearch({ tipos: 0 })).toEqual({ tipos: "0" });
    expect(
      readCalendarSearch({ vista: "semana", anyo: 1, mes: 13, dia: "2026-2-1", tipos: "<x>" }),
    ).toEqual({});
  });

  it("the calendar's address leads to its day, else month or year, else today's", () => {
    const today = "2026-11-18";
    expect(placeOf({}, today)).toEqual({ year: 2026, month: 11, day: null });
    expect(placeOf({ dia: "2025-02-03" }, today)).toEqual({
      year: 2025,
      month: 2,
      day: "2025-02-03",
    });
    expect(placeOf({ anyo: 2027 }, today)).toEqual({ year: 2027, month: 1, day: null });
    expect(placeOf({ anyo: 2027, dia: "2026-11-20" }, today)).toMatchObject({ day: null });
    // A day that no February has is none.
    expect(placeOf({ dia: "2026-02-30" }, today)).toMatchObject({ month: 11, day: null });
  });

  it("the calendar's address names the shown kinds, and nothing when all are shown", () => {
    expect(kindsText(shownKinds(undefined, "mes"), "mes")).toBeUndefined();
    expect(kindsText(shownKinds("22-1-999", "mes"), "mes")).toBe("1-22");
    expect(kindsText(shownKinds("0", "mes"), "mes")).toBe("0");
  });
});

describe("the days of a calendar", () => {
  it("days hold their events, and absences and events on each of their days", () => {
    const book = bookOf(calendarOf(), all);
    expect(book.get("2026-11-17")).toMatchObject({
      shifts: [{ hora_inicio: "08:00" }],
      work: { minutos_trabajados: 478 },
      birthdays: [{ nombre_completo: "Zoé Ayala" }],
    });
    expect(book.get("2026-12-02")?.absences).toHaveLength(1);
    expect(book.get("2026-12-03")).toBeUndefined();
  });

  it("a year leaves out signings until they are asked for (CALENDAR-26)", () => {
    expect(shownKinds(undefined, "anyo").has(23)).toBe(false);
    expect(shownKinds(undefined, "mes").has(23)).toBe(true);
    expect(kindsText(all, "anyo")).toContain("-23-");
    expect(shownKinds(kindsText(all, "anyo"), "anyo")).toEqual(all);
  });

  it("days leave out hidden kinds of entries", () => {
    const book = bookOf(calendarOf(), new Set([212, 1] as const));
    expect(book.has("2026-12-25")).toBe(true);
    expect(book.has("2026-08-05")).toBe(true);
    expect(book.has("2026-11-02")).toBe(false);
    expect(book.has("2026-11-17")).toBe(false);
    expect(book.has("2026-11-26")).toBe(false);
  });

  it("days end with the year, also of a longer absence", () => {
    const away = absenceOf({ periodos: [periodOf("2025-12-29", "2027-01-04", 9)] });
    const book = bookOf(calendarOf({ ausencias: [away], festivos: [] }), new Set([1] as const));
    expect([...book.keys()].at(0)).toBe("2026-01-01");
    expect([...book.keys()].at(-1)).toBe("2026-12-31");
  });

  it("the days of a calendar are coloured by a holiday before an absence", () => {
    const away = absenceOf({ periodos: [periodOf("2026-12-24", "2026-12-26", 2)] });
    const book = bookOf(calendarOf({ ausencias: [away] }), all);
    expect(tileOf(book.get("2026-12-24"))).toBe(1);
    expect(tileOf(book.get("2026-12-25"))).toBe(212);
    expect(tileOf(book.get("2026-11-17"))).toBeNull();
  });

  it("the days of a calendar are counted by kind, an absence by its scheduled days", () => {
    const counts = countsOf(calendarOf());
    expect(counts.get(1)).toBe(10);
    expect(counts.get(2)).toBe(5);
    expect(counts.get(214)).toBe(1);
    expect(counts.get(22)).toBe(2);
    expect(counts.has(7)).toBe(false);
  });

  it("days know which months are closed", () => {
    expect(closureOf(calendarOf(), { year: 2026, month: 10 })).toBe("closed");
    expect(closureOf(calendarOf(), { year: 2026, month: 11 })).toBe("closing");
    expect(closureOf(calendarOf(), { year: 2026, month: 12 })).toBeNull();
  });
});

describe("a week of the agenda", () => {
  const week = Array.from({ length: 7 }, (_, index) => `2026-11-${String(23 + index)}`);
  const line = (key: string, changes: Partial<DayLine> = {}): DayLine => ({
    key,
    kind: 22,
    title: key,
    brief: null,
    detail: "",
    color: null,
    isPending: false,
    isWrong: false,
    absence: null,
    event: null,
    ...changes,
  });
  const bar = (key: string, from: string, to: string): DayLine =>
    line(key, { absence: { absence: absenceOf(), period: periodOf(from, to, 1) } });
  const lay = (bars: DayLine[], own: Record<string, DayLine[]> = {}, room = 5) =>
    layWeek(
      week,
      (day) => [
        ...bars.filter(({ absence }) => {
          const period = absence?.period;
          return period !== undefined && period.fecha_inicio <= day && day <= period.fecha_fin;
        }),
        ...(own[day] ?? []),
      ],
      room,
    );

  it("an absence is one bar of a week, open at the side where it continues", () => {
    const days = lay([bar("a", "2026-11-20", "2026-11-24"), bar("b", "2026-11-28", "2026-12-03")]);
    expect(days[0]?.lanes).toMatchObject([{ days: 2, comesFromBefore: true, goesOn: false }]);
    expect(days[1]?.lanes).toEqual(["taken"]);
    expect(days[2]?.lanes).toEqual([]);
    expect(days[5]?.lanes).toMatchObject([{ days: 2, comesFromBefore: false, goesOn: true }]);
  });

  it("overlapping bars stack, and keep their lane", () => {
    const days = lay([bar("a", "2026-11-23", "2026-11-25"), bar("b", "2026-11-24", "2026-11-27")]);
    expect(days[1]?.lanes).toMatchObject(["taken", { days: 4 }]);
    expect(days[3]?.lanes).toEqual([null, "taken"]);
  });

  it("a week shows as many bars as fit and counts the rest", () => {
    const many = ["1", "2", "3", "4", "5"].map((key) => line(key));
    const [day] = lay([bar("a", "2026-11-23", "2026-11-23")], { "2026-11-23": many }, 4);
    expect(day?.lines.map(({ key }) => key)).toEqual(["1", "2"]);
    expect(day?.hidden).toBe(3);
    const [whole] = lay([], { "2026-11-23": many }, 5);
    expect(whole?.hidden).toBe(0);
  });
});
