import type { TFunction } from "i18next";

import type { PayslipConcept } from "@atrio/contract/papers/payslip-concepts";
import type { PayslipCause, PayslipComparison } from "@atrio/contract/papers/payslips";

import {
  formatMoney,
  formatMonthInText,
  formatMonthName,
  formatNumber,
  formatPercent,
} from "../../../../lib/format.ts";
import { conceptOf, nameOf, unitOf } from "../concepts/concepts.model.ts";
import { cents, signedMoney } from "../payslips.model.ts";

export type Texts = TFunction<["payslips", "payslip-concepts"]>;

/** Maximum of causes in the sentence; the rest is counted in it and listed line by line. */
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
  { anyo, mes_pago }: Pick<PayslipComparison, "anyo" | "mes_pago">,
  year: number,
): string {
  return anyo === year ? formatMonthName(mes_pago) : formatMonthInText(anyo, mes_pago);
}

/**
 * Changes in one sentence that names the causes, the biggest effect first: 'Neto −83,12 € respecto
 * a octubre: IRPF 14,2 → 15,1 %, 2 días de baja médica.'
 */
export function changeSentence(comparison: Comparison, year: number, t: Texts): string {
  const month = monthNameOf(comparison, year);
  const phrases = phrasesOf(comparison.causas, t);
  const causes = listOf(phrases, t);
  if (cents(comparison.diferencia) !== 0) {
    const amount = signedMoney(comparison.diferencia);
    return t("payslips:change.net_more", { amount, month, causes });
  }
  if (phrases.length === 0) return t("payslips:change.net_same", { month });
  return t("payslips:change.net_same_causes", { month, causes });
}

function listOf(phrases: readonly string[], t: Texts): string {
  // A single remaining cause is as short as a note about it.
  const named = phrases.length === mostNamed + 1 ? phrases.length : mostNamed;
  const rest = phrases.length - named;
  const more = rest > 0 ? [t("payslips:change.and_more", { count: rest })] : [];
  return [...phrases.slice(0, named), ...more].join(", ");
}

/**
 * Causes to name, in the server's order: lines that paid other days are grouped right after the
 * days away that are their reason.
 */
function phrasesOf(causes: readonly PayslipCause[], t: Texts): string[] {
  const days = fewerOrMoreDays(causes);
  const away = days.length === 0 ? [] : causes.filter(isAway);
  const [first] = days;
  return causes.flatMap((cause) => {
    if (cause === first) {
      return [...away.map((one) => phraseOf(one, t)), daysPhrase(days, first, t)];
    }
    if (days.includes(cause) || away.includes(cause) || !isToBeNamed(cause)) return [];
    return [phraseOf(cause, t)];
  });
}

/**
 * Causes without effect are left out, except days away without pay: they are the reason of others.
 */
function isToBeNamed(cause: PayslipCause): boolean {
  return cents(cause.efecto) !== 0 || isAway(cause);
}

function isAway(cause: PayslipCause): boolean {
  const isOther = cause.unidades_antes !== cause.unidades_despues;
  return (
    isOther && (cause.concepto === "prestacion_it" || cause.concepto === "prestacion_nacimiento")
  );
}

/** Lines changed only by the paid days: as many as those of the base salary. */
function fewerOrMoreDays(causes: readonly PayslipCause[]): PayslipCause[] {
  const base = causes.find((cause) => cause.concepto === "salario_base" && isOfDays(cause));
  if (base === undefined) return [];
  return causes.filter(
    (cause) =>
      isOfDays(cause) &&
      cents(cause.efecto) !== 0 &&
      cause.unidades_antes === base.unidades_antes &&
      cause.unidades_despues === base.unidades_despues,
  );
}

/** True if a line paid other days at the same price; each amount was rounded to a cent. */
function isOfDays(cause: PayslipCause): boolean {
  const { antes, despues, unidades_antes, unidades_despues } = cause;
  const isLineOfDays = cause.causa === "linea_cambia" && unitOf(cause.concepto) === "days";
  if (!isLineOfDays || isAway(cause)) return false;
  if (antes === null || despues === null || unidades_antes === null || unidades_despues === null) {
    return false;
  }
  if (unidades_antes === unidades_despues || unidades_antes === 0 || unidades_despues === 0) {
    return false;
  }
  return (
    Math.abs(cents(antes) * unidades_despues - cents(despues) * unidades_antes) <=
    (unidades_antes + unidades_despues) / 2 + 1e-6
  );
}

function daysPhrase(days: readonly PayslipCause[], first: PayslipCause, t: Texts): string {
  if (days.length === 1) return phraseOf(first, t);
  const { unidades_antes, unidades_despues } = first;
  const units = {
    before: formatNumber(unidades_antes ?? 0),
    after: formatNumber(unidades_despues ?? 0),
  };
  return t("payslips:change.days_paid", units);
}

