import type { TFunction } from "i18next";

import type { PayslipConcept } from "@atrio/contract/payslip-concepts";
import type { PayslipCause, PayslipComparison } from "@atrio/contract/payslips";

import {
  formatMoney,
  formatMonthInText,
  formatMonthName,
  formatNumber,
  formatPercent,
} from "../../../lib/format.ts";
import { conceptOf, nameOf, unitOf } from "../concepts/concepts.model.ts";
import { cents, signedMoney } from "../payslips.model.ts";

export type Texts = TFunction<["payslips", "payslip-concepts"]>;

/** Causes that one sentence names; the rest is counted in it and told line by line. */
const mostNamed = 5;

const spells = [
  "prestacion_it",
  "prestacion_nacimiento",
  "horas_extra",
  "horas_complementarias",
] as const;
type Spell = (typeof spells)[number];

type Comparison = Pick<PayslipComparison, "frente_a" | "anyo" | "mes_pago" | "diferencia"> & {
  causas: readonly PayslipCause[];
};

/** 'octubre' of the same year as the payslip, 'diciembre de 2025' of another. */
export function monthNameOf(
  { anyo, mes_pago: month }: Pick<PayslipComparison, "anyo" | "mes_pago">,
  year: number,
): string {
  return anyo === year ? formatMonthName(month) : formatMonthInText(anyo, month);
}

/**
 * What changed, in one sentence that names the causes, the biggest effect first:
 * 'Neto −83,12 € respecto a octubre: IRPF 14,2 → 15,1 %, 2 días de baja médica.'
 */
export function changeSentence(comparison: Comparison, year: number, t: Texts): string {
  const month = monthNameOf(comparison, year);
  const real = comparison.causas.filter(({ efecto: effect }) => cents(effect) !== 0);
  const causes = listOf(real, t);
  if (cents(comparison.diferencia) !== 0) {
    const amount = signedMoney(comparison.diferencia);
    return t("payslips:change.net_more", { amount, month, causes });
  }
  if (real.length === 0) return t("payslips:change.net_same", { month });
  return t("payslips:change.net_same_causes", { month, causes });
}

function listOf(causes: readonly PayslipCause[], t: Texts): string {
  // One that is left over is said as shortly as that there is one.
  const named = causes.length === mostNamed + 1 ? causes.length : mostNamed;
  const phrases = causes.slice(0, named).map((cause) => phraseOf(cause, t));
  const rest = causes.length - phrases.length;
  if (rest > 0) phrases.push(t("payslips:change.and_more", { count: rest }));
  return phrases.join(", ");
}

/** One cause inside a sentence. */
function phraseOf(cause: PayslipCause, t: Texts): string {
  switch (cause.causa) {
    case "irpf_tipo":
      return t("payslips:change.irpf_rate", rates(cause));
    case "irpf_base":
      return t(cause.efecto < 0 ? "payslips:change.irpf_more" : "payslips:change.irpf_less");
    case "cotizacion":
      return t("payslips:change.contributions", amounts(cause));
    case "linea_nueva":
      return newLine(cause, t);
    case "linea_desaparece":
      return t("payslips:change.gone", { name: nameInText(cause, t) });
    case "linea_cambia":
      return changedLine(cause, t);
  }
}

function newLine(cause: PayslipCause, t: Texts): string {
  const spell = spells.find((one) => one === cause.concepto);
  const count = cause.unidades_despues;
  if (spell !== undefined && count !== null) return spellOf(spell, count, t);
  const effect = signedMoney(cause.efecto);
  return t("payslips:change.new", { name: nameInText(cause, t), effect });
}

function spellOf(spell: Spell, count: number, t: Texts): string {
  return t(`payslip-concepts:spell.${spell}`, { count, shown: formatNumber(count) });
}

function changedLine(cause: PayslipCause, t: Texts): string {
  const name = nameInText(cause, t);
  const { unidades_antes: before, unidades_despues: after } = cause;
  const unit = unitOf(cause.concepto);
  if (unit !== "plain" && before !== null && after !== null && before !== after) {
    const units = { before: formatNumber(before), after: formatNumber(after) };
    return t(`payslips:change.${unit}`, { name, ...units });
  }
  if (cause.tipo_antes !== null && cause.tipo_despues !== null && isOtherRate(cause)) {
    return t("payslips:change.rate", { name, ...rates(cause) });
  }
  return t("payslips:change.amount", { name, ...amounts(cause) });
}

function isOtherRate(cause: PayslipCause): boolean {
  return cause.tipo_antes !== cause.tipo_despues;
}

function rates({ tipo_antes: before, tipo_despues: after }: PayslipCause) {
  return { before: formatNumber(before ?? 0), after: formatPercent(after ?? 0, 0) };
}

function amounts({ antes: before, despues: after }: PayslipCause) {
  return { before: formatMoney(before ?? 0), after: formatMoney(after ?? 0) };
}

/** A line's name as it stands inside a sentence: small, but for abbreviations. */
function nameInText(cause: PayslipCause, t: Texts): string {
  const name = nameOf(cause, t);
  const isAbbreviation = /^\p{Lu}{2}/u.test(name);
  return isAbbreviation ? name : name.charAt(0).toLocaleLowerCase() + name.slice(1);
}

/** One cause in the list under the sentence: what it is, what it was and is, why. */
export type ChangeRow = {
  key: string;
  kind: PayslipCause["causa"];
  concept: PayslipConcept | null;
  name: string;
  /** '30 → 28 días', '14,2 → 15,1 %', '1.800,00 € → 1.850,00 €'. */
  course: string;
  effect: number;
  /** How long its bar is beside the others, from 0 to 1. */
  weight: number;
};

/** Every cause, in the order in which the server weighs them. */
export function changeRows(causes: readonly PayslipCause[], t: Texts): ChangeRow[] {
  const largest = Math.max(...causes.map(({ efecto: effect }) => Math.abs(effect)), 0.01);
  return causes.map((cause, index) => ({
    key: `${index}-${cause.concepto}`,
    kind: cause.causa,
    concept: isLine(cause) ? conceptOf(cause.concepto) : null,
    name: isLine(cause) ? nameOf(cause, t) : t(`payslips:change.cause.${cause.causa}`),
    course: courseOf(cause, t),
    effect: cause.efecto,
    weight: Math.abs(cause.efecto) / largest,
  }));
}

function isLine({ causa: kind }: PayslipCause): boolean {
  return kind.startsWith("linea_");
}

function courseOf(cause: PayslipCause, t: Texts): string {
  if (cause.causa === "irpf_tipo") return t("payslips:change.was", rates(cause));
  if (cause.causa === "linea_nueva") return t("payslips:change.was_new");
  if (cause.causa === "linea_desaparece") {
    return t("payslips:change.was_gone", { before: formatMoney(cause.antes ?? 0) });
  }
  return t("payslips:change.was", amounts(cause));
}
