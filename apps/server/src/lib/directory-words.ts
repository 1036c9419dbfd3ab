import type { Language } from "@atrio/contract/common";
import { directoryWords as en } from "@atrio/i18n/en/directory-words";
import { directoryWords as es } from "@atrio/i18n/es/directory-words";
import { directoryWords as fr } from "@atrio/i18n/fr/directory-words";
import { directoryWords as pt } from "@atrio/i18n/pt/directory-words";

const dictionaries = { es, en, fr, pt };

/** What the columns of the list of workers are called, their values and the texts of its files. */
export type DirectoryWords = (typeof dictionaries)[Language];

/** The texts of the list of workers in a language. */
export function directoryWords(language: Language): DirectoryWords {
  return dictionaries[language];
}
