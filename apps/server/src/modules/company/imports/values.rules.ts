import type { Language } from "@atrio/contract/common";
import { languageFacts, languages } from "@atrio/contract/languages";

import { isDate } from "../../../lib/calendar/dates.ts";
import { languageName } from "../../../lib/calendar/format.ts";
import { isZone } from "../../../lib/calendar/zone.ts";
import { isNif, normalizeNationalId } from "../../../lib/spain/national-id.ts";
import { networkOf } from "../../../lib/values/networks.ts";

import { fold } from "./columns.rules.ts";

/** Flaws of a cell's text. */
export type Flaw =
  | "too_long"
  | "control_character"
  | "formula"
  | "date"
  | "time"
  | "number"
  | "flag"
  | "language"
  | "sex"
  | "holiday_type"
  | "days"
  | "zone"
  | "network"
  | "nif"
  | "email"
  | "phone"
  | "amount"
  | "balance_kind"
  | "leave_unit"
  | "month_day"
  | "part_kind";

export type Params = Record<string, string | number>;

/** A cell's text as a value, or its flaw. */
export type Reading<V> = { value: V } | { flaw: Flaw; params?: Params };

/** Reads the text of a cell that is not blank. */
export type Parser<V> = (text: string) => Reading<V>;

/** Free text of one line, up to `maximum` characters. */
export function textOf(maximum: number): Parser<string> {
  return (text) => {
    const line = text.normalize("NFC").replaceAll(/\s+/g, " ");
    if (/^[=+@-]/.test(line)) return { flaw: "formula" };
    if (/[\p{Cc}\p{Cs}]/u.test(line)) return { flaw: "control_character" };
    if (line.length > maximum) return { flaw: "too_long", params: { max: maximum } };
    return { value: line };
  };
}

/** `31/12/2026`, `31-12-2026`, `31.12.2026` or `2026-12-31` as `YYYY-MM-DD`. */
export const dateOf: Parser<string> = (text) => {
  const local = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(text);
  const date =
    local === null
      ? text
      : `${local[4]}-${local[3]?.padStart(2, "0")}-${local[1]?.padStart(2, "0")}`;
  const isKnown = isDate(date) && date >= "1900" && date < "2200";
  return isKnown ? { value: date } : { flaw: "date" };
};

/** `8:00`, `08:00`, `08:00:00`, `8h30` or a spreadsheet's fraction of a day, as `HH:mm`. */
export const timeOf: Parser<string> = (text) => {
  const fraction = /^0?[.,]\d+$/.test(text) ? Number(text.replace(",", ".")) : undefined;
  if (fraction !== undefined) return { value: clock(Math.round(fraction * 1440) % 1440) };
  const match = /^(\d{1,2})(?:[:hH](\d{2})?)?(?::00)?$/.exec(text);
  const [hours, minutes] = [Number(match?.[1] ?? 99), Number(match?.[2] ?? 0)];
  // 24:00 is how people write the end of a day.
  const isTime = minutes < 60 && (hours < 24 || (hours === 24 && minutes === 0));
  return isTime ? { value: clock((hours % 24) * 60 + minutes) } : { flaw: "time" };
};

function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** `75`, `62,5` or `62.5 %`: a percentage of full time, above 0 and up to 100. */
export const percentageOf: Parser<number> = (text) => {
  const match = /^(\d{1,3}(?:[.,]\d{1,2})?)\s?%?$/.exec(text);
  const value = Number(match?.[1]?.replace(",", ".") ?? Number.NaN);
  return value > 0 && value <= 100 ? { value } : { flaw: "number", params: { min: 1, max: 100 } };
};

/** `12`, `4,5` or `4.5`: an amount from 0 with at most two decimals. */
export const amountOf: Parser<number> = (text) => {
  const value = /^\d{1,4}(?:[.,]\d{1,2})?$/.test(text)
    ? Number(text.replace(",", "."))
    : Number.NaN;
  return value >= 0 ? { value } : { flaw: "amount" };
};

/** A whole number between two bounds. */
export function wholeOf(min: number, max: number): Parser<number> {
  return (text) => {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? { value } : { flaw: "number", params: { min, max } };
  };
}

const yes = words("si s yes y oui o sim x 1 true verdadero vrai verdadeiro");
const no = words("no n non nao 0 false falso faux");

/** Yes or no in any of the four languages. */
export const flagOf: Parser<boolean> = (text) => {
  const word = fold(text);
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { flaw: "flag" };
};

/** Codes of each language, and its names in all of them. */
const languageWords = new Map<string, Language>([
  ...languages.flatMap((language) => [
    [language, language] as const,
    [fold(languageFacts[language].locale), language] as const,
    ...languages.map((reader) => [fold(languageName(language, reader)), language] as const),
  ]),
  ["castellano", "es"],
  ["enus", "en"],
  ["ptbr", "pt"],
]);

/** A language by its code or name. */
export const languageOf: Parser<Language> = (text) => {
  const found = languageWords.get(fold(text));
  return found === undefined ? { flaw: "language" } : { value: found };
};

const sexWords = {
  H: words("h hombre varon man male masculino homme homem masculin"),
  M: words("mujer f woman female femenino femme mulher feminino feminin"),
  X: words("x otro otra other autre outro nobinario nonbinary nonbinaire naobinario"),
};

