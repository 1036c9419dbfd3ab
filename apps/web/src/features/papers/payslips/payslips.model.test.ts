import { describe, expect, it } from "vitest";

import { payslipOf } from "../../../test/payslips.ts";

import { percentOf, signedMoney, toggled, yearOf } from "./payslips.model.ts";
import { readPayslipsSearch } from "./search.model.ts";

describe("the address of the page", () => {
  it("the address keeps known parameters and leaves the rest out", () => {
    expect(readPayslipsSearch({ anyo: 2026, vista: "pdf" })).toEqual({ anyo: 2026 });
    expect(readPayslipsSearch({ nomina: "12", vista: "pdf" })).toEqual({
      nomina: 12,
      vista: "pdf",
    });
    expect(readPayslipsSearch({ nomina: 12, vista: "hoja" })).toEqual({ nomina: 12 });
    expect(readPayslipsSearch({ nomina: -1, anyo: "x", vista: "?" })).toEqual({});
  });
});

describe("a year in figures", () => {
  const november = payslipOf({ id: 1 });
  const wrong = payslipOf({ id: 2, mes_pago: 10, sustituida_por: 3 });
  const right = payslipOf({
    id: 3,
    mes_pago: 10,
    sustituye_id: 2,
    total_devengado: 2100.1,
    total_aportaciones: 136.09,
    descuento_irpf: 298.21,
    otras_deducciones: 100.2,
    total_percibir: 1565.6,
  });
  const extra = payslipOf({ id: 4, mes_pago: 10, tipo_nomina: "PE" });
  const onlyPdf = payslipOf({ id: 5, mes_pago: 9, total_devengado: null, total_percibir: null });
  const year = yearOf([november, wrong, right, extra, onlyPdf]);

  it("figures of a year add up to the cent, without corrected payslips", () => {
    expect(year).toMatchObject({
      gross: 6100.1,
      net: 4738.4,
      contributions: 395.29,
      tax: 866.21,
      other: 100.2,
    });
    expect(year.effective).toBe(14.2);
  });

  it("payslips without figures are counted and left out of the sums", () => {
    expect(year).toMatchObject({ payslips: 4, leftOut: 1 });
  });

  it("payslips of one month are grouped", () => {
    expect(year.months).toHaveLength(12);
    expect(year.months[9]).toMatchObject({ month: 10, gross: 4100.1, net: 3152 });
    expect(year.months[8]).toMatchObject({ month: 9, gross: 0 });
  });
});

describe("amounts", () => {
  it("a difference is shown with its sign", () => {
    const plain = [-83.12, 83.12, 0, -0.001].map((amount) =>
      signedMoney(amount).replaceAll("\u00A0", " "),
    );
    expect(plain).toEqual(["−83,12 €", "+83,12 €", "0,00 €", "0,00 €"]);
  });

  it("a share of nothing is nothing", () => {
    expect(percentOf(5, 0)).toBe(0);
    expect(percentOf(1, 3)).toBe(33.33);
  });
});

describe("the selection", () => {
  it("the selection adds and removes payslips", () => {
    const one = toggled(new Set<number>(), 3);
    expect([...one]).toEqual([3]);
    expect([...toggled(one, 3)]).toEqual([]);
  });
});
