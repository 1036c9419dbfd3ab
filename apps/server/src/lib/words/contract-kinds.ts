import type { Language } from "@atrio/contract/common";

import { fill, wordsIn } from "./words.ts";
import type { Words } from "./words.ts";

/** Kinds of contract by who they are for and how much they work. */
type Family = keyof Words<"people/contract-kinds">["families"];

/** Meaning of a public employment service code; `hours` null: either kind. */
export type ContractKind = { family: Family; hours: "full" | "part" | null };

const full = (family: Family): ContractKind => ({ family, hours: "full" });
const part = (family: Family): ContractKind => ({ family, hours: "part" });
const seasonal = (family: Family): ContractKind => ({ family, hours: null });

/** Codes of contract of the public employment service (SEPE). */
const kinds: Readonly<Record<string, ContractKind>> = {
  100: full("indefinite"),
  109: full("promotion_conversion"),
  130: full("indefinite_disability"),
  150: full("indefinite_promotion"),
  189: full("conversion"),
  200: part("indefinite"),
  209: part("promotion_conversion"),
  230: part("indefinite_disability"),
  239: part("conversion_disability"),
  250: part("indefinite_promotion"),
  289: part("conversion"),
  300: seasonal("seasonal"),
  330: seasonal("seasonal_disability"),
  350: seasonal("seasonal_promotion"),
  389: seasonal("seasonal_conversion"),
  401: full("project"),
  402: full("production"),
  403: full("insertion"),
  408: full("administrative"),
  410: full("substitution"),
  418: full("administrative_substitution"),
  420: full("practice"),
  421: full("alternation"),
  430: full("temporary_disability"),
  441: full("relief"),
  450: full("temporary_promotion"),
  501: part("project"),
  502: part("production"),
  503: part("insertion"),
  508: part("administrative"),
  510: part("substitution"),
  518: part("administrative_substitution"),
  520: part("practice"),
  530: part("temporary_disability"),
  540: part("partial_retirement"),
  541: part("relief"),
  550: part("temporary_promotion"),
  552: part("insertion_company"),
};

/** Meaning of a contract code; undefined for an unknown one. */
export function contractKindOf(code: string): ContractKind | undefined {
  return kinds[code];
}

/** Name of a kind of contract in a language. */
export function contractKindText(language: Language, code: string): string {
  const words = wordsIn(language, "people/contract-kinds");
  const kind = contractKindOf(code);
  if (kind === undefined) return fill(words.unknown, { codigo: code });
  const name = words.families[kind.family];
  return kind.hours === null ? name : `${name}, ${words.hours[kind.hours]}`;
}
