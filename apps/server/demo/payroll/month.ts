import type { PayslipLine } from "@atrio/contract/papers/payslips";

import type { PayslipFigures } from "../../src/modules/papers/payslips/payslips.rules.ts";

import { basesOf, contributionLines } from "./contributions.ts";
import type { Bases } from "./contributions.ts";
import { percentOf, round, sum } from "./money.ts";
import { ratesOf } from "./rates.ts";
import { figuresOf, line, sumOf } from "./receipt.ts";
import { complementLines, sickDays, sickLines } from "./sick-pay.ts";
import type { SickDays } from "./sick-pay.ts";
import { extraPayOf, partsOf, seniorityOf } from "./terms.ts";
import type { Supplement, Terms } from "./terms.ts";

/** Particulars of a person's month. */
export type Month = {
  year: number;
  month: number;
  /** Days of thirty in which they belong to the company. */
  employed: number;
  /** Days among them without pay and without contributions. */
  unpaid: number;
  /** Days among those without pay for a birth, which the Social Security pays itself. */
  birth: number;
  sick: readonly SickDays[];
  overtimeHours: number;
  /** Expenses of a journey that are paid back, in euros: neither taxed nor contributing. */
  journeys: number;
  advance: number;
  /** Income tax, per cent. */
  rate: number;
};

/** A plain month: employed all of it, without exceptions. */
export const plainMonth = {
  employed: 30,
  unpaid: 0,
  birth: 0,
  sick: [],
  overtimeHours: 0,
  journeys: 0,
  advance: 0,
} as const satisfies Partial<Month>;

/** A monthly payslip, with the data that later months need. */
export type MadeMonth = { figures: PayslipFigures; days: number; base: number };

/** Hours of a whole working year, by which an hour's price is found. */
const yearHours = 1760;

/** Supplement above a normal hour. */
const overtimeExtra = 1.25;

/** The payslip of a month, in the sections of Orden ESS/2098/2014. */
export function monthlyPayslip(terms: Terms, month: Month): MadeMonth {
  const rates = ratesOf(month.year);
  const ill = sickDays(month.sick);
  const days = Math.max(0, month.employed - month.unpaid);
  const worked = Math.max(0, days - ill);
  const accruals = accrualLines(terms, month, worked);
  const shareOfExtras = round((extraPayOf(terms, month) / 6) * (worked / 30));
  const extras = terms.extraPays === "apart" ? shareOfExtras : 0;
  const overtime = sum(importesOf(accruals, "horas_extra"));
  const untaxed = month.journeys + terms.insurance;
  const contributing = round(
    sumOf(accruals, "devengo_salarial") + sum(importesOf(accruals, "plus_transporte")) - overtime,
  );
  const whileIll = round(month.sick.reduce((all, one) => all + daysOf(one) * one.base, 0));
  const monthly = round(contributing + extras + whileIll);
  const bases = basesOf(rates, { monthly, overtime, days, share: terms.share });
  const payments = [...accruals, ...illness(terms, month)];
  const taxed = round(sumOf(payments, "devengo_salarial", "devengo_no_salarial") - untaxed);
  const lines = [
    ...payments,
    ...contributionLines(rates, bases, terms),
    line("irpf", "irpf", "Retención a cuenta del IRPF", {
      base: taxed,
      tipo: month.rate,
      importe: percentOf(month.rate, taxed),
    }),
    ...deductionLines(terms, month),
  ];
  const prorated = terms.extraPays === "prorated" ? sum(importesOf(accruals, "prorrata_pagas")) : 0;
  const ownBases = printedBases(bases, { monthly, extras: extras + prorated, taxed });
  return {
    figures: figuresOf(inOrder(lines), { rate: month.rate, bases: ownBases }),
    days,
    base: bases.commonContingencies,
  };
}

const importesOf = (lines: readonly PayslipLine[], concept: string): number[] =>
  lines.filter(({ concepto }) => concepto === concept).map(({ importe }) => importe);

const daysOf = ({ from, to }: SickDays): number => to - from + 1;

/** In the order of the model: non-salary lines come behind the salary. */
function inOrder(lines: readonly PayslipLine[]): PayslipLine[] {
  const isSalary = ({ seccion }: PayslipLine): boolean => seccion === "devengo_salarial";
  return [
    ...lines.filter((one) => isSalary(one)),
    ...lines.filter((one) => !isSalary(one) && one.seccion !== "aportacion_empresa"),
    ...lines.filter(({ seccion }) => seccion === "aportacion_empresa"),
  ];
}

