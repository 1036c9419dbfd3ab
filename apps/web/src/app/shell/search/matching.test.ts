import { describe, expect, it } from "vitest";

import { searchWords } from "@atrio/contract/company/search-words";
import { search as en } from "@atrio/i18n/en/company/search";
import { shell as enShell } from "@atrio/i18n/en/shell";
import { search as es } from "@atrio/i18n/es/company/search";
import { shell as esShell } from "@atrio/i18n/es/shell";
import { search as fr } from "@atrio/i18n/fr/company/search";
import { shell as frShell } from "@atrio/i18n/fr/shell";
import { search as pt } from "@atrio/i18n/pt/company/search";
import { shell as ptShell } from "@atrio/i18n/pt/shell";

import { fitting } from "./matching.model.ts";

const languages = {
  es: [es, esShell],
  en: [en, enShell],
  fr: [fr, frShell],
  pt: [pt, ptShell],
} as const;

/** Keys of the pages and actions that a question finds in a language, the best first. */
function find(language: keyof typeof languages, typed: string): string[] {
  const [texts, shell] = languages[language];
  const actions = Object.entries(texts.action).map(([key, label]) => ({
    key,
    label,
    keywords: Object.entries(texts.actionWords).find(([name]) => name === key)?.[1],
  }));
  const pages = Object.entries(texts.words).map(([key, keywords]) => ({
    key,
    label: Object.entries(shell.page).find(([name]) => name === key)?.[1] ?? "",
    keywords,
  }));
  const skipped = new Set(searchWords(texts.skip));
  return fitting([...actions, ...pages], typed, skipped).map(({ key }) => key);
}

describe("pages and actions by what people type (Rules COMPANY-81 and COMPANY-82)", () => {
  it.each<[keyof typeof languages, string, string]>([
    ["es", "pedir vacaciones", "askHolidays"],
    ["es", "quiero coger días libres", "askHolidays"],
    ["es", "bacaciones", "askHolidays"],
    ["es", "¿cuántos días me quedan?", "seeBalance"],
    ["es", "baja médica", "sendSickLeave"],
    ["es", "estoy enferma", "sendSickLeave"],
    ["es", "kilometraje", "addExpense"],
    ["es", "gsatos", "addExpense"],
    ["es", "olvidé fichar", "fixSigning"],
    ["es", "fichar", "timeRegistration"],
    ["es", "cerrar el mes", "closeMonth"],
    ["es", "certificado de ingresos", "getCertificate"],
    ["es", "iban", "changeBank"],
    ["es", "contraseña", "changePassword"],
    ["es", "constraseña", "changePassword"],
    ["es", "quién está de vacaciones", "seeAway"],
    ["es", "aprobar", "approve"],
    ["es", "nomina", "paysheets"],
    ["es", "sueldo", "paysheets"],
    ["es", "compañeros", "workers"],
    ["es", "modelo 145", "fillModel145"],
    ["en", "book time off", "askHolidays"],
    ["en", "holidais", "askHolidays"],
    ["en", "how many days do I have left", "seeBalance"],
    ["en", "i am sick", "sendSickLeave"],
    ["en", "expense claim", "addExpense"],
    ["en", "forgot to clock", "fixSigning"],
    ["en", "pasword", "changePassword"],
    ["en", "who is away", "seeAway"],
    ["en", "salary", "paysheets"],
    ["fr", "poser des congés", "askHolidays"],
    ["fr", "congés", "askHolidays"],
    ["fr", "je suis malade", "sendSickLeave"],
    ["fr", "note de frais", "addExpense"],
    ["fr", "mot de passe", "changePassword"],
    ["fr", "rib", "changeBank"],
    ["fr", "qui est absent", "seeAway"],
    ["fr", "bulletin de paie", "paysheets"],
    ["pt", "marcar férias", "askHolidays"],
    ["pt", "feiras", "askHolidays"],
    ["pt", "estou doente", "sendSickLeave"],
    ["pt", "despesa de táxi", "addExpense"],
    ["pt", "esqueci-me de picar o ponto", "fixSigning"],
    ["pt", "palavra passe", "changePassword"],
    ["pt", "quem está ausente", "seeAway"],
    ["pt", "recibo de vencimento", "paysheets"],
  ])("%s: '%s' finds %s first", (language, typed, expected) => {
    expect(find(language, typed)[0]).toBe(expected);
  });

  it.each(["xyzzy", "carm", "carmen soler", "9999"])("'%s' finds none", (typed) => {
    expect(find("es", typed)).toEqual([]);
  });
});
