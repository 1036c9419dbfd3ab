import type { BankShare } from "@atrio/contract/people/bank-accounts";
import { remainder } from "@atrio/contract/people/bank-shares";

import { faultOfIban, lengthOfIban } from "../../../lib/spain/iban.ts";

/** Fault of an IBAN, the most basic first. */
type IbanProblem =
  | { code: "bank.iban_required" | "bank.iban_country" | "bank.iban_letters" }
  | { code: "bank.iban_check" | "bank.iban_account_check" }
  | { code: "bank.iban_length"; country: string; wanted: number; given: number };

type IbanVerdict = { iban: string } | { problem: IbanProblem };

/** An IBAN as it is kept: no spaces or hyphens, capitals, without the 'IBAN' that papers put before it. */
export function plainIban(typed: string): string {
  const plain = typed.replaceAll(/[\s\p{Cf}\p{Pd}.:]/gu, "").toUpperCase();
  return plain.replace(/^IBAN(?=[A-Z])/, "");
}

/** Judges a typed IBAN by the rules of its country: valid, or with its fault. */
export function judgeIban(typed: string): IbanVerdict {
  const iban = plainIban(typed);
  const fault = faultOfIban(iban);
  if (fault === null) return { iban };
  if (fault !== "length") return { problem: { code: `bank.iban_${fault}` } };
  const country = iban.slice(0, 2);
  const wanted = lengthOfIban(country);
  return { problem: { code: "bank.iban_length", country, wanted, given: iban.length } };
}

/** 'ES12 •••• 3456' of the first and the last four characters. */
export function maskedIban(head: string, tail: string): string {
  return `${head} •••• ${tail}`;
}

/** 'ES12 3456 7890 …' of an IBAN as it is kept. */
export function groupedIban(iban: string): string {
  return iban.replaceAll(/.{4}(?=.)/g, "$& ");
}

/** Parts of an IBAN stored in the open: country with check digits, and its end. */
export function shownParts(iban: string): { cabeza: string; ultimos: string } {
  return { cabeza: iban.slice(0, 4), ultimos: iban.slice(-4) };
}

/** The first account takes the whole pay, a later one nothing until it gets a share. */
export function firstShare(isFirst: boolean): Omit<BankShare, "id"> {
  return isFirst
    ? { importe: remainder, porcentaje: 100, nomina: true }
    : { importe: 0, porcentaje: 0, nomina: false };
}

/** True if an account takes anything of the pay. */
export function hasShare(share: Pick<BankShare, "importe" | "porcentaje">): boolean {
  return share.importe !== 0 || share.porcentaje !== 0;
}

/** True if a set names exactly these accounts, each once. */
export function isSameAccounts(
  accounts: ReadonlyArray<Pick<BankShare, "id">>,
  shares: ReadonlyArray<Pick<BankShare, "id">>,
): boolean {
  const named = new Set(shares.map((share) => share.id));
  return (
    shares.length === accounts.length &&
    named.size === accounts.length &&
    accounts.every((account) => named.has(account.id))
  );
}

/** True if an account already has exactly this share. */
export function isSameShare(one: Omit<BankShare, "id">, other: Omit<BankShare, "id">): boolean {
  return (
    one.importe === other.importe &&
    one.porcentaje === other.porcentaje &&
    one.nomina === other.nomina
  );
}
