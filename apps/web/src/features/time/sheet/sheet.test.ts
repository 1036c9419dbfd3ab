import { describe, expect, it } from "vitest";

import { isWeekend } from "../../../lib/month-grid.ts";
import { signingOf, workdayOf } from "../../../test/workdays.ts";

import {
  daysAfter,
  dayTone,
  isBlankMonth,
  monthOf,
  monthTotals,
  rowAfterKey,
  sameMonth,
  shiftMonth,
} from "./sheet.model.ts";

const now = "2026-11-18T12:00:00.000Z";
const today = "2026-11-18";

describe("the totals of a month", () => {
  const correct = workdayOf({
    dia: "2026-11-16",
    fichajes: [signingOf({ hora_fin: "2026-11-16T15:00:00.000Z", minutos: 490 })],
    minutos_trabajados: 490,
    minutos_pausa: 20,
    saldo_minutos: 10,
    estado_id: 4,
  });
  const missing = workdayOf({ dia: "2026-11-17", saldo_minutos: -480, estado_id: 3 });
  const running = workdayOf({
    dia: today,
    fichajes: [signingOf({ hora_inicio: "2026-11-18T07:00:00.000Z", minutos: 240 })],
    minutos_trabajados: 240,
    saldo_minutos: 0,
    estado_id: 2,
  });
  const coming = workdayOf({ dia: "2026-11-19" });

  it("totals add up worked, expected and wrong days, the running day included", () => {
    expect(monthTotals([correct, missing, running, coming], now)).toEqual({
      worked: 790,
      expected: 1920,
      // Two days that are over, and of today the 300 minutes that it was worked.
      expectedToDate: 1260,
      balance: -470,
      paused: 20,
      wrongDays: 1,
      signedDays: 2,
    });
  });

  it("the totals of a month are zero without days", () => {
    expect(monthTotals([], now)).toMatchObject({ worked: 0, expected: 0, balance: 0 });
  });
});

describe("months", () => {
  it("months go over the end of the year in both directions", () => {
    expect(shiftMonth({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(shiftMonth({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
    expect(shiftMonth({ year: 2026, month: 5 }, -13)).toEqual({ year: 2025, month: 4 });
  });

  it("months are read from a day and compared", () => {
    expect(monthOf("2026-11-18")).toEqual({ year: 2026, month: 11 });
    expect(sameMonth({ year: 2026, month: 11 }, monthOf(today))).toBe(true);
    expect(sameMonth({ year: 2025, month: 11 }, monthOf(today))).toBe(false);
  });

  it("months are blank when nothing at all is known of their days", () => {
    const blank = workdayOf({ horario: [] });
    const holiday = workdayOf({ horario: [], festivo: { tipo_festivo_id: 2, nombre: "Navidad" } });
    expect(isBlankMonth([blank, blank])).toBe(true);
    expect(isBlankMonth([blank, holiday])).toBe(false);
    expect(isBlankMonth([workdayOf()])).toBe(false);
  });
});

describe("days of the sheet", () => {
  it("the sheet knows weekends and times of the day after", () => {
    expect(isWeekend("2026-11-21")).toBe(true);
    expect(isWeekend("2026-11-20")).toBe(false);
    const night = workdayOf({ dia: "2026-11-18" });
    expect(daysAfter(night, "2026-11-18T21:00:00.000Z")).toBe(0);
    expect(daysAfter(night, "2026-11-19T05:00:00.000Z")).toBe(1);
  });

  it("days of the sheet are muted when free or still to come, unless worked", () => {
    const free = { horario: [], minutos_previstos: 0 };
    expect(dayTone(workdayOf({ dia: today }), today)).toBe("today");
    expect(dayTone(workdayOf({ dia: "2026-11-21", ...free }), today)).toBe("off");
    expect(dayTone(workdayOf({ dia: "2026-11-14", ...free }), today)).toBe("off");
    expect(dayTone(workdayOf({ dia: "2026-11-19" }), today)).toBe("upcoming");
    expect(dayTone(workdayOf({ dia: "2026-11-17" }), today)).toBe("plain");
    const worked = workdayOf({ dia: "2026-11-14", ...free, fichajes: [signingOf()] });
    expect(dayTone(worked, today)).toBe("plain");
  });
});

describe("the keys of the sheet", () => {
  it("keys of the sheet move by days and weeks and stop at the ends", () => {
    expect(rowAfterKey("ArrowDown", 4, 30)).toBe(5);
    expect(rowAfterKey("ArrowUp", 0, 30)).toBe(0);
    expect(rowAfterKey("PageDown", 27, 30)).toBe(29);
    expect(rowAfterKey("Home", 12, 30)).toBe(0);
    expect(rowAfterKey("End", 12, 30)).toBe(29);
    expect(rowAfterKey("a", 12, 30)).toBeNull();
  });
});
