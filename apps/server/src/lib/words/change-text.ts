import type { Language } from "@atrio/contract/common";
import { expenseKinds } from "@atrio/contract/kinds";
import { requests as requestsEn } from "@atrio/i18n/en/leave/requests";
import { changeWords as en } from "@atrio/i18n/en/time/change-words";
import { requests as requestsEs } from "@atrio/i18n/es/leave/requests";
import { changeWords as es } from "@atrio/i18n/es/time/change-words";
import { requests as requestsFr } from "@atrio/i18n/fr/leave/requests";
import { changeWords as fr } from "@atrio/i18n/fr/time/change-words";
import { requests as requestsPt } from "@atrio/i18n/pt/leave/requests";
import { changeWords as pt } from "@atrio/i18n/pt/time/change-words";

import { formatAmount, formatDateRange, formatDay, formatNumber } from "../calendar/format.ts";

const dictionaries = { es, en, fr, pt };
const expenseWords = {
  es: requestsEs.expense_kind,
  en: requestsEn.expense_kind,
  fr: requestsFr.expense_kind,
  pt: requestsPt.expense_kind,
};

const expenseKeys = ["fuel", "travel", "taxis", "meals", "messenger", "other"] as const;

/** A period of a change; the kinds of period are those of the contract. */
export type ChangedPeriod = {
  fecha_inicio: string;
  fecha_fin: string;
  pe_tipo_periodo_id: number;
  /** `HH:mm`, for hours. */
  hora_inicio: string | null;
  hora_fin: string | null;
};

/** Value of a field before or after a change. */
export type ChangeValue = string | number | boolean | null | readonly ChangedPeriod[];

type Reading = {
  language: Language;
  /** Names of subtypes, by id. */
  subtypes: Readonly<Record<string, string>>;
};

/** Text of a changed field's value in a reader's language; null for none. */
export function changeText(field: string, value: ChangeValue, reading: Reading): string | null {
  const { language } = reading;
  const words = dictionaries[language];
  if (value === null) return null;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "string") {
    return field.startsWith("fecha") ? formatDay(value, language) : value;
  }
  if (typeof value !== "number") {
    return value.map((period) => periodText(period, language)).join("; ");
  }
  if (field === "importe") return formatAmount(value, language);
  if (field === "kilometros") {
    return words.kilometres.replace("{{numero}}", formatNumber(value, language));
  }
  if (field === "pe_solicitud_subtipo_id") return reading.subtypes[String(value)] ?? null;
  const kind = expenseKeys.find((one) => expenseKinds[one] === value);
  return kind === undefined ? null : expenseWords[language][kind];
}

function periodText(period: ChangedPeriod, language: Language): string {
  const words = dictionaries[language];
  const days = formatDateRange(period.fecha_inicio, period.fecha_fin, language);
  if (period.hora_inicio !== null) return `${days} (${period.hora_inicio}–${period.hora_fin})`;
  if (period.pe_tipo_periodo_id === 2) return `${days} (${words.morning})`;
  return period.pe_tipo_periodo_id === 3 ? `${days} (${words.afternoon})` : days;
}
