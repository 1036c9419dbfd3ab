import type { Language } from "@atrio/contract/common";
import { documents as enDocuments } from "@atrio/i18n/en/documents";
import { time as enTime } from "@atrio/i18n/en/time";
import { documents as esDocuments } from "@atrio/i18n/es/documents";
import { time as esTime } from "@atrio/i18n/es/time";
import { documents as frDocuments } from "@atrio/i18n/fr/documents";
import { time as frTime } from "@atrio/i18n/fr/time";
import { documents as ptDocuments } from "@atrio/i18n/pt/documents";
import { time as ptTime } from "@atrio/i18n/pt/time";

const dictionaries = {
  es: { documents: esDocuments, time: esTime },
  en: { documents: enDocuments, time: enTime },
  fr: { documents: frDocuments, time: frTime },
  pt: { documents: ptDocuments, time: ptTime },
};

/** The texts of printed documents, with the portal's own names of states, holidays and kinds. */
export type DocumentWords = (typeof dictionaries)[Language]["documents"] &
  Pick<(typeof dictionaries)[Language]["time"], "holiday" | "pause" | "status" | "type">;

/** The texts of printed documents in a language. */
export function documentWords(language: Language): DocumentWords {
  const { documents, time } = dictionaries[language];
  const { holiday, pause, status, type } = time;
  return { ...documents, holiday, pause, status, type };
}

/** What people typed, as one line without controls or marks that reorder the text around it. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
}

/** Puts values in the place of `{{name}}`. Throws when the text asks for one that is missing. */
export function fillWords(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The document text asks for ${name}`);
    return value;
  });
}
