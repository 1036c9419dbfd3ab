import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { payslipById } from "@atrio/contract/papers/payslips";
import type { PayslipCause, PayslipComparison } from "@atrio/contract/papers/payslips";

import { monthlyPayslip } from "../../../../demo/payroll/month.ts";
import type { Month } from "../../../../demo/payroll/month.ts";
import type { Terms } from "../../../../demo/payroll/terms.ts";
import type { SignedIn } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";

import { publishPayslips } from "./payslips.service.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});

afterAll(() => t.stop());

const terms: Terms = {
  annual: 28_000,
  extraPays: "apart",
  share: 1,
  temporary: false,
  accidents: 1.5,
  since: "2020-03-15",
  triennium: 30,
  supplements: [],
  transport: 60,
  insurance: 0,
  completesTo: 0,
  union: 0,
  children: 0,
};

const june: Month = {
  year: 2026,
  month: 6,
  employed: 30,
  unpaid: 0,
  birth: 0,
  sick: [],
  overtimeHours: 0,
  journeys: 0,
  advance: 0,
  rate: 14.2,
};
const july: Month = { ...june, month: 7 };

type Change = {
  terms?: Partial<Terms>;
  month?: Partial<Month>;
  before?: Partial<Month>;
  both?: Partial<Terms>;
};

/** Publishes June and July as payroll makes them; answers July's comparison with June. */
async function compare(change: Change): Promise<PayslipComparison> {
  const worker: SignedIn = await t.factory.signedIn();
  const months = [
    { at: { ...june, ...change.before }, with: { ...terms, ...change.both } },
    { at: { ...july, ...change.month }, with: { ...terms, ...change.both, ...change.terms } },
  ];
  const payslips = months.map(({ at, with: own }) => ({
    trabajador_id: worker.trabajador_id,
    tipo_nomina: "NM" as const,
    anyo: at.year,
    mes_pago: at.month,
    fecha_inicio: `${at.year}-0${at.month}-01`,
    fecha_fin: `${at.year}-0${at.month}-30`,
    cifras: monthlyPayslip(own, at).figures,
    pdf: null,
    lote_id: null,
    sustituye_id: null,
  }));
  const [, id = 0] = await t.ctx.db.tenant(worker.empresa_id, async (tx) =>
    publishPayslips(t.ctx, tx, { payslips, now: "2026-11-18T08:00:00Z" }),
  );
  const { body } = await t.call(payslipById, { token: worker.token, params: { id } });
  const [found] = body.data.comparaciones;
  expect(sumOf(found.causas)).toBe(cents(found.diferencia));
  return found;
}

const cents = (euros: number): number => Math.round(euros * 100);

const sumOf = (causes: readonly PayslipCause[]): number =>
  causes.reduce((all, { efecto }) => all + cents(efecto), 0);

const named = ({ causas }: PayslipComparison): string[] =>
  causas
    .map(({ causa, concepto }) => `${causa} ${concepto}`)
    .toSorted((one, other) => one.localeCompare(other));

const effects = ({ causas }: PayslipComparison): Record<string, number> =>
  Object.fromEntries(causas.map(({ causa, concepto, efecto }) => [`${causa} ${concepto}`, efecto]));

// Each difference is put into July on purpose; nothing else may be named.
describe("two months of generated payslips", () => {
  it("two equal payslips of generated months have no causes", async () => {
    expect(await compare({})).toMatchObject({ diferencia: 0, causas: [] });
  });

  it("two payslips differ by the percentage of the income tax alone", async () => {
    const found = await compare({ month: { rate: 15.1 } });
    // 0.9 % of 2,120 €
    expect(found.diferencia).toBe(-19.08);
    expect(found.causas).toMatchObject([
      { causa: "irpf_tipo", tipo_antes: 14.2, tipo_despues: 15.1, efecto: -19.08 },
    ]);
  });

  it("two payslips differ by two days of sick leave and a new percentage", async () => {
    const base = monthlyPayslip(terms, june).base / 30;
    const found = await compare({ month: { rate: 15.1, sick: [{ from: 1, to: 2, base }] } });
    // Two of thirty days of everything; the base of the contributions stays.
    expect(effects(found)).toEqual({
      "linea_cambia salario_base": -117.33,
      "linea_cambia plus_convenio": -16,
      "linea_cambia antiguedad": -4,
      "linea_cambia plus_transporte": -4,
      "linea_nueva prestacion_it": 0,
      "irpf_tipo irpf": -17.81,
      "irpf_base irpf": 20.07,
    });
    const sick = found.causas.find(({ concepto }) => concepto === "prestacion_it");
    expect(sick).toMatchObject({ unidades_antes: null, unidades_despues: 2 });
  });

  it("two payslips differ by overtime, its contributions and its withheld tax", async () => {
    const found = await compare({ month: { overtimeHours: 5 } });
    // 5 h × 19.89 €; 1.65 % of unemployment and training, and 4.70 % of its own; 14.2 % of tax.
    expect(effects(found)).toEqual({
      "linea_nueva horas_extra": 99.45,
      "irpf_base irpf": -14.12,
      "cotizacion cotizacion": -6.31,
    });
  });

  it("two payslips differ by an advance and by expenses, neither taxed nor contributing", async () => {
    const found = await compare({ month: { advance: 300, journeys: 45.5 } });
    expect(effects(found)).toEqual({
      "linea_nueva anticipo": -300,
      "linea_nueva dietas": 45.5,
    });
  });

  it("two payslips differ by an advance that is over", async () => {
    const found = await compare({ before: { advance: 300 } });
    expect(effects(found)).toEqual({ "linea_desaparece anticipo": 300 });
  });

  it("two payslips differ by a rise of the salary", async () => {
    const found = await compare({ terms: { annual: 29_400 } });
    expect(named(found)).toEqual([
      "cotizacion cotizacion",
      "irpf_base irpf",
      "linea_cambia plus_convenio",
      "linea_cambia salario_base",
    ]);
  });

  it("two payslips differ by three more years of seniority and a union's fee", async () => {
    const found = await compare({ terms: { since: "2017-03-15", union: 12.5 } });
    expect(named(found)).toEqual([
      "cotizacion cotizacion",
      "irpf_base irpf",
      "linea_cambia antiguedad",
      "linea_nueva cuota_sindical",
    ]);
  });

  it("two payslips differ by the year's own percentages of the contributions", async () => {
    const found = await compare({ before: { year: 2025, month: 7 }, both: { triennium: 0 } });
    // The MEI rose from 0.13 to 0.15 % of 2,393.33 €.
    expect(effects(found)).toEqual({ "cotizacion cotizacion": -0.48 });
    expect(found.causas).toMatchObject([{ tipo_antes: 6.48, tipo_despues: 6.5 }]);
  });
});
