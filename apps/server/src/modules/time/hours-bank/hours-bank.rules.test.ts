import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import {
  creditedMinutes,
  lastReviewable,
  movableMinutes,
  outcomeOf,
  savedMinutes,
  stretchesOf,
  transferOf,
  transferOutcome,
  yieldOf,
} from "./hours-bank.rules.ts";

const rules = {
  activa: true,
  umbral_minutos: 15,
  intervalo_minutos: 15,
  maximo_diario_minutos: 240,
};

describe("saving of a day", () => {
  test.each([
    // difference, saved: the threshold itself yields nothing
    [0, 0],
    [15, 0],
    [-15, 0],
    // one minute over it counts from zero, rounded down to quarters
    [16, 15],
    [29, 15],
    [30, 30],
    [-16, -15],
    [-44, -30],
    // four hours at most of overtime, but every hour that is missing
    [239, 225],
    [241, 240],
    [600, 240],
    [-300, -300],
  ])("a day of %i minutes over the schedule saves %i", (difference, saved) => {
    expect(savedMinutes(difference, rules)).toBe(saved);
  });

  it("a day saves nothing while the bank is off", () => {
    expect(savedMinutes(120, { ...rules, activa: false })).toBe(0);
  });

  it("a day saves nothing where rounding leaves nothing", () => {
    expect(savedMinutes(20, { ...rules, intervalo_minutos: 30 })).toBe(0);
  });

  it("a day saves a multiple of the interval or the maximum, and at most the difference", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1440, max: 1440 }),
        fc.integer({ min: 0, max: 480 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 1440 }),
        (difference, threshold, interval, most) => {
          const saved = savedMinutes(difference, {
            activa: true,
            umbral_minutos: threshold,
            intervalo_minutos: interval,
            maximo_diario_minutos: most,
          });
          expect(Math.abs(saved)).toBeLessThanOrEqual(Math.abs(difference));
          expect(saved * difference).toBeGreaterThanOrEqual(0);
          expect(saved === most || Math.abs(saved) % interval === 0).toBe(true);
          if (saved !== 0) expect(Math.abs(difference)).toBeGreaterThan(threshold);
        },
      ),
    );
  });
});

describe("the day that yields", () => {
  const signing = (end: string | null) => ({ hora_fin: end }) as never;
  const day = { minutos_previstos: 480, minutos_trabajados: 540, sin_registro: false };

  it("a day that yields an incidence has signings, all of them ended", () => {
    const done = "2026-11-17T17:00:00Z";
    expect(yieldOf({ ...day, fichajes: [signing(done)] }, rules)).toEqual({
      minutos_diferencia: 60,
      minutos: 60,
    });
    const early = { ...day, fichajes: [signing(done)], sin_registro: true };
    expect(yieldOf(early, rules)).toBeUndefined();
    expect(yieldOf({ ...day, fichajes: [] }, rules)).toBeUndefined();
    expect(yieldOf({ ...day, fichajes: [signing(done), signing(null)] }, rules)).toBeUndefined();
  });
});

describe("the last day to look at", () => {
  const at = (instant: string) => Date.parse(instant);

  test.each([
    // Madrid is at UTC+1 in winter: noon is 11:00 UTC
    ["2026-11-18T10:59:59Z", ["Europe/Madrid"], "2026-11-16"],
    ["2026-11-18T11:00:00Z", ["Europe/Madrid"], "2026-11-17"],
    // the Canaries are an hour behind: their noon is the later one
    ["2026-11-18T11:30:00Z", ["Europe/Madrid", "Atlantic/Canary"], "2026-11-16"],
    ["2026-11-18T12:00:00Z", ["Europe/Madrid", "Atlantic/Canary"], "2026-11-17"],
    // Sunday 25 October 2026 has 25 hours and Sunday 28 March 2027 has 23: noon is noon
    ["2026-10-25T10:59:00Z", ["Europe/Madrid"], "2026-10-23"],
    ["2026-10-25T11:00:00Z", ["Europe/Madrid"], "2026-10-24"],
    ["2027-03-28T09:59:00Z", ["Europe/Madrid"], "2027-03-26"],
    ["2027-03-28T10:00:00Z", ["Europe/Madrid"], "2027-03-27"],
  ])("the last day to look at is, at %s in %j, %s", (now, zones, date) => {
    expect(lastReviewable(at(now), zones)).toBe(date);
  });

  it("a review range is split into ranges within a year", () => {
    expect(stretchesOf({ desde: "2026-12-30", hasta: "2027-01-12" }, 10)).toEqual([
      { desde: "2026-12-30", hasta: "2026-12-31" },
      { desde: "2027-01-01", hasta: "2027-01-10" },
      { desde: "2027-01-11", hasta: "2027-01-12" },
    ]);
    expect(stretchesOf({ desde: "2027-01-02", hasta: "2027-01-01" }, 10)).toEqual([]);
  });
});

