import { languages } from "@atrio/contract/common";
import type { Language } from "@atrio/contract/common";

import { readLocaleCookie, writeLocaleCookie } from "./storage.ts";

const defaultLanguage: Language = "es";

/** The languages that can be chosen, in the order in which they are offered. */
export const offeredLanguages: readonly Language[] = languages;

let current: Language = defaultLanguage;

/** The language the portal is shown in. */
export function currentLanguage(): Language {
  return current;
}

/** Sets the language of addresses, formats and the document. */
export function setCurrentLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = language;
}

/** Stores a person's choice for 365 days. */
export function rememberLanguage(language: Language): void {
  writeLocaleCookie(language);
}

/** The language a person chose in this browser, or null. */
export function rememberedLanguage(): Language | null {
  const stored = readLocaleCookie();
  return languages.find((language) => language === stored) ?? null;
}

/** The language an address names by its prefix; null without one. */
export function languageOfPath(pathname: string): Language | null {
  const prefix = pathname.split("/", 2)[1];
  return languages.find((language) => language !== defaultLanguage && language === prefix) ?? null;
}

/** The language an address is in: Spanish has no prefix. */
export function languageOfAddress(pathname: string): Language {
  return languageOfPath(pathname) ?? defaultLanguage;
}

/** The path as the router knows it: `/en/absences` → `/absences`, `/en` → `/`. */
export function stripLanguage(pathname: string): string {
  const language = languageOfPath(pathname);
  if (language === null) return pathname;
  const rest = pathname.slice(language.length + 1);
  return rest === "" ? "/" : rest;
}

/** The path as the address bar shows it: `/absences` → `/en/absences`, `/` → `/en`. */
export function addLanguage(pathname: string, language: Language): string {
  if (language === defaultLanguage) return pathname;
  return pathname === "/" ? `/${language}` : `/${language}${pathname}`;
}

/** Each language's own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  es: "Español",
  en: "English",
  fr: "Français",
  pt: "Português",
};
