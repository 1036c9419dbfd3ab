import type { Language } from "@atrio/contract/common";
import { signatureEvidence as en } from "@atrio/i18n/en/papers/signature-evidence";
import { signatureEvidence as es } from "@atrio/i18n/es/papers/signature-evidence";
import { signatureEvidence as fr } from "@atrio/i18n/fr/papers/signature-evidence";
import { signatureEvidence as pt } from "@atrio/i18n/pt/papers/signature-evidence";

const dictionaries = { es, en, fr, pt };

/** Texts of the page of evidence in a language; the type of each is plain text. */
export function evidenceWords(language: Language) {
  return dictionaries[language];
}

/** Suffix of a sealed copy's name. */
export function signedWord(language: Language): string {
  return dictionaries[language].signed;
}
