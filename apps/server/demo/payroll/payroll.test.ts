import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { payslipsOf } from "./career.ts";
import type { Career } from "./career.ts";
import { basesOf, contributionLines } from "./contributions.ts";
import { regularisedRate, withholdingRate, yearlyTax } from "./income-tax.ts";
import { cents, sum } from "./money.ts";
import { monthlyPayslip, plainMonth } from "./month.ts";
import type { Month } from "./month.ts";
import { payslipMonths } from "./payroll.ts";
import { ratesOf } from "./rates.ts";
import { complementLines, sickLines } from "./sick-pay.ts";
import { bonusPayslip, extraPayslip } from "./single.ts";
import type { Terms } from "./terms.ts";

const terms: Terms = {
  annual: 28_000,
  extraPays: "apart",
  share: 1,
  temporary: false,
  accidents: 1.5,
  since: "2020-01-15",
  triennium: 30,
  supplements: [],
  transport: 60,
  insurance: 0,
  completesTo: 0,
  union: 0,
  children: 0,
};

const plain: Month = {
  ...plainMonth,
  year: 2026,
  month: 5,
  rate: 15,
};

/** Amounts of a payslip by concept. */
const amounts = (lines: ReadonlyArray<{ concepto: string; importe: number }>) =>
  Object.fromEntries(lines.map(({ concepto, importe }) => [concepto, importe]));

describe("contributions", () => {
  const employment = { temporary: false, accidents: 1.5 };
  const bases = (monthly: number, overtime = 0) =>
    basesOf(ratesOf(2026), { monthly, overtime, days: 30, share: 1 });

  it("contributions are the year's percentages", () => {
    const lines = contributionLines(ratesOf(2026), bases(2000), employment);
    expect(amounts(lines)).toEqual({
      cotizacion_cc: 94,
      cotizacion_mei: 3,
      cotizacion_desempleo: 31,
      cotizacion_fp: 2,
      empresa_cc: 472,
      empresa_mei: 15,
      empresa_atep: 30,
      empresa_desempleo: 110,
      empresa_fp: 12,
      empresa_fogasa: 4,
    });
    const mei = [2024, 2025, 2026].map((year) => ratesOf(year).mei);
    expect(mei).toEqual([
      { worker: 0.12, company: 0.58 },
      { worker: 0.13, company: 0.67 },
      { worker: 0.15, company: 0.75 },
    ]);
  });

  it("the contribution base is clamped to minimum and maximum, in proportion to the days", () => {
    expect(bases(900).commonContingencies).toBe(1424.5);
    expect(bases(6000)).toMatchObject({ commonContingencies: 5101.2, above: 898.8 });
    const half = basesOf(ratesOf(2024), { monthly: 4000, overtime: 0, days: 15, share: 1 });
    expect(half.commonContingencies).toBe(2360.25);
  });

  it("overtime counts in the professional base and has a contribution of its own", () => {
    const found = bases(2000, 100);
    expect(found).toMatchObject({ commonContingencies: 2000, professionalContingencies: 2100 });
    const lines = amounts(contributionLines(ratesOf(2026), found, employment));
    expect(lines).toMatchObject({ cotizacion_horas_extra: 4.7, cotizacion_desempleo: 32.55 });
  });

  it("the solidarity contribution above the maximum base rises in steps, from 2025 on", () => {
    const above = (year: number) =>
      contributionLines(
        ratesOf(year),
        basesOf(ratesOf(year), { monthly: 8500, overtime: 0, days: 30, share: 1 }),
        employment,
      ).filter(({ concepto }) => concepto === "cotizacion_solidaridad");
    expect(above(2024)).toEqual([]);
    // To 110 %, to 150 % and above of 5,101.20 €.
    expect(above(2026).map(({ base, tipo }) => [base, tipo])).toEqual([
      [510.12, 0.19],
      [2040.48, 0.21],
      [848.2, 0.24],
    ]);
  });
});

