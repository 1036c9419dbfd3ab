import type { Language } from "@atrio/contract/common";
import { directory as en } from "@atrio/i18n/en/people/directory";
import { directory as es } from "@atrio/i18n/es/people/directory";
import { directory as fr } from "@atrio/i18n/fr/people/directory";
import { directory as pt } from "@atrio/i18n/pt/people/directory";

const dictionaries = { es, en, fr, pt };

/** Names of the columns of the list of workers, their values and the texts of its files. */
export type DirectoryWords = (typeof dictionaries)[Language];

/** The texts of the list of workers in a language. */
export function directoryWords(language: Language): DirectoryWords {
  return dictionaries[language];
}
