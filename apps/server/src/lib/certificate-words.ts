import type { Language } from "@atrio/contract/common";
import { certificateWords as en } from "@atrio/i18n/en/certificate-words";
import { certificateWords as es } from "@atrio/i18n/es/certificate-words";
import { certificateWords as fr } from "@atrio/i18n/fr/certificate-words";
import { certificateWords as pt } from "@atrio/i18n/pt/certificate-words";

const dictionaries = { es, en, fr, pt };

/** The texts of certificates. */
export type CertificateWords = (typeof dictionaries)[Language];

/** The texts of certificates in a language. */
export function certificateWords(language: Language): CertificateWords {
  return dictionaries[language];
}
