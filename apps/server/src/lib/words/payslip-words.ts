import type { Language } from "@atrio/contract/common";
import { payslipWords as en } from "@atrio/i18n/en/papers/payslip-words";
import { payslipWords as es } from "@atrio/i18n/es/papers/payslip-words";
import { payslipWords as fr } from "@atrio/i18n/fr/papers/payslip-words";
import { payslipWords as pt } from "@atrio/i18n/pt/papers/payslip-words";

const dictionaries = { es, en, fr, pt };

/** The texts about batches of payslips in a language. */
export function payslipWords(language: Language): (typeof dictionaries)[Language] {
  return dictionaries[language];
}
