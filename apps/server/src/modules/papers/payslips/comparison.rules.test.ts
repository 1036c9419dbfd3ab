import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { payslipSections } from "@atrio/contract/papers/payslip-concepts";
import type { PayslipCause, PayslipLine } from "@atrio/contract/papers/payslips";

import { causesOf, differenceOf } from "./comparison.rules.ts";
import type { ComparedPayslip } from "./comparison.rules.ts";

type Line = Partial<PayslipLine> & Pick<PayslipLine, "seccion" | "concepto" | "importe">;

const line = (given: Line): PayslipLine => ({
  texto: given.concepto,
  unidades: null,
  precio: null,
  base: null,
  tipo: null,
  ...given,
});

const cents = (euros: number): number => Math.round(euros * 100);

/** A payslip whose totals follow from its lines. */
function payslip(lines: readonly Line[], rate = 0): ComparedPayslip {
  const sum = (...sections: string[]): number =>
    lines
      .filter(({ seccion }) => sections.includes(seccion))
      .reduce((all, { importe }) => all + cents(importe), 0);
  const gross = sum("devengo_salarial", "devengo_no_salarial");
  const contributions = sum("aportacion_trabajador");
  const tax = sum("irpf");
  const others = sum("anticipo", "especie", "otra_deduccion");
  return {
    total_devengado: gross / 100,
    total_aportaciones: contributions / 100,
    porcentaje_irpf: rate,
    descuento_irpf: tax / 100,
    otras_deducciones: others / 100,
    total_percibir: (gross - contributions - tax - others) / 100,
    base_irpf: null,
    lineas: lines.map(line),
  };
}

const base: Line = {
  seccion: "devengo_salarial",
  concepto: "salario_base",
  unidades: 30,
  importe: 1800,
};
const contribution: Line = {
  seccion: "aportacion_trabajador",
  concepto: "cotizacion_cc",
  base: 1800,
  tipo: 4.7,
  importe: 84.6,
};
const tax: Line = { seccion: "irpf", concepto: "irpf", base: 1800, tipo: 15, importe: 270 };
const plain = payslip([base, contribution, tax], 15);

const brief = (causes: readonly PayslipCause[]): unknown[] =>
  causes.map(({ causa, concepto, efecto }) => [causa, concepto, efecto]);

