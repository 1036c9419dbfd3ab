import { describe, expect, it } from "vitest";

import { workdayOf } from "../../../test/workdays.ts";

import { barTotals, carriedOn, dayBars, progressOf } from "./summary.model.ts";

const now = "2026-11-18T12:00:00.000Z";

describe("the bars of the last days", () => {
  it("the bars of the last days share the scale of the tallest figure", () => {
    const long = workdayOf({ dia: "2026-11-17", minutos_trabajados: 600 });
    const bars = dayBars([long, workdayOf({ minutos_trabajados: 300 })], "2026-11-18", now);
    expect(bars.map(({ workedHeight }) => workedHeight)).toEqual([100, 50]);
    expect(bars.map(({ expectedHeight }) => expectedHeight)).toEqual([80, 80]);
    expect(bars.map(({ isToday }) => isToday)).toEqual([false, true]);
    expect(barTotals(bars)).toEqual({ worked: 900, expected: 960 });
  });

  it("the bars of the last days keep the other days in sight beside a forgotten signing", () => {
    const forgotten = workdayOf({ dia: "2026-11-17", minutos_trabajados: 3000 });
    const bars = dayBars([forgotten, workdayOf({ minutos_trabajados: 420 })], "2026-11-18", now);
    expect(bars.map(({ workedHeight }) => workedHeight)).toEqual([100, 50]);
  });

  it("the bars of the last days do not blow a short day up", () => {
    const short = workdayOf({ minutos_trabajados: 30, minutos_previstos: 60 });
    expect(dayBars([short], "2026-11-18", now)[0]?.workedHeight).toBeCloseTo(6.25);
  });
});

describe("the month's figures", () => {
  it("the month's figures go on from the server's sums", () => {
    const summary = {
      minutos_trabajados: 100,
      minutos_previstos: 9600,
      minutos_previstos_hasta_hoy: 480,
      saldo_minutos: -380,
      minutos_por_trabajar: 10,
      dias_incorrectos: 2,
    };
    // Ten missing minutes of the schedule, and five beyond it.
    expect(carriedOn(summary, 15)).toEqual({
      worked: 115,
      expected: 9600,
      expectedToDate: 490,
      balance: -375,
      wrongDays: 2,
    });
  });

  it("the month's figures are a share between nothing and all", () => {
    expect(progressOf(50, 200)).toBe(25);
    expect(progressOf(300, 200)).toBe(100);
    expect(progressOf(0, 0)).toBe(0);
    expect(progressOf(10, 0)).toBe(100);
  });
});
