import type { Language } from "@atrio/contract/common";
import { leaveCatalogue as enCatalogue } from "@atrio/i18n/en/leave/leave-catalogue";
import { leaveWords as en } from "@atrio/i18n/en/leave/leave-words";
import { leaveCatalogue as esCatalogue } from "@atrio/i18n/es/leave/leave-catalogue";
import { leaveWords as es } from "@atrio/i18n/es/leave/leave-words";
import { leaveCatalogue as frCatalogue } from "@atrio/i18n/fr/leave/leave-catalogue";
import { leaveWords as fr } from "@atrio/i18n/fr/leave/leave-words";
import { leaveCatalogue as ptCatalogue } from "@atrio/i18n/pt/leave/leave-catalogue";
import { leaveWords as pt } from "@atrio/i18n/pt/leave/leave-words";

const words = { es, en, fr, pt };
const catalogues = { es: esCatalogue, en: enCatalogue, fr: frCatalogue, pt: ptCatalogue };

/** The texts about kinds of request in a language. */
export type LeaveWords = (typeof words)[Language];

/** The texts about kinds of request in a language. */
export function leaveWords(language: Language): LeaveWords {
  return words[language];
}

type Text = { name: string; text: string };

/** Name and description of a statutory rule in a language, by its kind of request and key. */
export function statutoryText(language: Language, kind: number, key: string): Text {
  const kinds: Record<number, Record<string, Text>> = catalogues[language];
  const found = kinds[kind]?.[key];
  if (found === undefined) throw new Error(`No text for the statutory rule ${kind} ${key}`);
  return found;
}
