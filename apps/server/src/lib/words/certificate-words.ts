import type { Language } from "@atrio/contract/common";
import { certificateWords as en } from "@atrio/i18n/en/papers/certificate-words";
import { certificateWords as es } from "@atrio/i18n/es/papers/certificate-words";
import { certificateWords as fr } from "@atrio/i18n/fr/papers/certificate-words";
import { certificateWords as pt } from "@atrio/i18n/pt/papers/certificate-words";

const dictionaries = { es, en, fr, pt };

/** The texts of certificates. */
export type CertificateWords = (typeof dictionaries)[Language];

/** The texts of certificates in a language. */
export function certificateWords(language: Language): CertificateWords {
  return dictionaries[language];
}