describe("the causes of a change", () => {
  it("the causes of a change are none where nothing changed", () => {
    expect(causesOf(plain, plain)).toEqual([]);
    expect(differenceOf(plain, plain)).toBe(0);
  });

  it("causes name new, missing and changed lines, the biggest effect first", () => {
    const overtime: Line = { seccion: "devengo_salarial", concepto: "horas_extra", importe: 90 };
    const advance: Line = { seccion: "anticipo", concepto: "anticipo", importe: 200 };
    const now = payslip([{ ...base, importe: 1850 }, advance, contribution, tax], 15);
    const before = payslip([base, overtime, contribution, tax], 15);
    expect(brief(causesOf(now, before))).toEqual([
      ["linea_nueva", "anticipo", -200],
      ["linea_desaparece", "horas_extra", -90],
      ["linea_cambia", "salario_base", 50],
    ]);
    expect(differenceOf(now, before)).toBe(-240);
  });

  it("causes say how many days and at which percentage, then and now", () => {
    const sick: Line = {
      seccion: "devengo_no_salarial",
      concepto: "prestacion_it",
      unidades: 2,
      tipo: 0,
      importe: 0,
    };
    const now = payslip([{ ...base, unidades: 28, importe: 1680 }, sick, contribution, tax], 15);
    const causes = causesOf(now, plain);
    expect(causes).toMatchObject([
      { concepto: "salario_base", unidades_antes: 30, unidades_despues: 28, efecto: -120 },
      // Days of sick leave without pay change nothing, and are the reason all the same.
      { causa: "linea_nueva", concepto: "prestacion_it", unidades_despues: 2, efecto: 0 },
    ]);
  });

  it("causes tell the tax's percentage from its base", () => {
    const more = { ...base, importe: 2000 };
    const now = payslip([more, contribution, { ...tax, base: 2000, tipo: 16, importe: 320 }], 16);
    expect(brief(causesOf(now, plain))).toEqual([
      ["linea_cambia", "salario_base", 200],
      ["irpf_base", "irpf", -30],
      ["irpf_tipo", "irpf", -20],
    ]);
    expect(causesOf(now, plain)[1]).toMatchObject({ antes: 1800, despues: 2000 });
    expect(causesOf(now, plain).at(-1)).toMatchObject({
      antes: 270,
      despues: 320,
      tipo_antes: 15,
      tipo_despues: 16,
    });
  });

  it("the causes of a change hold a percentage that changed where the tax is the same by chance", () => {
    const now = payslip([base, contribution, { ...tax, base: 1350, tipo: 20 }], 20);
    expect(brief(causesOf(now, plain))).toEqual([
      ["irpf_tipo", "irpf", -67.5],
      ["irpf_base", "irpf", 67.5],
    ]);
  });

  it("causes join the contributions, with their percentage where they share a base", () => {
    const mei: Line = {
      seccion: "aportacion_trabajador",
      concepto: "cotizacion_mei",
      base: 1800,
      tipo: 0.13,
      importe: 2.34,
    };
    const now = payslip([base, contribution, mei, tax], 15);
    expect(causesOf(now, plain)).toMatchObject([
      { causa: "cotizacion", tipo_antes: 4.7, tipo_despues: 4.83, efecto: -2.34 },
    ]);
    const other = payslip([base, contribution, { ...mei, base: 1900 }, tax], 15);
    expect(causesOf(other, plain)).toMatchObject([{ causa: "cotizacion", tipo_despues: null }]);
  });

  it("causes leave the company's own contributions out", () => {
    const company: Line = { seccion: "aportacion_empresa", concepto: "empresa_cc", importe: 500 };
    expect(causesOf(payslip([base, company, contribution, tax], 15), plain)).toEqual([]);
  });

  it("causes join lines of one concept, and tell unknown lines by their text", () => {
    const half = { ...base, unidades: 15, importe: 900 };
    expect(causesOf(payslip([half, half, contribution, tax], 15), plain)).toEqual([]);
    const unknown = (texto: string): Line => ({
      seccion: "devengo_salarial",
      concepto: "otros",
      texto,
      importe: 10,
    });
    const now = payslip([base, unknown("Plus A"), contribution, tax], 15);
    const before = payslip([base, unknown("Plus B"), contribution, tax], 15);
    expect(brief(causesOf(now, before))).toEqual([
      ["linea_nueva", "otros", 10],
      ["linea_desaparece", "otros", -10],
    ]);
  });

  it("causes count the unexplained part of a total as a line", () => {
    const now = { ...plain, total_devengado: 1900, total_percibir: 1545.4 };
    expect(causesOf(now, plain)).toMatchObject([
      { causa: "linea_nueva", concepto: "otros_devengos", texto: "Otros devengos", efecto: 100 },
    ]);
  });

  it("causes compare totals alone where a payslip has no lines", () => {
    const now = { ...plain, lineas: [], total_devengado: 1900, total_percibir: 1545.4 };
    const gross = { causa: "linea_cambia", concepto: "total_devengado", texto: "Total devengado" };
    const expected = [{ ...gross, antes: 1800, despues: 1900, efecto: 100 }];
    expect(causesOf(now, plain)).toMatchObject(expected);
    expect(causesOf(now, { ...plain, lineas: [] })).toMatchObject(expected);
    expect(brief(causesOf(plain, now))).toEqual([["linea_cambia", "total_devengado", -100]]);
  });
});

const amount = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 100);
const anyLine = fc.record({
  seccion: fc.constantFrom(...payslipSections),
  concepto: fc.constantFrom("salario_base", "horas_extra", "prestacion_it", "otros"),
  texto: fc.constantFrom("Uno", "Dos"),
  unidades: fc.option(fc.integer({ min: 0, max: 60 }).map((value) => value / 2)),
  base: fc.option(amount),
  tipo: fc.option(fc.integer({ min: 0, max: 4700 }).map((value) => value / 100)),
  importe: amount,
});
/** Also payslips whose lines do not make up their totals. */
const anyPayslip = fc
  .record({
    lines: fc.array(anyLine, { maxLength: 14 }),
    rate: fc.integer({ min: 0, max: 4700 }).map((value) => value / 100),
    kept: fc.integer({ min: 0, max: 14 }),
    base: fc.option(amount),
  })
  .map(({ lines, rate, kept, base: taxed }) => {
    const whole = payslip(lines, rate);
    return { ...whole, base_irpf: taxed, lineas: whole.lineas.slice(0, kept) };
  });

describe("any two payslips", () => {
  it("effects of causes add up to the difference of the nets, to the cent", () => {
    fc.assert(
      fc.property(anyPayslip, anyPayslip, (now, before) => {
        const causes = causesOf(now, before);
        const sum = causes.reduce((all, { efecto }) => all + cents(efecto), 0);
        expect(sum).toBe(cents(differenceOf(now, before)));
        const sizes = causes.map(({ efecto }) => Math.abs(efecto));
        expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
      }),
      { numRuns: 500 },
    );
  });

  it("two payslips have no causes only when they are the same", () => {
    fc.assert(
      fc.property(anyPayslip, (one) => {
        expect(causesOf(one, one)).toEqual([]);
      }),
    );
  });
});
