import type { Language } from "@atrio/contract/common";
import { documentKinds as enDocuments } from "@atrio/i18n/en/papers/document-kinds";
import { contractKinds as enContracts } from "@atrio/i18n/en/people/contract-kinds";
import { documentKinds as esDocuments } from "@atrio/i18n/es/papers/document-kinds";
import { contractKinds as esContracts } from "@atrio/i18n/es/people/contract-kinds";
import { documentKinds as frDocuments } from "@atrio/i18n/fr/papers/document-kinds";
import { contractKinds as frContracts } from "@atrio/i18n/fr/people/contract-kinds";
import { documentKinds as ptDocuments } from "@atrio/i18n/pt/papers/document-kinds";
import { contractKinds as ptContracts } from "@atrio/i18n/pt/people/contract-kinds";

const contracts = { es: esContracts, en: enContracts, fr: frContracts, pt: ptContracts };
const documents = { es: esDocuments, en: enDocuments, fr: frDocuments, pt: ptDocuments };

/** Kinds of contract by who they are for; several codes share one. */
export type ContractFamily = keyof (typeof esContracts)["families"];

/** Kinds of personal document that a company accepts unless it says otherwise. */
export type StandardKind = keyof typeof esDocuments;

/** Name of a kind of contract in a language; without `kind`, by its code. */
export function contractKindText(
  language: Language,
  code: string,
  kind: { family: ContractFamily; hours: "full" | "part" | null } | undefined,
): string {
  const own = contracts[language];
  if (kind === undefined) return own.unknown.replaceAll("{{codigo}}", code);
  const name = own.families[kind.family];
  return kind.hours === null ? name : `${name}, ${own.hours[kind.hours]}`;
}

/** Name of the product's own kind of document in a language. */
export function documentKindText(language: Language, kind: StandardKind): string {
  return documents[language][kind];
}