/** H, M or X. A lone M is a woman in Spanish and a man in other languages' files: there it is asked. */
export function sexOf(language: Language): Parser<"H" | "M" | "X"> {
  return (text) => {
    const word = fold(text);
    if (word === "m") return language === "es" ? { value: "M" } : { flaw: "sex" };
    const found = (["H", "M", "X"] as const).find((sex) => sexWords[sex].has(word));
    return found === undefined ? { flaw: "sex" } : { value: found };
  };
}

const holidayTypes = [
  words("1 ninguno laborable nofestivo none working ouvre util"),
  words("2 nacional estatal national"),
  words("3 autonomico autonomica regional comunidad comunidadautonoma"),
  words("4 local municipal"),
];

const agreedDays = words("convenio empresa agreement company accord convention acordo");

const balanceWords = {
  vacaciones: words("vacaciones vacacion holidays holiday leave conges conge ferias"),
  asuntos_propios: words(
    "asuntospropios asuntospersonales libredisposicion personaldays personal affairespersonnelles assuntospessoais",
  ),
  horas_retribuidas: words("horasretribuidas horas paidhours hours heurespayees horaspagas"),
};

/** A balance that a worker may begin with. */
export const balanceKindOf: Parser<keyof typeof balanceWords> = (text) => {
  const word = fold(text);
  const kinds = ["vacaciones", "asuntos_propios", "horas_retribuidas"] as const;
  const found = kinds.find((kind) => balanceWords[kind].has(word));
  return found === undefined ? { flaw: "balance_kind" } : { value: found };
};

const unitWords = {
  naturales: words("naturales natural diasnaturales calendar calendardays calendaires corridos"),
  laborables: words(
    "laborables laborable habiles diaslaborables diashabiles working workingdays ouvrables ouvres uteis diasuteis",
  ),
  horas: words("horas hora h hours heures"),
};

/** Unit of a balance: calendar days, working days or hours. */
export const leaveUnitOf: Parser<keyof typeof unitWords> = (text) => {
  const word = fold(text);
  const units = ["naturales", "laborables", "horas"] as const;
  const found = units.find((unit) => unitWords[unit].has(word));
  return found === undefined ? { flaw: "leave_unit" } : { value: found };
};

/** `31/03`, or `03-31` as in a date: a day of any year as `MM-DD`. */
export const monthDayOf: Parser<string> = (text) => {
  const [, day, month] = /^(\d{1,2})[/.](\d{1,2})$/.exec(text) ?? [];
  const written =
    day === undefined || month === undefined
      ? text
      : `${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  // In any year: 29 February is none of most.
  return isDate(`2025-${written}`) ? { value: written } : { flaw: "month_day" };
};

/** 1 none, 2 national, 3 regional, 4 local or agreement; by number or word. */
export const holidayTypeOf: Parser<{ tipo_festivo_id: number; de_convenio: boolean }> = (text) => {
  const word = fold(text);
  if (agreedDays.has(word)) return { value: { tipo_festivo_id: 4, de_convenio: true } };
  const index = holidayTypes.findIndex((type) => type.has(word));
  if (index < 0) return { flaw: "holiday_type" };
  return { value: { tipo_festivo_id: index + 1, de_convenio: false } };
};

/** An IANA time zone. */
export const zoneOf: Parser<string> = (text) => {
  const zone = text.replaceAll(/\s+/g, "_");
  return /^[\w+/-]{1,60}$/.test(zone) && isZone(zone) ? { value: zone } : { flaw: "zone" };
};

/** Addresses and ranges, separated by spaces, commas or semicolons, as the database writes them. */
export const networksOf: Parser<string[]> = (text) => {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== "");
  const networks = parts.map(networkOf);
  const valid = networks.filter((one) => one !== null);
  return valid.length < parts.length
    ? { flaw: "network" }
    : { value: [...new Set(valid)].toSorted() };
};

/** A list separated by commas, bars or line breaks, without repetitions; each text of so many characters. */
export function listOf(maximum: number): Parser<string[]> {
  return (text) => {
    const parts = text.split(/[,|\n]+/).map((part) => part.trim());
    const readings = parts.filter((part) => part !== "").map(textOf(maximum));
    const flaw = readings.find((reading) => "flaw" in reading);
    if (flaw !== undefined) return flaw;
    const texts = readings.flatMap((reading) => ("value" in reading ? [reading.value] : []));
    return { value: [...new Set(texts)] };
  };
}

/** A NIF or NIE with the right control letter, normalized. */
export const nifOf: Parser<string> = (text) => {
  const nif = normalizeNationalId(text);
  return isNif(nif) ? { value: nif } : { flaw: "nif" };
};

// The form that the login accepts (Zod's z.email): an account with another could never sign in.
const EMAIL = /^(?!\.)(?!.*\.\.)([a-z0-9_'+\-.]*)[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/;

/** An e-mail address in small letters. */
export const emailOf: Parser<string> = (text) => {
  const email = text.toLowerCase();
  return email.length <= 254 && EMAIL.test(email) ? { value: email } : { flaw: "email" };
};

/** A phone number as people write it. */
export const phoneOf: Parser<string> = (text) => {
  const isPhone = /^\+?[\d\s().\-/]{5,30}$/.test(text) && /\d{3}/.test(text.replaceAll(/\D/g, ""));
  return isPhone ? { value: text.replaceAll(/\s+/g, " ") } : { flaw: "phone" };
};

function words(list: string): Set<string> {
  return new Set(list.split(" "));
}