function printedBases(
  bases: Bases,
  pay: { monthly: number; extras: number; taxed: number },
): PayslipFigures["bases"] {
  return {
    remuneracion_mensual: round(pay.monthly - pay.extras),
    prorrata_pagas: round(pay.extras),
    contingencias_comunes: bases.commonContingencies,
    contingencias_profesionales: bases.professionalContingencies,
    irpf: pay.taxed,
  };
}

function accrualLines(terms: Terms, month: Month, worked: number): PayslipLine[] {
  const { base, agreement } = partsOf(terms);
  const perMonth = (
    seccion: "devengo_salarial" | "devengo_no_salarial",
    concept: Parameters<typeof line>[1],
    texto: string,
    amount: number,
  ): PayslipLine[] => {
    const importe = round((amount * worked) / 30);
    if (importe === 0) return [];
    const price = Math.round((amount / 30) * 10_000) / 10_000;
    return [line(seccion, concept, texto, { unidades: worked, precio: price, importe })];
  };
  const salary = (concept: Parameters<typeof line>[1], texto: string, amount: number) =>
    perMonth("devengo_salarial", concept, texto, amount);
  const extra = round(extraPayOf(terms, month) / 6);
  return [
    ...salary("salario_base", "Salario base", base),
    ...salary("plus_convenio", "Plus de convenio", agreement),
    ...salary("antiguedad", "Complemento de antigüedad", seniorityOf(terms, month)),
    ...terms.supplements.flatMap((one) =>
      one.hourly === undefined
        ? salary(one.concepto, one.texto, one.monthly)
        : hourlyLine(one, one.hourly, worked),
    ),
    ...(terms.extraPays === "prorated"
      ? salary("prorrata_pagas", "Prorrata de pagas extraordinarias", extra)
      : []),
    ...overtimeLine(terms, month.overtimeHours),
    ...insuranceLine(terms, "devengo_salarial"),
    ...perMonth("devengo_no_salarial", "plus_transporte", "Plus de transporte", terms.transport),
    ...journeyLine(month.journeys),
  ];
}

/** A supplement that is paid by the hour: as many of a month's hours as days were worked. */
function hourlyLine(
  { concepto, texto, monthly }: Supplement,
  price: number,
  worked: number,
): PayslipLine[] {
  const hours = round((monthly / price) * (worked / 30));
  const amounts = { unidades: hours, precio: price, importe: round(hours * price) };
  return hours === 0 ? [] : [line("devengo_salarial", concepto, texto, amounts)];
}

function overtimeLine(terms: Terms, hours: number): PayslipLine[] {
  if (hours === 0) return [];
  const price = round((terms.annual / (yearHours * terms.share)) * overtimeExtra);
  const amounts = { unidades: hours, precio: price, importe: round(price * hours) };
  return [line("devengo_salarial", "horas_extra", "Horas extraordinarias", amounts)];
}

function insuranceLine(
  { insurance: importe }: Terms,
  seccion: "devengo_salarial" | "especie",
): PayslipLine[] {
  if (importe === 0) return [];
  return seccion === "especie"
    ? [line(seccion, "seguro_medico_especie", "Seguro médico", { importe })]
    : [line(seccion, "seguro_medico", "Salario en especie: seguro médico", { importe })];
}

function journeyLine(importe: number): PayslipLine[] {
  if (importe === 0) return [];
  return [line("devengo_no_salarial", "dietas", "Dietas y gastos de viaje", { importe })];
}

function illness(terms: Terms, month: Month): PayslipLine[] {
  const daily = round((partsOf(terms).base + partsOf(terms).agreement) / 30);
  const complement = { daily, share: terms.completesTo };
  return [
    ...birthLine(month.birth),
    ...sickLines(month.sick),
    ...(terms.completesTo === 0 ? [] : complementLines(month.sick, complement)),
  ];
}

function birthLine(days: number): PayslipLine[] {
  if (days === 0) return [];
  const texto = "Permiso por nacimiento (pago directo del INSS)";
  const amounts = { unidades: days, precio: 0, importe: 0 };
  return [line("devengo_no_salarial", "prestacion_nacimiento", texto, amounts)];
}

function deductionLines(terms: Terms, month: Month): PayslipLine[] {
  return [
    ...(month.advance === 0
      ? []
      : [line("anticipo", "anticipo", "Anticipo a cuenta", { importe: month.advance })]),
    ...insuranceLine(terms, "especie"),
    ...(terms.union === 0
      ? []
      : [line("otra_deduccion", "cuota_sindical", "Cuota sindical", { importe: terms.union })]),
  ];
}
