import { describe, expect, it } from "vitest";

import { payslipOf } from "../../../../test/payslips.ts";

import { latestOf } from "./home.model.ts";

describe("the latest payslip on the home page", () => {
  const november = payslipOf({ id: 3, total_percibir: 1600 });
  const october = payslipOf({ id: 2, mes_pago: 10, total_percibir: 1586.4 });
  const wrong = payslipOf({ id: 1, mes_pago: 10, total_percibir: 900, sustituida_por: 2 });

  it("the latest payslip on the home page is compared with the valid monthly one before it", () => {
    const latest = latestOf([november, wrong, october]);
    expect(latest?.payslip.id).toBe(3);
    expect(latest?.change).toEqual({
      amount: 13.6,
      percent: expect.closeTo(0.857, 3) as number,
      before: october,
    });
    expect(latest?.columns.map(({ id, height }) => [id, height])).toEqual([
      [2, 1586.4 / 1600],
      [3, 1],
    ]);
  });

  it("the latest payslip is not a corrected one", () => {
    expect(latestOf([wrong, october])?.payslip.id).toBe(2);
  });

  it("an extra pay is not compared with a month", () => {
    const extra = payslipOf({ id: 9, tipo_nomina: "PE" });
    expect(latestOf([extra, november])).toMatchObject({ payslip: extra, change: null });
  });

  it("a payslip known by its PDF alone is not compared, and no payslip gives no card", () => {
    expect(latestOf([payslipOf({ total_percibir: null }), october])?.change).toBeNull();
    expect(latestOf([])).toBeNull();
  });
});
