import { describe, expect, it } from "vitest";

import type { Balance } from "@atrio/contract/leave/leave";

import {
  contractKind,
  leaveFactsOf,
  payByMonth,
  runsOf,
  spanBetween,
} from "./certificates.rules.ts";

describe("length of service", () => {
  it.each([
    ["2024-01-08", "2026-11-18", [2, 10, 10]],
    ["2024-01-08", "2026-01-08", [2, 0, 0]],
    ["2024-01-08", "2026-01-07", [1, 11, 30]],
    ["2026-01-31", "2026-03-01", [0, 1, 1]],
    ["2024-02-29", "2025-02-28", [0, 11, 30]],
    ["2026-11-18", "2026-11-18", [0, 0, 0]],
    ["2026-11-19", "2026-11-18", [0, 0, 0]],
  ])("length of service from %s to %s", (from, to, expected) => {
    const { years, months, days } = spanBetween(from, to);
    expect([years, months, days]).toEqual(expected);
  });
});

describe("kinds of contract", () => {
  it.each([
    ["100", "1"],
    ["189", "1"],
    ["200", "2"],
    ["300", "3"],
    ["402", "4"],
    ["502", "5"],
    ["990", null],
  ])("kind of contract: %s", (code, expected) => {
    expect(contractKind(code)).toBe(expected);
  });
});

const day = (fecha: string, changes: Partial<Balance["fechas"][number]> = {}) => ({
  solicitud_id: 1,
  fecha,
  coste: 1,
  estado_id: 2,
  devuelta: false,
  ...changes,
});

const lot = (changes: Partial<Balance["lotes"][number]>): Balance["lotes"][number] => ({
  origen: "anual",
  anyo: 2026,
  cantidad: 23,
  usado: 0,
  pendiente: 0,
  desde: "2026-01-01",
  caduca_el: "2027-01-31",
  caducado: 0,
  motivo: null,
  ...changes,
});

const balance = (changes: Partial<Balance>): Balance => ({
  saldo: "vacaciones",
  anyo: 2026,
  unidad: "laborables",
  habilitado: true,
  bloqueo_anual: false,
  dias_totales: 23,
  dias_ajuste: 0,
  dias_resultantes: 23,
  dias_usados: 0,
  dias_aprobados: 0,
  dias_pendientes: 0,
  dias_aprobados_pendientes: 0,
  dias_caducados: 0,
  dias_reservados: 0,
  dias_restantes: 23,
  dias_disponibles_anyo: 23,
  fechas: [],
  fechas_pendientes: [],
  lotes: [lot({})],
  observaciones_trabajador: [],
  anyos: [2026],
  ...changes,
});

describe("holidays of a year", () => {
  const today = "2026-11-18";

  it("holidays of a year are split into enjoyed and coming days, today being enjoyed", () => {
    const facts = leaveFactsOf(
      balance({
        fechas: [day("2026-08-03"), day("2026-11-18"), day("2026-12-24", { solicitud_id: 2 })],
        fechas_pendientes: [day("2026-12-28", { solicitud_id: 3 })],
        lotes: [lot({ usado: 3, pendiente: 1 })],
      }),
      today,
    );
    expect(facts).toMatchObject({ entitled: 23, enjoyed: 2, coming: 1, later: 0, expired: 0 });
    expect(facts.left).toBe(21);
  });

  it("holidays of a year leave out days that a medical leave gave back", () => {
    const facts = leaveFactsOf(
      balance({
        dias_resultantes: 24,
        fechas: [day("2026-08-03"), day("2026-08-04", { devuelta: true })],
        lotes: [lot({ usado: 2 }), lot({ origen: "devolucion", cantidad: 1 })],
      }),
      today,
    );
    expect(facts).toMatchObject({ entitled: 23, enjoyed: 1, left: 22, later: 0 });
    expect(facts.runs).toEqual([{ from: "2026-08-03", to: "2026-08-03", days: 1 }]);
  });

  it("holidays of a year count days enjoyed in later years and expired ones", () => {
    const facts = leaveFactsOf(
      balance({
        dias_resultantes: 23,
        fechas: [day("2026-08-03", { coste: 18 })],
        lotes: [lot({ usado: 21, caducado: 2 })],
      }),
      "2027-05-01",
    );
    expect(facts).toMatchObject({ enjoyed: 18, later: 3, expired: 2, left: 0 });
  });

  it("days of one request are joined over a weekend, and no other days", () => {
    const runs = runsOf([
      day("2026-08-10"),
      day("2026-08-07"),
      day("2026-08-12", { coste: 0.5 }),
      day("2026-08-13", { solicitud_id: 2 }),
    ]);
    expect(runs).toEqual([
      { from: "2026-08-07", to: "2026-08-10", days: 2 },
      { from: "2026-08-12", to: "2026-08-12", days: 0.5 },
      { from: "2026-08-13", to: "2026-08-13", days: 1 },
    ]);
  });
});

describe("pay of a year", () => {
  it("the pay of a year adds payslips up by month in cents, in order", () => {
    const slip = { inKind: 0, contributions: 0.1, withheld: 0.2, net: 0.7 };
    const { months, all } = payByMonth([
      { ...slip, month: 6, gross: 0.1 },
      { ...slip, month: 2, gross: 1 },
      { ...slip, month: 6, gross: 0.2, inKind: 0.05 },
    ]);
    expect(months.map(({ month, gross }) => [month, gross])).toEqual([
      [2, 1],
      [6, 0.3],
    ]);
    expect(all).toMatchObject({ gross: 1.3, contributions: 0.3, inKind: 0.05, net: 2.1 });
  });
});
