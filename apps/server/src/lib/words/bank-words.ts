import type { Language } from "@atrio/contract/common";
import { bankWords as en } from "@atrio/i18n/en/people/bank-words";
import { bankWords as es } from "@atrio/i18n/es/people/bank-words";
import { bankWords as fr } from "@atrio/i18n/fr/people/bank-words";
import { bankWords as pt } from "@atrio/i18n/pt/people/bank-words";

const dictionaries = { es, en, fr, pt };

/** The texts of the hours bank's statement and files. */
export type BankWords = (typeof dictionaries)[Language];

/** The texts of the hours bank's statement and files in a language. */
export function bankWords(language: Language): BankWords {
  return dictionaries[language];
}
