import type { PayslipConcept } from "@atrio/contract/papers/payslip-concepts";
import type { PayslipLine } from "@atrio/contract/papers/payslips";

import { percentOf, round } from "./money.ts";
import type { YearRates } from "./rates.ts";
import { line } from "./receipt.ts";

/** Bases of contributions, in euros. */
export type Bases = {
  commonContingencies: number;
  professionalContingencies: number;
  /** Pay of overtime, which adds a contribution of its own. */
  overtime: number;
  /** Pay above the largest base. */
  above: number;
};

/** Percentage of work accidents, by the company's activity. */
export type Employment = { temporary: boolean; accidents: number };

/**
 * The bases of a month from what it pays: `monthly` is what contributes without overtime, extra pays
 * shared out included; `days` of thirty and the share of the working time bound them.
 */
export function basesOf(
  rates: YearRates,
  pay: { monthly: number; overtime: number; days: number; share: number },
): Bases {
  const part = Math.min(pay.days, 30) / 30;
  const most = round(rates.base.most * part);
  const least = round(rates.base.least * part * pay.share);
  const bounded = (amount: number): number => Math.min(Math.max(amount, least), most);
  return {
    commonContingencies: bounded(pay.monthly),
    professionalContingencies: bounded(round(pay.monthly + pay.overtime)),
    overtime: pay.overtime,
    above: Math.max(0, round(pay.monthly - most)),
  };
}

type Row = {
  worker: [PayslipConcept, rate: number] | null;
  company: [PayslipConcept, rate: number];
  texto: string;
  base: number;
};

/** The lines of both contributions, the worker's first. */
export function contributionLines(
  rates: YearRates,
  bases: Bases,
  { temporary, accidents }: Employment,
): PayslipLine[] {
  const jobless = rates.unemployment[temporary ? "temporary" : "indefinite"];
  const { commonContingencies: common, professionalContingencies: professional } = bases;
  const rows: Row[] = [
    shared("cc", "Contingencias comunes", rates.commonContingencies, common),
    shared("mei", "Mecanismo de Equidad Intergeneracional (MEI)", rates.mei, common),
    {
      worker: null,
      company: ["empresa_atep", accidents],
      texto: "Accidentes de trabajo y enfermedades profesionales",
      base: professional,
    },
    shared("desempleo", "Desempleo", jobless, professional),
    shared("fp", "Formación profesional", rates.training, professional),
    {
      worker: null,
      company: ["empresa_fogasa", rates.wageGuarantee],
      texto: "Fondo de Garantía Salarial",
      base: professional,
    },
    shared("horas_extra", "Horas extraordinarias", rates.overtime, bases.overtime),
    ...solidarityRows(rates, bases.above),
  ];
  const due = rows.filter(({ base }) => base > 0);
  const workers = due.flatMap(({ worker, texto, base }) => {
    if (worker === null) return [];
    const [concept, rate] = worker;
    const importe = percentOf(rate, base);
    return [line("aportacion_trabajador", concept, texto, { base, tipo: rate, importe })];
  });
  const companys = due.map(({ company: [concept, rate], texto, base }) =>
    line("aportacion_empresa", concept, texto, {
      base,
      tipo: rate,
      importe: percentOf(rate, base),
    }),
  );
  return [...workers, ...companys];
}

type SharedKey = "cc" | "mei" | "desempleo" | "fp" | "horas_extra" | "solidaridad";

function shared(
  key: SharedKey,
  texto: string,
  rate: { worker: number; company: number },
  base: number,
): Row {
  return {
    worker: [`cotizacion_${key}`, rate.worker],
    company: [`empresa_${key}`, rate.company],
    texto,
    base,
  };
}

/** The part above the largest base, in its steps. */
function solidarityRows(rates: YearRates, above: number): Row[] {
  const { most } = rates.base;
  let from = 0;
  return rates.solidarity.flatMap((step) => {
    const width = most * (step.upTo - 1) - from;
    const base = round(Math.max(0, Math.min(above - from, width)));
    from += width;
    return [shared("solidaridad", "Cotización adicional de solidaridad", step, base)];
  });
}
