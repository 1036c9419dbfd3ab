import type { Language } from "@atrio/contract/common";
import { privacyWords as en } from "@atrio/i18n/en/company/privacy-words";
import { privacyWords as es } from "@atrio/i18n/es/company/privacy-words";
import { privacyWords as fr } from "@atrio/i18n/fr/company/privacy-words";
import { privacyWords as pt } from "@atrio/i18n/pt/company/privacy-words";

const dictionaries = { es, en, fr, pt };

/** Texts about stored data of a person. */
export type PrivacyWords = (typeof dictionaries)[Language];

/** Texts about stored data of a person in a language. */
export function privacyWords(language: Language): PrivacyWords {
  return dictionaries[language];
}
