import type { Language } from "@atrio/contract/common";
import { languages } from "@atrio/contract/languages";

type Texts = Partial<Record<Language, string>>;

/** The languages that have a text, in the portal's order. */
export function languagesOf(texts: Texts): Language[] {
  return languages.filter((language) => texts[language] !== undefined);
}

/** True if two sets of texts say the same in the same languages. */
export function isSameText(one: Texts, other: Texts): boolean {
  return languages.every((language) => one[language] === other[language]);
}