describe("income tax", () => {
  it("income tax is the scale of pay less deductions, minus the scale of the exempt minimum", () => {
    const pay = { gross: 30_000, contributions: 1944, children: 0 };
    // 30,000 − 1,944 − 2,000 = 26,056: 2,365.50 + 1,860 + 1,756.80 − 5,550 × 19 %
    expect(yearlyTax(ratesOf(2026), pay)).toBe(4927.8);
    expect(withholdingRate(ratesOf(2026), pay)).toBe(16.42);
  });

  it("income tax is lower with children, and zero below the exempt amount", () => {
    const pay = { gross: 30_000, contributions: 1944 };
    const [none, two] = [0, 2].map((children) => yearlyTax(ratesOf(2026), { ...pay, children }));
    expect(sum([none ?? 0, -(two ?? 0)])).toBe(969);
    const small = { gross: 15_876, contributions: 0, children: 0 };
    expect(withholdingRate(ratesOf(2026), small)).toBe(0);
  });

  it("no income tax is withheld up to an amount that grows with the children", () => {
    const most = [0, 1, 2, 3].map((children) => {
      const rate = (gross: number) =>
        withholdingRate(ratesOf(2026), { gross, contributions: 0, children });
      return [15_876, 16_342, 16_867].findLast((gross) => rate(gross) === 0 && gross > 0);
    });
    expect(most).toEqual([15_876, 16_342, 16_867, 16_867]);
  });

  it("income tax never rises by more than the pay", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000 }), (gross) => {
        const tax = (amount: number) =>
          yearlyTax(ratesOf(2026), { gross: amount, contributions: amount * 0.065, children: 0 });
        const rise = tax(gross + 100) - tax(gross);
        expect(rise).toBeGreaterThanOrEqual(0);
        expect(rise).toBeLessThan(100);
      }),
    );
  });

  it("a difference in withheld income tax is regularised in the rest of the year", () => {
    const pay = { gross: 30_000, contributions: 1944, children: 0 };
    const rest = { ...pay, withheld: 3927.8, rest: 5000 };
    expect(regularisedRate(ratesOf(2026), rest)).toBe(20);
    expect(regularisedRate(ratesOf(2026), { ...rest, withheld: 9000 })).toBe(0);
  });
});

describe("sick leave", () => {
  it("sick pay is nothing for three days, 60 % up to day 20 and 75 % afterwards", () => {
    const found = sickLines([{ from: 1, to: 25, base: 60 }]);
    expect(found.map(({ unidades, tipo, importe }) => [unidades, tipo, importe])).toEqual([
      [3, 0, 0],
      [17, 60, 612],
      [5, 75, 225],
    ]);
    expect(sickLines([{ from: 2, to: 3, base: 60 }])).toMatchObject([{ unidades: 2, importe: 0 }]);
  });

  it("the company tops up sick pay from the fourth day on", () => {
    const pay = { daily: 60, share: 0.9 };
    const [completed] = complementLines([{ from: 1, to: 6, base: 60 }], pay);
    expect(completed).toMatchObject({ unidades: 3, importe: 54 });
    expect(complementLines([{ from: 1, to: 3, base: 60 }], pay)).toEqual([]);
  });
});

