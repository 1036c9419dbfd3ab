import { describe, expect, it } from "vitest";

import { changesSince, figuresOf, misfitColumns } from "./payroll.rules.ts";

const hours = { minutos_previstos: 9600, minutos_trabajados: 9660, saldo_minutos: 60 };

describe("figures of a month (Rule COMPANY-95)", () => {
  it("paid hours are minutes, all other leave is days of its kind", () => {
    const figures = figuresOf(hours, {
      paidMinutes: 90,
      gastos: 12.5,
      ausencias: [
        { pe_solicitud_tipo_id: 1, dias: 2, minutos: 960 },
        { pe_solicitud_tipo_id: 1, dias: 0.5, minutos: 240 },
        { pe_solicitud_tipo_id: 3, dias: 0, minutos: 120 },
      ],
    });
    expect(figures).toMatchObject({
      previstas: 9600,
      saldo: 60,
      horas_nomina: 90,
      gastos: 12.5,
      vacaciones: 2.5,
      horas_retribuidas: 120,
      baja: 0,
    });
  });

  it("names each figure that changed since the file", () => {
    const now = figuresOf(hours, { paidMinutes: 0, gastos: 0, ausencias: [] });
    expect(changesSince(null, now)).toEqual([]);
    expect(changesSince(now, now)).toEqual([]);
    expect(changesSince({ ...now, gastos: 20 }, now)).toEqual([
      { concepto: "gastos", antes: 20, ahora: 0 },
    ]);
  });
});

describe("columns of a layout (Rule COMPANY-97)", () => {
  const layout = (
    filas: "persona" | "concepto",
    ...campos: Array<"nombre" | "gastos" | "concepto" | "cantidad">
  ) => ({
    filas,
    columnas: campos.map((campo) => ({ campo, titulo: "" })),
  });

  it("a column stands once, and figures are columns of files by person alone", () => {
    expect(misfitColumns(layout("persona", "nombre", "gastos"))).toBe(false);
    expect(misfitColumns(layout("persona", "nombre", "nombre"))).toBe(true);
    expect(misfitColumns(layout("persona", "nombre", "concepto"))).toBe(true);
    expect(misfitColumns(layout("concepto", "nombre", "concepto", "cantidad"))).toBe(false);
    expect(misfitColumns(layout("concepto", "nombre", "cantidad"))).toBe(true);
    expect(misfitColumns(layout("concepto", "concepto", "cantidad", "gastos"))).toBe(true);
  });
});