describe("credits of the bank", () => {
  test.each([
    [60, { balance: 0, cap: null }, 60],
    [60, { balance: 0, cap: 600 }, 60],
    [60, { balance: 570, cap: 600 }, 30],
    [60, { balance: 600, cap: 600 }, 0],
    // an adjustment may have brought it over its cap
    [60, { balance: 700, cap: 600 }, 0],
    [60, { balance: -30, cap: 60 }, 60],
    [-60, { balance: 600, cap: 600 }, -60],
  ])("a credit of %i minutes with %j is %i", (minutes, year, credited) => {
    expect(creditedMinutes(minutes, year)).toBe(credited);
  });
});

describe("transfers out of the bank", () => {
  test.each([
    [60, 200, 60],
    [60, 20, 20],
    [60, 0, 0],
    [60, -40, 0],
    [-60, 0, -60],
  ])("a transfer of %i credited minutes with a balance of %i is %i", (credited, balance, moved) => {
    expect(movableMinutes(credited, balance)).toBe(moved);
  });

  it("a transfer goes to payroll in one movement and to the next year in two", () => {
    const hours = { anyo: 2026, abonados: 60 };
    expect(transferOf(hours, "nomina", 90)).toEqual([
      { anyo: 2026, tipo: "traslado_nomina", minutos: -60 },
    ]);
    expect(transferOf(hours, "anyo_siguiente", 40)).toEqual([
      { anyo: 2026, tipo: "traspaso", minutos: -40 },
      { anyo: 2027, tipo: "traspaso", minutos: 40 },
    ]);
    expect(transferOf(hours, "nomina", 0)[0]?.minutos).toBe(0);
  });

  test.each([
    // state, compensation, destination, kinds booked, outcome
    [3, 1, "nomina", ["incidencia"], "takes_effect"],
    [3, 1, "anyo_siguiente", ["incidencia"], "takes_effect"],
    [3, 2, "nomina", [], "takes_effect"],
    [3, 2, "anyo_siguiente", [], "incidence.not_transferable"],
    [3, 3, "nomina", [], "incidence.not_transferable"],
    [1, 1, "nomina", [], "incidence.not_approved"],
    [2, 1, "nomina", [], "incidence.not_approved"],
    [4, 1, "nomina", ["incidencia", "traslado_nomina"], "taken"],
    [4, 1, "anyo_siguiente", ["incidencia", "traslado_nomina"], "incidence.not_approved"],
    [4, 1, "anyo_siguiente", ["incidencia", "traspaso"], "taken"],
    [4, 2, "nomina", [], "taken"],
    [4, 2, "anyo_siguiente", [], "incidence.not_approved"],
  ] as const)(
    "a transfer in state %i for compensation %i to %s with %j: %s",
    (state, kind, to, booked, is) => {
      const incidence = { estado_id: state, pe_compensacion_id: kind };
      expect(transferOutcome(incidence, to, booked)).toBe(is);
    },
  );
});

describe("a decision", () => {
  const me = { trabajador_id: 7, isFinal: false };
  const admin = { trabajador_id: 9, isFinal: true };
  const pending = { estado_id: 1, decidida_por: null, validada_por: [] };

  test.each([
    ["validate", pending, me, "takes_effect"],
    ["reject", pending, me, "takes_effect"],
    ["approve", pending, admin, "takes_effect"],
    ["validate", { ...pending, validada_por: [8] }, me, "takes_effect"],
    ["validate", { ...pending, validada_por: [7] }, me, "taken"],
    ["reject", { ...pending, validada_por: [7] }, me, "too_late"],
    ["reject", { ...pending, validada_por: [9] }, admin, "takes_effect"],
    ["reject", { estado_id: 2, decidida_por: 7, validada_por: [] }, me, "taken"],
    ["reject", { estado_id: 2, decidida_por: 8, validada_por: [] }, me, "too_late"],
    ["validate", { estado_id: 2, decidida_por: 8, validada_por: [] }, me, "too_late"],
    ["validate", { estado_id: 3, decidida_por: 9, validada_por: [7] }, me, "taken"],
    ["approve", { estado_id: 2, decidida_por: 8, validada_por: [] }, admin, "too_late"],
    ["approve", { estado_id: 3, decidida_por: 9, validada_por: [] }, admin, "taken"],
    ["approve", { estado_id: 4, decidida_por: 9, validada_por: [] }, admin, "taken"],
    ["reject", { estado_id: 4, decidida_por: 9, validada_por: [] }, admin, "too_late"],
  ] as const)("a decision to %s %j by %j %s", (decision, standing, decider, outcome) => {
    expect(outcomeOf(standing, decision, decider)).toBe(outcome);
  });
});
