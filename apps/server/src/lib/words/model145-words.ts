import type { Language } from "@atrio/contract/common";
import { model145Words as en } from "@atrio/i18n/en/papers/model145-words";
import { model145Words as es } from "@atrio/i18n/es/papers/model145-words";
import { model145Words as fr } from "@atrio/i18n/fr/papers/model145-words";
import { model145Words as pt } from "@atrio/i18n/pt/papers/model145-words";

const dictionaries = { es, en, fr, pt };

/** Names of Model 145 in mails and archives, by language. */
export function model145Words(language: Language): (typeof dictionaries)[Language] {
  return dictionaries[language];
}
