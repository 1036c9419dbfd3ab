import { describe, expect, it } from "vitest";

import { lineOf, payslipDetailOf } from "../../../../test/payslips.ts";

import { basesOf, calculationOf, checkOf, sheetOf } from "./sheet.model.ts";

describe("the sections of the receipt", () => {
  const sheet = sheetOf(payslipDetailOf().lineas);

  it("sections stand in the model's order, the empty ones too", () => {
    expect(sheet.earnings.map(({ number, section }) => `${number} ${section}`)).toEqual([
      "1 devengo_salarial",
      "2 devengo_no_salarial",
    ]);
    expect(sheet.deductions.map(({ number, section }) => `${number} ${section}`)).toEqual([
      "1 aportacion_trabajador",
      "2 irpf",
      "3 anticipo",
      "4 especie",
      "5 otra_deduccion",
    ]);
  });

  it("sections hold their lines and sums", () => {
    expect(sheet.earnings[0]).toMatchObject({ total: 2000 });
    expect(sheet.earnings[0]?.lines).toHaveLength(2);
    expect(sheet.company.total).toBe(472);
  });
});

describe("the check A − B = net", () => {
  it("the check A − B = net agrees to the cent", () => {
    expect(checkOf(payslipDetailOf())).toEqual({
      gross: 2000,
      deductions: 413.6,
      net: 1586.4,
      agrees: true,
      hasLines: true,
    });
  });

  it("the check A − B = net agrees by its totals alone where there are no lines", () => {
    expect(checkOf(payslipDetailOf({ lineas: [] }))).toMatchObject({
      agrees: true,
      hasLines: false,
    });
    expect(checkOf(payslipDetailOf({ lineas: [], total_percibir: 1600 }))?.agrees).toBe(false);
  });

  it.each([
    ["the net is another", { total_percibir: 1586.41 }],
    ["a line is missing", { lineas: payslipDetailOf().lineas.slice(1) }],
    [
      "the totals of the deductions are others",
      { total_deducciones: 413.61, total_percibir: 1586.39 },
    ],
  ])("the check A − B = net fails when %s", (_, changes) => {
    expect(checkOf(payslipDetailOf(changes))?.agrees).toBe(false);
  });

  it("the check A − B = net is not made without figures", () => {
    expect(checkOf(payslipDetailOf({ total_devengado: null }))).toBeNull();
  });
});

describe("how an amount comes about", () => {
  it("an amount is a percentage of a base, with a cent of rounding", () => {
    const line = lineOf({ base: 2350, tipo: 14.2, importe: 333.7 });
    expect(calculationOf(line)).toEqual({ kind: "rate", rate: 14.2, base: 2350, amount: 333.7 });
    expect(calculationOf({ ...line, importe: 333.71 }).kind).toBe("rate");
  });

  it("an amount that the percentage does not give says so", () => {
    const line = lineOf({ base: 2350, tipo: 14.2, importe: 340 });
    expect(calculationOf(line)).toMatchObject({ kind: "rate_differs", computed: 333.7 });
  });

  it("an amount is units by price, approximately when the price was rounded", () => {
    expect(calculationOf(lineOf({ unidades: 28, precio: 60, importe: 1680 })).kind).toBe("units");
    const rounded = lineOf({ unidades: 30, precio: 46.3047, importe: 1389.14 });
    expect(calculationOf(rounded).kind).toBe("units_about");
  });

  it("an amount without a calculation stands alone", () => {
    expect(calculationOf(lineOf({ importe: 50 }))).toEqual({ kind: "fixed", amount: 50 });
  });
});

describe("the bases", () => {
  it("bases are those stated by the payslip", () => {
    const { bases } = payslipDetailOf();
    expect(basesOf(bases).map(({ name }) => name)).toEqual([
      "remuneracion_mensual",
      "contingencias_comunes",
      "contingencias_profesionales",
      "irpf",
    ]);
  });
});