/** A cause inside a sentence. */
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
  const { unidades_despues } = cause;
  if (spell !== undefined && unidades_despues !== null) return spellOf(spell, unidades_despues, t);
  const effect = signedMoney(cause.efecto);
  return t("payslips:change.new", { name: nameInText(cause, t), effect });
}

function spellOf(spell: Spell, count: number, t: Texts): string {
  return t(`payslip-concepts:spell.${spell}`, { count, shown: formatNumber(count) });
}

function changedLine(cause: PayslipCause, t: Texts): string {
  const name = nameInText(cause, t);
  const { unidades_antes, unidades_despues } = cause;
  const unit = unitOf(cause.concepto);
  if (
    unit !== "plain" &&
    unidades_antes !== null &&
    unidades_despues !== null &&
    unidades_antes !== unidades_despues
  ) {
    const units = { before: formatNumber(unidades_antes), after: formatNumber(unidades_despues) };
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

function rates({ tipo_antes, tipo_despues }: PayslipCause) {
  return { before: formatNumber(tipo_antes ?? 0), after: formatPercent(tipo_despues ?? 0, 0) };
}

function amounts({ antes, despues }: PayslipCause) {
  return { before: formatMoney(antes ?? 0), after: formatMoney(despues ?? 0) };
}

/** Totals that stand for lines, where lines do not say all. */
const totals = ["total_devengado", "otros_devengos", "otras_deducciones"] as const;

function lineName(cause: PayslipCause, t: Texts): string {
  const total = totals.find((one) => one === cause.concepto);
  return total === undefined ? nameOf(cause, t) : t(`payslips:change.total_of.${total}`);
}

/** A line's name as it stands inside a sentence: small, but for abbreviations. */
function nameInText(cause: PayslipCause, t: Texts): string {
  const name = lineName(cause, t);
  const isAbbreviation = /^\p{Lu}{2}/u.test(name);
  return isAbbreviation ? name : name.charAt(0).toLocaleLowerCase() + name.slice(1);
}

/** A cause in the list under the sentence: name, former and present value, reason. */
export type ChangeRow = {
  key: string;
  kind: PayslipCause["causa"];
  concept: PayslipConcept | null;
  name: string;
  /** '14,2 → 15,1 %', '1.800,00 € → 1.680,00 € · 30 → 28 días', 'antes no estaba · 2 días'. */
  course: string;
  effect: number;
  /** Length of its bar beside the others, from 0 to 1. */
  weight: number;
};

/** Every cause, in the order in which the server weighs them. */
export function changeRows(causes: readonly PayslipCause[], t: Texts): ChangeRow[] {
  const largest = Math.max(...causes.map(({ efecto }) => Math.abs(efecto)), 0.01);
  return causes.map((cause, index) => ({
    key: `${index}-${cause.concepto}`,
    kind: cause.causa,
    concept: isLine(cause) ? conceptOf(cause.concepto) : null,
    name: isLine(cause) ? lineName(cause, t) : t(`payslips:change.cause.${cause.causa}`),
    course: courseOf(cause, t),
    effect: cause.efecto,
    weight: Math.abs(cause.efecto) / largest,
  }));
}

function isLine({ causa }: PayslipCause): boolean {
  return causa.startsWith("linea_");
}

function courseOf(cause: PayslipCause, t: Texts): string {
  if (cause.causa === "irpf_tipo") return t("payslips:change.was", rates(cause));
  const units = unitsOf(cause, t);
  return units === "" ? amountsOf(cause, t) : `${amountsOf(cause, t)} · ${units}`;
}

function amountsOf(cause: PayslipCause, t: Texts): string {
  if (cause.causa === "linea_nueva") return t("payslips:change.was_new");
  if (cause.causa === "linea_desaparece") {
    return t("payslips:change.was_gone", { before: formatMoney(cause.antes ?? 0) });
  }
  return t("payslips:change.was", amounts(cause));
}

/** '2 días' of a new line, '30 → 28 días' of a changed one; empty without units. */
function unitsOf(cause: PayslipCause, t: Texts): string {
  const { unidades_antes, unidades_despues } = cause;
  const unit = unitOf(cause.concepto);
  if (
    !isLine(cause) ||
    unit === "plain" ||
    unidades_despues === null ||
    unidades_antes === unidades_despues
  ) {
    return "";
  }
  const told = t(`payslips:calculation.${unit}`, {
    count: unidades_despues,
    shown: formatNumber(unidades_despues),
  });
  return unidades_antes === null ? told : `${formatNumber(unidades_antes)} → ${told}`;
}
