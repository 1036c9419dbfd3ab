import { describe, expect, it } from "vitest";

import { signingOf, workdayOf } from "../../../test/workdays.ts";

import {
  barParts,
  columnKind,
  daysToCheck,
  findingOf,
  hoursOf,
  isListed,
  isWeekOf,
  weeksUntil,
} from "./month.model.ts";

const now = "2026-11-18T12:00:00.000Z";
const today = "2026-11-18";
const split = [
  { inicio: "09:00", fin: "14:00" },
  { inicio: "15:00", fin: "18:15" },
];

describe("days to be reviewed (TIME-166)", () => {
  it("days to be reviewed are those that the summary counts, the newest first", () => {
    const days = [
      workdayOf({ dia: "2026-11-02", estado_id: 3 }),
      workdayOf({ dia: "2026-11-03", estado_id: 4 }),
      workdayOf({ dia: "2026-11-04", estado_id: 3 }),
    ];
    expect(daysToCheck(days).map(({ dia }) => dia)).toEqual(["2026-11-04", "2026-11-02"]);
  });

  it("a finding says what does not fit, and how many minutes it is about", () => {
    const signed = { fichajes: [signingOf({ hora_fin: "2026-11-17T15:00:00.000Z" })] };
    expect(findingOf(workdayOf({ fichajes: [], minutos_previstos: 480 }))).toEqual({
      kind: "unsigned",
      minutes: 480,
    });
    expect(findingOf(workdayOf({ ...signed, saldo_minutos: -37 }))).toEqual({
      kind: "missing",
      minutes: 37,
    });
    expect(findingOf(workdayOf({ ...signed, saldo_minutos: 90 }))).toEqual({
      kind: "over",
      minutes: 90,
    });
    expect(findingOf(workdayOf({ fichajes: [signingOf({ hora_fin: null })] })).kind).toBe("open");
  });
});

describe("weeks of the month", () => {
  it("weeks go from Monday or the first to today, the newest first, with their sums", () => {
    const days = ["2026-11-01", "2026-11-02", "2026-11-16", "2026-11-18", "2026-11-19"].map((dia) =>
      workdayOf({ dia, minutos_trabajados: 60, saldo_minutos: -20, estado_id: 3 }),
    );
    const weeks = weeksUntil(days, today, now);
    expect(weeks.map(({ from, to }) => [from, to])).toEqual([
      ["2026-11-16", "2026-11-18"],
      ["2026-11-02", "2026-11-02"],
      ["2026-11-01", "2026-11-01"],
    ]);
    expect(weeks[0]?.totals).toMatchObject({ worked: 120, wrongDays: 2 });
    expect(weeks.map((week) => isWeekOf(week, today))).toEqual([true, false, false]);
  });

  it("a week lists days with signings, those to be reviewed, and today", () => {
    const blank = { fichajes: [], estado_id: null };
    expect(isListed(workdayOf({ dia: "2026-11-17", ...blank }), today)).toBe(false);
    expect(isListed(workdayOf({ dia: "2026-11-17", ...blank, estado_id: 3 }), today)).toBe(true);
    expect(isListed(workdayOf({ dia: today, ...blank }), today)).toBe(true);
    expect(isListed(workdayOf({ dia: "2026-11-17", fichajes: [signingOf()] }), today)).toBe(true);
  });
});

describe("the bars of the month", () => {
  const day = workdayOf({
    dia: "2026-11-17",
    horario: split,
    fichajes: [
      signingOf({
        id: 1,
        hora_inicio: "2026-11-17T07:57:00.000Z",
        hora_fin: "2026-11-17T12:55:00.000Z",
      }),
      signingOf({
        id: 2,
        parada_id: 4,
        cuenta_como_trabajo: false,
        hora_inicio: "2026-11-17T12:55:00.000Z",
        hora_fin: "2026-11-17T14:00:00.000Z",
      }),
    ],
  });

  it("bars share whole hours that hold every schedule and signing", () => {
    expect(hoursOf([day], now)).toEqual({ from: 8 * 60, to: 19 * 60 });
    expect(hoursOf([], now)).toEqual({ from: 8 * 60, to: 18 * 60 });
    const night = workdayOf({ horario: [{ inicio: "22:00", fin: "06:00" }], fichajes: [] });
    expect(hoursOf([night], now)).toEqual({ from: 22 * 60, to: 30 * 60 });
  });

  it("bars do not shrink for a signing that was open for days", () => {
    const forgotten = workdayOf({
      dia: "2026-11-02",
      horario: split,
      fichajes: [signingOf({ hora_inicio: "2026-11-02T08:00:00.000Z", hora_fin: null })],
    });
    expect(hoursOf([forgotten], now)).toEqual({ from: 9 * 60, to: 34 * 60 });
  });

  it("bars show work above the schedule and leave unpaid pauses out", () => {
    const parts = barParts(day, { from: 8 * 60, to: 18 * 60 }, now);
    expect(parts.map(({ kind }) => kind)).toEqual(["expected", "expected", "work"]);
    expect(parts[0]).toMatchObject({ left: 10, width: 50 });
    // The schedule ends after the hours that are shown.
    expect(parts[1]).toMatchObject({ left: 70, width: 30 });
    expect(parts[2]?.left).toBeCloseTo(9.5);
    expect(parts[2]?.width).toBeCloseTo(49.67, 1);
  });
});

describe("the overview of the month", () => {
  it("a day's column tells its state, or why nothing is expected", () => {
    const free = { fichajes: [], horario: [], minutos_previstos: 0, estado_id: 1 };
    const kind = (part: Parameters<typeof workdayOf>[0]) => columnKind(workdayOf(part), today);
    expect(kind({ dia: "2026-11-17", estado_id: 3 })).toBe("short");
    expect(kind({ dia: "2026-11-17", estado_id: 4, fichajes: [signingOf()] })).toBe("complete");
    expect(kind({ dia: today, estado_id: 2, fichajes: [signingOf()] })).toBe("running");
    expect(kind({ dia: "2026-11-19", estado_id: null, fichajes: [] })).toBe("upcoming");
    expect(kind({ dia: "2026-11-21", ...free })).toBe("free");
    expect(kind({ dia: "2026-11-17", ...free })).toBe("rest");
    const holiday = { festivo: { tipo_festivo_id: 2, nombre: "Navidad" } };
    expect(kind({ dia: "2026-11-17", ...free, ...holiday })).toBe("holiday");
  });
});
