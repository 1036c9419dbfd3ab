import type { Language } from "@atrio/contract/common";

type Texts = Partial<Record<Language, string>>;

const inOrder = ["es", "en", "fr", "pt"] as const satisfies readonly Language[];

/** The languages that have a text, in the portal's order. */
export function languagesOf(texts: Texts): Language[] {
  return inOrder.filter((language) => texts[language] !== undefined);
}

/** True if two sets of texts say the same in the same languages. */
export function isSameText(one: Texts, other: Texts): boolean {
  return inOrder.every((language) => one[language] === other[language]);
}