describe("a monthly payslip", () => {
  it("extra pays of a monthly payslip are in its base alone, or prorated in base and pay", () => {
    const apart = monthlyPayslip(terms, plain);
    expect(amounts(apart.figures.lineas)).toMatchObject({
      salario_base: 1760,
      plus_convenio: 240,
      antiguedad: 60,
      plus_transporte: 60,
    });
    expect(apart.figures.bases).toEqual({
      remuneracion_mensual: 2120,
      prorrata_pagas: 343.33,
      contingencias_comunes: 2463.33,
      contingencias_profesionales: 2463.33,
      irpf: 2120,
    });
    const shared = monthlyPayslip({ ...terms, extraPays: "prorated" }, plain);
    expect(shared.figures.bases).toMatchObject({
      remuneracion_mensual: 2120,
      prorrata_pagas: 343.33,
      irpf: 2463.33,
    });
  });

  it("sick days reduce the paid days of a payslip and leave its base unchanged", () => {
    const base = monthlyPayslip(terms, plain).base / 30;
    const sick = [{ from: 1, to: 2, base }];
    const ill = monthlyPayslip(terms, { ...plain, sick });
    expect(ill.figures.lineas[0]).toMatchObject({ concepto: "salario_base", unidades: 28 });
    expect(ill.base).toBeCloseTo(monthlyPayslip(terms, plain).base, 1);
  });

  it("a payslip names the days of a birth leave, which it does not pay", () => {
    const { figures } = monthlyPayslip(terms, { ...plain, unpaid: 16, birth: 16 });
    expect(figures.lineas).toContainEqual(
      expect.objectContaining({ concepto: "prestacion_nacimiento", unidades: 16, importe: 0 }),
    );
    expect(figures.lineas[0]).toMatchObject({ concepto: "salario_base", unidades: 14 });
  });

  it("a payslip pays night hours by the hour, for the days that were worked", () => {
    const night = { concepto: "plus_nocturnidad", texto: "Nocturnidad", monthly: 310, hourly: 2.5 };
    const supplements = [{ ...night, concepto: "plus_nocturnidad" as const }];
    const { figures } = monthlyPayslip({ ...terms, supplements }, { ...plain, employed: 15 });
    expect(figures.lineas).toContainEqual(
      expect.objectContaining({ unidades: 62, precio: 2.5, importe: 155 }),
    );
  });

  it("travel expenses are neither taxed nor contributed, and payments in kind are deducted again", () => {
    const { figures } = monthlyPayslip({ ...terms, insurance: 40 }, { ...plain, journeys: 75 });
    expect(figures.bases).toMatchObject({ contingencias_comunes: 2503.33, irpf: 2120 });
    expect(figures.otras_deducciones).toBe(40);
  });

  it("the lines of a payslip add up to its totals, and the totals to its net", () => {
    const month = fc.record({
      year: fc.integer({ min: 2024, max: 2027 }),
      month: fc.integer({ min: 1, max: 12 }),
      employed: fc.integer({ min: 1, max: 30 }),
      unpaid: fc.integer({ min: 0, max: 30 }),
      birth: fc.integer({ min: 0, max: 30 }),
      sick: fc.array(fc.constant({ from: 2, to: 9, base: 61.37 }), { maxLength: 2 }),
      overtimeHours: fc.integer({ min: 0, max: 40 }),
      journeys: fc.integer({ min: 0, max: 9999 }).map((value) => value / 100),
      advance: fc.integer({ min: 0, max: 400 }),
      rate: fc.integer({ min: 0, max: 4700 }).map((value) => value / 100),
    });
    const someTerms = fc.record({
      annual: fc.integer({ min: 9000, max: 120_000 }),
      extraPays: fc.constantFrom("apart" as const, "prorated" as const),
      completesTo: fc.constantFrom(0, 0.9, 1),
      insurance: fc.constantFrom(0, 38.5),
    });
    fc.assert(
      fc.property(month, someTerms, (facts, changes) => {
        const { figures } = monthlyPayslip({ ...terms, ...changes }, facts);
        const net = sum([
          figures.total_devengado,
          -figures.total_aportaciones,
          -figures.descuento_irpf,
          -figures.otras_deducciones,
        ]);
        expect(cents(figures.total_percibir)).toBe(cents(net));
        const printed = figures.lineas.every(({ importe }) => Number.isInteger(cents(importe)));
        expect(printed).toBe(true);
      }),
    );
  });
});

describe("other payslips", () => {
  it("an extra pay has no contributions, and a bonus has its own", () => {
    const paid = { year: 2026, month: 6, rate: 15 };
    expect(extraPayslip(terms, { ...paid, days: 180 })).toMatchObject({
      total_devengado: 2060,
      total_aportaciones: 0,
      total_percibir: 1751,
    });
    expect(extraPayslip(terms, { ...paid, days: 90 }).total_devengado).toBe(1030);
    // A bonus of 2025, whose MEI is 0.13 %.
    const bonus = bonusPayslip(terms, { ...paid, amount: 1000 });
    expect(bonus).toMatchObject({ total_aportaciones: 64.8, descuento_irpf: 150 });
  });
});

