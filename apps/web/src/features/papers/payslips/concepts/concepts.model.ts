import type { TFunction } from "i18next";

import { payslipConcepts } from "@atrio/contract/papers/payslip-concepts";
import type { PayslipConcept } from "@atrio/contract/papers/payslip-concepts";
import type { PayslipLine } from "@atrio/contract/papers/payslips";

/** Unit of a line; `plain` where only the number is known. */
export type Unit = "days" | "hours" | "kilometres" | "plain";

const units: Partial<Record<PayslipConcept, Unit>> = {
  salario_base: "days",
  plus_convenio: "days",
  antiguedad: "days",
  plus_responsabilidad: "days",
  paga_extra: "days",
  prorrata_pagas: "days",
  vacaciones: "days",
  plus_transporte: "days",
  plus_teletrabajo: "days",
  dietas: "days",
  prestacion_it: "days",
  complemento_it: "days",
  prestacion_nacimiento: "days",
  plus_nocturnidad: "hours",
  horas_complementarias: "hours",
  horas_extra: "hours",
  kilometraje: "kilometres",
};

/** The concept of a code; an unknown one is 'otros'. */
export function conceptOf(code: string): PayslipConcept {
  return payslipConcepts.find((known) => known === code) ?? "otros";
}

/** Unit of a concept's lines. */
export function unitOf(code: string): Unit {
  return units[conceptOf(code)] ?? "plain";
}

/** A line's name in the reader's language; an unknown concept keeps the payslip's words. */
export function nameOf(
  line: Pick<PayslipLine, "concepto" | "texto">,
  t: TFunction<["payslips", "payslip-concepts"]>,
): string {
  const concept = conceptOf(line.concepto);
  return concept === "otros" ? line.texto : t(`payslip-concepts:concept.${concept}.name`);
}
