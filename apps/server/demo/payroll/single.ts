import type { PayslipFigures } from "../../src/modules/papers/payslips/payslips.rules.ts";

import { contributionLines } from "./contributions.ts";
import { percentOf, round } from "./money.ts";
import { ratesOf } from "./rates.ts";
import { figuresOf, line } from "./receipt.ts";
import { extraPayOf } from "./terms.ts";
import type { Terms } from "./terms.ts";

/** Withheld of arrears of years before (article 80 of the regulation of income tax), per cent. */
const arrearsRate = 15;

type Paid = { year: number; month: number; rate: number };

/**
 * An extra pay of the half-year that ends in June or December, of which `days` of 180 were earned.
 * Contributions are zero: the monthly payslips carry them pro rata.
 */
export function extraPayslip(terms: Terms, paid: Paid & { days: number }): PayslipFigures {
  const whole = extraPayOf(terms, paid);
  const importe = round((whole * paid.days) / 180);
  const texto =
    paid.month === 6 ? "Paga extraordinaria de junio" : "Paga extraordinaria de diciembre";
  const price = Math.round((whole / 180) * 10_000) / 10_000;
  const lines = [
    line("devengo_salarial", "paga_extra", texto, { unidades: paid.days, precio: price, importe }),
    taxLine(paid.rate, importe),
  ];
  return figuresOf(lines, { rate: paid.rate, bases: { irpf: importe } });
}

/**
 * A bonus of the year before, with contributions of its own by that year's percentages: shared out
 * among its months it stays below the largest base.
 */
export function bonusPayslip(terms: Terms, paid: Paid & { amount: number }): PayslipFigures {
  const { amount, rate, year } = paid;
  const texto = `Bonus por objetivos de ${year - 1}`;
  return singlePayslip(terms, paid, { concepto: "bonus", texto, amount, rate });
}

/** Arrears of the year before by a late agreement, with that year's contributions. */
export function arrearsPayslip(terms: Terms, paid: Paid & { amount: number }): PayslipFigures {
  const texto = `Atrasos de convenio de ${paid.year - 1}`;
  const { amount } = paid;
  return singlePayslip(terms, paid, { concepto: "atrasos", texto, amount, rate: arrearsRate });
}

function singlePayslip(
  terms: Terms,
  { year }: Paid,
  pay: { concepto: "bonus" | "atrasos"; texto: string; amount: number; rate: number },
): PayslipFigures {
  const { amount, rate } = pay;
  const bases = {
    commonContingencies: amount,
    professionalContingencies: amount,
    overtime: 0,
    above: 0,
  };
  const contributions = contributionLines(ratesOf(year - 1), bases, terms);
  const lines = [
    line("devengo_salarial", pay.concepto, pay.texto, { importe: amount }),
    ...contributions.filter(({ seccion }) => seccion === "aportacion_trabajador"),
    taxLine(rate, amount),
    ...contributions.filter(({ seccion }) => seccion === "aportacion_empresa"),
  ];
  const own = {
    remuneracion_mensual: amount,
    contingencias_comunes: amount,
    contingencias_profesionales: amount,
    irpf: amount,
  };
  return figuresOf(lines, { rate, bases: own });
}

function taxLine(rate: number, base: number) {
  const importe = percentOf(rate, base);
  return line("irpf", "irpf", "Retención a cuenta del IRPF", { base, tipo: rate, importe });
}
