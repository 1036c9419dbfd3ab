import type { PayslipConcept } from "@atrio/contract/papers/payslip-concepts";
import type { PayslipLine, PayslipSection } from "@atrio/contract/papers/payslips";

import type { PayslipFigures } from "../../src/modules/papers/payslips/payslips.rules.ts";

import { sum } from "./money.ts";

type Line = PayslipLine & { concepto: PayslipConcept };

/** A line of a payslip; missing values are left out. */
export function line(
  seccion: PayslipSection,
  concepto: PayslipConcept,
  texto: string,
  more: Partial<Omit<PayslipLine, "concepto">> & Pick<PayslipLine, "importe">,
): Line {
  return {
    seccion,
    concepto,
    texto,
    unidades: null,
    precio: null,
    base: null,
    tipo: null,
    ...more,
  };
}

/** The euros of the lines of some sections. */
export function sumOf(lines: readonly PayslipLine[], ...sections: PayslipSection[]): number {
  return sum(lines.filter(({ seccion }) => sections.includes(seccion)).map((one) => one.importe));
}

/** A payslip's totals, from its lines. */
export function figuresOf(
  lineas: readonly PayslipLine[],
  input: { rate: number; bases: PayslipFigures["bases"] },
): PayslipFigures {
  const gross = sumOf(lineas, "devengo_salarial", "devengo_no_salarial");
  const contributions = sumOf(lineas, "aportacion_trabajador");
  const tax = sumOf(lineas, "irpf");
  const others = sumOf(lineas, "anticipo", "especie", "otra_deduccion");
  return {
    lineas,
    bases: input.bases,
    total_devengado: gross,
    total_aportaciones: contributions,
    porcentaje_irpf: input.rate,
    descuento_irpf: tax,
    otras_deducciones: others,
    total_percibir: sum([gross, -contributions, -tax, -others]),
    aportacion_empresa: sumOf(lineas, "aportacion_empresa"),
  };
}
