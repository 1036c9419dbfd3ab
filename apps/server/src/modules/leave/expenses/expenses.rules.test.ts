import { describe, expect, it } from "vitest";

import {
  amountOfKilometres,
  figuresOf,
  isWithinLimit,
  judgeExpense,
  lawfulRate,
  limitOf,
  rangeOf,
  sumOf,
} from "./expenses.rules.ts";
import type { Allowance, AskedExpense } from "./expenses.rules.ts";

const free: Allowance = {
  tarifa_km: lawfulRate,
  limite_porcentaje_salario: null,
  salario_bruto_anual: null,
};
const meal: AskedExpense = { fecha_gasto: "2026-11-10", importe: 12.5, pe_gasto_tipo_id: 4 };
const byCar: AskedExpense = { fecha_gasto: "2026-11-10", kilometros: 100, pe_gasto_tipo_id: 2 };
const known = { allowance: free, today: "2026-11-18", receipts: 1 };

describe("kilometres", () => {
  it.each([
    [100, 0.26, 26],
    [1, 0.26, 0.26],
    [0.01, 0.26, 0],
    [12.34, 0.26, 3.21],
    [12.5, 0.2599, 3.25],
    // Exactly between two cents: up, as the database rounds.
    [0.5, 0.21, 0.11],
    [1.5, 0.35, 0.53],
    [1.15, 1, 1.15],
    [20_000, 5, 100_000],
    [19_999.99, 0.3333, 6666],
  ])("%d kilometres at %d are %d euros", (kilometres, rate, amount) => {
    expect(amountOfKilometres(kilometres, rate)).toBe(amount);
  });
});

describe("the limit by salary", () => {
  const of = (salary: number, percentage: number): Allowance => ({
    ...free,
    salario_bruto_anual: salary,
    limite_porcentaje_salario: percentage,
  });

  it.each([
    [24_000, 50, 1000],
    [24_000, 12.5, 250],
    [24_000.01, 50, 1050],
    [18_100, 30, 480],
    [14_400, 500, 6000],
    [30_000, 33.33, 833.25],
  ])("the limit by salary of %d a year, %d per cent: %d", (salary, percentage, limit) => {
    expect(limitOf(of(salary, percentage))).toBe(limit);
    expect(isWithinLimit(limit, of(salary, percentage))).toBe(true);
    expect(isWithinLimit(limit + 0.01, of(salary, percentage))).toBe(false);
  });

  it("no limit applies without a company limit or a known salary", () => {
    expect(isWithinLimit(999_999.99, free)).toBe(true);
    expect(limitOf({ ...free, limite_porcentaje_salario: 50 })).toBeNull();
    expect(limitOf({ ...free, salario_bruto_anual: 20_000 })).toBeNull();
  });

  it("the limit is the same for near salaries, so that no number of checks reveals the salary", () => {
    const near = [22_801, 23_000, 23_500, 23_999.99, 24_000].map((salary) =>
      limitOf(of(salary, 30)),
    );
    expect(new Set(near).size).toBe(1);
  });
});

describe("reasons to refuse an expense", () => {
  it("a complete expense with its receipt is not refused", () => {
    expect(judgeExpense(meal, known)).toEqual([]);
    expect(judgeExpense({ ...meal, fecha_gasto: "2026-11-18" }, known)).toEqual([]);
  });

  it("an expense by kilometres is not refused without a receipt", () => {
    expect(judgeExpense(byCar, { ...known, receipts: 0 })).toEqual([]);
    expect(judgeExpense({ ...byCar, pe_gasto_tipo_id: 1 }, { ...known, receipts: 0 })).toEqual([]);
  });

  it.each<[string, AskedExpense, string, string]>([
    ["no date", { ...meal, fecha_gasto: undefined }, "expense.incomplete", "fecha_gasto"],
    ["no kind", { ...meal, pe_gasto_tipo_id: undefined }, "expense.incomplete", "pe_gasto_tipo_id"],
    ["no amount", { ...meal, importe: undefined }, "expense.incomplete", "importe"],
    [
      "too few metres to be worth a cent",
      { ...byCar, kilometros: 0.01 },
      "expense.incomplete",
      "kilometros",
    ],
    [
      "kilometres of a taxi",
      { ...byCar, pe_gasto_tipo_id: 3 },
      "request.field_invalid",
      "kilometros",
    ],
    ["tomorrow", { ...meal, fecha_gasto: "2026-11-19" }, "expense.future", "fecha_gasto"],
  ])("an expense is refused: %s", (_, asked, code, field) => {
    expect(judgeExpense(asked, known)).toEqual([{ code, field }]);
  });

  it("a missing receipt and too high an amount are both reported, also by kilometres", () => {
    const receipt = { code: "expense.receipt_required", field: "documento_ids" };
    expect(judgeExpense(meal, { ...known, receipts: 0 })).toEqual([receipt]);
    const allowance = { ...free, limite_porcentaje_salario: 1, salario_bruto_anual: 12_000 };
    const over = [{ code: "expense.over_limit", field: "importe" }];
    expect(judgeExpense(meal, { ...known, allowance })).toEqual(over);
    expect(judgeExpense(byCar, { ...known, allowance })).toEqual(over);
  });
});

describe("the figures that are kept", () => {
  it("stored figures are the stated ones, or the kilometres' amount over any stated one", () => {
    expect(figuresOf(meal, 0.26)).toEqual({ ...meal, kilometros: null, tarifa_km: null });
    const both = figuresOf({ ...byCar, importe: 900 }, 0.3);
    expect(both).toMatchObject({ importe: 30, kilometros: 100, tarifa_km: 0.3 });
    expect(figuresOf({ kilometros: 10 }, 0.3)).toBeNull();
  });
});

describe("the days that a total is about", () => {
  it.each([
    [{}, { desde: "2026-11-01", hasta: "2026-11-30" }],
    [{ month: "2024-02" }, { desde: "2024-02-01", hasta: "2024-02-29" }],
    [{ month: "2" }, { desde: "2026-02-01", hasta: "2026-02-28" }],
    [{ month: "12" }, { desde: "2026-12-01", hasta: "2026-12-31" }],
    [
      { startDate: "2026-01-10", endDate: "2026-03-05" },
      { desde: "2026-01-10", hasta: "2026-03-05" },
    ],
    [
      { startDate: "2026-01-10", endDate: "2026-01-10", month: "3" },
      { desde: "2026-01-10", hasta: "2026-01-10" },
    ],
    [{ startDate: "2026-01-10" }, null],
    [{ endDate: "2026-01-10" }, null],
    [{ startDate: "2026-01-11", endDate: "2026-01-10" }, null],
    [{ startDate: "2020-01-01", endDate: "2026-01-10" }, null],
  ])("the sums of expenses cover the days of %j", (asked, range) => {
    expect(rangeOf(asked, "2026-11-18")).toEqual(range);
  });

  it("expenses are summed to the cent", () => {
    const parts = Array.from({ length: 3 }, () => ({ pedido: 0.1, aprobado: 0.7, pagado: 0 }));
    expect(sumOf(parts)).toEqual({ pedido: 0.3, aprobado: 2.1, pagado: 0 });
  });
});
