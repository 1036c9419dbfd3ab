import type { Language } from "@atrio/contract/common";
import { expenseKinds } from "@atrio/contract/kinds";

import { formatAmount, formatDateRange, formatDay, formatNumber } from "../calendar/format.ts";

import { fill, wordsIn } from "./words.ts";

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
  const words = wordsIn(language, "time/change-words");
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
    return fill(words.kilometres, { numero: formatNumber(value, language) });
  }
  if (field === "pe_solicitud_subtipo_id") return reading.subtypes[String(value)] ?? null;
  const kind = expenseKeys.find((one) => expenseKinds[one] === value);
  return kind === undefined ? null : wordsIn(language, "leave/requests").expense_kind[kind];
}

function periodText(period: ChangedPeriod, language: Language): string {
  const words = wordsIn(language, "time/change-words");
  const days = formatDateRange(period.fecha_inicio, period.fecha_fin, language);
  if (period.hora_inicio !== null) return `${days} (${period.hora_inicio}–${period.hora_fin})`;
  if (period.pe_tipo_periodo_id === 2) return `${days} (${words.morning})`;
  return period.pe_tipo_periodo_id === 3 ? `${days} (${words.afternoon})` : days;
}
