import {
  addBankAccount,
  readBankAccounts,
  updateBankShares,
} from "@atrio/contract/people/bank-accounts";
import type { BankAccounts, BankShare } from "@atrio/contract/people/bank-accounts";

import { spanishIban } from "../demo/ibans.ts";

import { password } from "./door.ts";
import type { Door } from "./door.ts";
import type { Company, SignedIn } from "./factory.ts";
import type { Answer } from "./harness.ts";

/** A right Spanish IBAN, another for each number. */
export function ibanOf(number: number): string {
  return spanishIban("21000418", number);
}

/** A signed-in worker who knows `password`. */
export async function holder(
  t: Door,
  company?: Company,
  trabajador: Record<string, unknown> = {},
): Promise<SignedIn> {
  const person = await t.person({ ...(company && { company }), trabajador });
  return { ...person, token: await t.factory.session(person) };
}

const self = (who: SignedIn) => ({ token: who.token, params: { id: who.trabajador_id } });

/** Adds an account through the call. */
export async function add(t: Door, who: SignedIn, iban: string, alias?: string): Promise<Answer> {
  return t.call(addBankAccount, {
    ...self(who),
    body: { iban, password, ...(alias && { alias }) },
  });
}

/** The accounts as their owner reads them. */
export async function accountsOf(
  t: Door,
  who: SignedIn,
  query: { ver_iban?: "0" | "1"; neto?: number } = {},
): Promise<BankAccounts> {
  return (await t.call(readBankAccounts, { ...self(who), query })).body.data;
}

/** Saves a whole set of shares. */
export async function share(
  t: Door,
  who: SignedIn,
  version: number,
  cuentas: readonly BankShare[],
): Promise<Answer> {
  const body = { version, cuentas: [...cuentas], password };
  return t.call(updateBankShares, { ...self(who), body });
}

/** A holder with so many accounts, all of whose changes count already. */
export async function holderOf(t: Door, company: Company, accounts: number): Promise<SignedIn> {
  const who = await holder(t, company);
  for (let number = 1; number <= accounts; number += 1) {
    const answer = await add(t, who, ibanOf(who.trabajador_id * 100 + number));
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  }
  return who;
}