describe("a career", () => {
  const career: Career = {
    terms,
    annualIn: (year) => (year === 2026 ? 28_000 : 27_000),
    hired: "2020-01-15",
    left: null,
    sickLeaves: [],
    birthLeaves: [],
    unpaid: [],
    overtimeHours: new Map(),
    journeys: new Map(),
    advances: new Map(),
    bonuses: new Map(),
    arrears: new Map(),
    corrected: null,
  };
  const months = payslipMonths("2026-11-18");

  it("a career has a payslip for each whole month, and extra pays in June and December", () => {
    expect(months).toHaveLength(24);
    expect([months[0], months.at(-1)]).toEqual([
      { year: 2024, month: 11 },
      { year: 2026, month: 10 },
    ]);
    const made = payslipsOf(career, months);
    expect(made.filter(({ tipo_nomina }) => tipo_nomina === "NM")).toHaveLength(24);
    const extras = made.filter(({ tipo_nomina }) => tipo_nomina === "PE");
    expect(extras.map(({ anyo, mes_pago }) => [anyo, mes_pago])).toEqual([
      [2024, 12],
      [2025, 6],
      [2025, 12],
      [2026, 6],
    ]);
  });

  it("the year's withholdings add up to the year's tax", () => {
    const made = payslipsOf({ ...career, bonuses: new Map([["2025-03", 3000]]) }, months);
    const year = made.filter(({ anyo }) => anyo === 2025);
    const total = (key: "descuento_irpf" | "total_aportaciones"): number =>
      sum(year.map(({ figures }) => figures[key]));
    const gross = sum(year.map(({ figures }) => figures.bases.irpf ?? 0));
    const contributions = total("total_aportaciones");
    const due = yearlyTax(ratesOf(2025), { gross, contributions, children: 0 });
    expect(Math.abs(total("descuento_irpf") - due)).toBeLessThan(3);
  });

  it("a career begins and ends with part of a month and of an extra pay", () => {
    const made = payslipsOf({ ...career, hired: "2025-04-16", left: "2025-07-10" }, months);
    expect(made.map(({ tipo_nomina, mes_pago, days }) => [tipo_nomina, mes_pago, days])).toEqual([
      ["NM", 4, 15],
      ["NM", 5, 30],
      ["PE", 6, null],
      ["NM", 6, 30],
      ["NM", 7, 10],
    ]);
  });

  it("sick days are counted on over the months, with the base before the leave", () => {
    const made = payslipsOf(
      { ...career, sickLeaves: [{ desde: "2026-05-30", hasta: "2026-06-05" }] },
      months,
    );
    const [may, june] = [5, 6].map((month) =>
      made.find((one) => one.anyo === 2026 && one.mes_pago === month && one.tipo_nomina === "NM"),
    );
    const ill = (one: typeof may) =>
      one?.figures.lineas
        .filter(({ concepto }) => concepto === "prestacion_it")
        .map(({ unidades, tipo }) => [unidades, tipo]);
    expect(ill(may)).toEqual([[2, 0]]);
    expect(ill(june)).toEqual([
      [1, 0],
      [4, 60],
    ]);
  });

  it("a month without any pay has no payslip", () => {
    const unpaid = [{ desde: "2026-02-01", hasta: "2026-02-28" }];
    const made = payslipsOf({ ...career, unpaid }, months);
    expect(made.some(({ anyo, mes_pago }) => anyo === 2026 && mes_pago === 2)).toBe(false);
  });

  it("overtime left out of a month is paid later by a correction", () => {
    const overtimeHours = new Map([["2026-03", 6]]);
    const made = payslipsOf({ ...career, overtimeHours, corrected: "2026-03" }, months);
    const march = made.filter(({ anyo, mes_pago }) => anyo === 2026 && mes_pago === 3);
    expect(march.map(({ corrects, published }) => [corrects, published])).toEqual([
      [false, "2026-03-31"],
      [true, "2026-04-06"],
    ]);
    const [wrong, right] = march.map(({ figures }) => amounts(figures.lineas));
    expect(wrong).not.toHaveProperty("horas_extra");
    expect(right).toHaveProperty("horas_extra");
  });
});
