import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import { mostAccounts } from "@atrio/contract/people/bank-accounts";
import type { BankAccounts, BankChange, BankShare } from "@atrio/contract/people/bank-accounts";
import { brokenRules } from "@atrio/contract/people/bank-shares";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { formatCountry } from "../../../lib/calendar/format.ts";
import { sealIban } from "../../../lib/crypto/sealed-iban.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import type { AuditAction } from "../../access/audit/audit.service.ts";
import { confirmPassword } from "../../access/auth/auth.service.ts";
import { findFormer, tellFormer } from "../../access/auth/email/email.service.ts";
import type { FormerReaders } from "../../access/auth/email/email.service.ts";
import { notify } from "../../messages/notices/notices.service.ts";

import { mayChange } from "./bank-accounts.policy.ts";
import { readBank } from "./bank-accounts.read.ts";
import type { AccountRow, BankState, SplitRow } from "./bank-accounts.read.ts";
import {
  insertAccount,
  insertSplit,
  lockBank,
  renameAccount,
  retireSplit,
} from "./bank-accounts.repo.ts";
import {
  firstShare,
  hasShare,
  isSameAccounts,
  isSameShare,
  judgeIban,
  shownParts,
} from "./bank-accounts.rules.ts";
import { latestOf, openOwn, viewOf } from "./bank-accounts.service.ts";

/** Author of a change: address, language, and typed password. */
export type Changer = { actor: Actor; ip: string; language: Language; password: string };

/** A change in progress: the state it was based on, under an exclusive lock. */
type Change = Pick<Changer, "actor" | "ip"> & {
  ctx: AppContext;
  tx: Tx;
  state: BankState;
  accounts: AccountRow[];
  /** Readers of the account's recent addresses. */
  former: FormerReaders | undefined;
};

/** Steps of a change: its checks, made before the password and again under the lock. */
type Steps = {
  check: (state: BankState) => void;
  work: (change: Change) => Promise<void>;
  once?: Once | undefined;
};

const actions = {
  alta: "cuentas.anadida",
  iban: "cuentas.iban_cambiado",
  reparto: "cuentas.reparto_cambiado",
  baja: "cuentas.borrada",
} as const satisfies Record<BankChange, AuditAction>;

/** Adds an account; the first takes the whole pay. Errors: faults of the IBAN, bank.too_many. */
export async function addAccount(
  ctx: AppContext,
  changer: Changer,
  asked: { iban: string; alias: string | null; once: Once | undefined },
): Promise<BankAccounts> {
  const iban = readIban(asked.iban);
  const work = async (change: Change): Promise<void> => {
    const { actor, tx, accounts } = change;
    if (accounts.length >= mostAccounts) {
      fail("bank.too_many", { values: () => ({ numero: String(mostAccounts) }) });
    }
    refuseRepeated(change, iban);
    const id = await insertAccount(tx, {
      trabajador_id: actor.trabajador_id,
      alias: asked.alias,
      creada_en: ctx.clock.now().toString(),
    });
    const isFirst = accounts.length === 0;
    const added = { ...firstShare(isFirst), ...sealed(change, id, iban), alias: asked.alias };
    await writeSplit(change, { kind: "alta", accounts: [...accounts, added], about: added });
  };
  return inLock(ctx, changer, { check: refuseLocked, work, once: asked.once });
}

/** Removes an account. Errors: bank.not_found, bank.last, bank.has_share. */
export async function removeAccount(
  ctx: AppContext,
  changer: Changer,
  id: number,
): Promise<BankAccounts> {
  const check = (state: BankState): void => {
    refuseLocked(state);
    const account = findAccount(state, id);
    if (latestOf(state)?.cuentas.length === 1) fail("bank.last");
    if (hasShare(account)) fail("bank.has_share");
  };
  const work = async (change: Change): Promise<void> => {
    const account = findAccount(change.state, id);
    const accounts = change.accounts.filter((one) => one !== account);
    await writeSplit(change, { kind: "baja", accounts, about: account });
  };
  return inLock(ctx, changer, { check, work });
}

/**
 * Changes an account's IBAN, its name, or both; a name alone counts at once. Errors:
 * bank.not_found, faults of the IBAN.
 */
export async function updateAccount(
  ctx: AppContext,
  changer: Changer,
  asked: { id: number; iban: string | undefined; alias: string | null | undefined },
): Promise<BankAccounts> {
  const iban = asked.iban === undefined ? undefined : readIban(asked.iban);
  const check = (state: BankState): void => {
    refuseLocked(state);
    findAccount(state, asked.id);
  };
  const work = async (change: Change): Promise<void> => {
    const account = findAccount(change.state, asked.id);
    await rename(change, account, asked.alias);
    if (iban === undefined || iban === openOwn(ctx, change.actor, account)) return;
    refuseRepeated(change, iban);
    const changed = { ...account, ...sealed(change, account.id, iban) };
    const accounts = change.accounts.map((one) => (one === account ? changed : one));
    await writeSplit(change, { kind: "iban", accounts, about: changed });
  };
  return inLock(ctx, changer, { check, work });
}

/**
 * Saves how the pay is split, all accounts at once. Errors: the rules that the set breaks, at
 * `cuentas`; bank.changed when it was read before another change; bank.not_found of an account
 * that is not the caller's; bank.other_accounts of a set that does not name each once.
 */
export async function saveShares(
  ctx: AppContext,
  changer: Changer,
  asked: { version: number; cuentas: readonly BankShare[] },
): Promise<BankAccounts> {
  const broken = brokenRules(asked.cuentas);
  const [first] = broken;
  if (first !== undefined) fail(first, { fields: { cuentas: [...broken] } });
  const check = (state: BankState): void => {
    refuseLocked(state);
    const latest = latestOf(state);
    if (asked.version !== (latest?.version ?? 0)) fail("bank.changed");
    for (const share of asked.cuentas) findAccount(state, share.id);
    if (!isSameAccounts(latest?.cuentas ?? [], asked.cuentas)) {
      fail("bank.other_accounts", { fields: { cuentas: ["bank.other_accounts"] } });
    }
  };
  const work = async (change: Change): Promise<void> => {
    const shares = new Map(asked.cuentas.map((share) => [share.id, share]));
    const accounts = change.accounts.map((account) => ({ ...account, ...shares.get(account.id) }));
    const isSame = accounts.every((one, index) => {
      const before = change.accounts[index];
      return before !== undefined && isSameShare(one, before);
    });
    if (!isSame) await writeSplit(change, { kind: "reparto", accounts });
  };
  return inLock(ctx, changer, { check, work });
}

/**
 * Withdraws the waiting change: the split in force stays. Allowed where the company locks the
 * accounts, because their state does not change. Errors: bank.nothing_pending.
 */
export async function withdrawChange(
  ctx: AppContext,
  changer: Changer,
  version: number,
): Promise<BankAccounts> {
  const check = (state: BankState): void => {
    findPending(state, version);
  };
  const work = async (change: Change): Promise<void> => {
    const { tx, actor, ip, state } = change;
    const pending = findPending(state, version);
    await retireSplit(tx, pending.id, ctx.clock.now().toString());
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "cuentas.cambio_retirado",
      objeto: "reparto_bancario",
      objeto_id: pending.id,
      detalle: { version },
    });
    await tell(change, { cambio: "retirado", desde: pending.efectivo_en, ultimos: undefined });
  };
  return inLock(ctx, changer, { check, work });
}

/**
 * Runs the checks, then the password, then the work under the worker's lock; answers the new state.
 * Errors: those of `check`, of `confirmPassword` and of `work`.
 */
async function inLock(
  ctx: AppContext,
  { actor, ip, language, password }: Changer,
  steps: Steps,
): Promise<BankAccounts> {
  const key = { trabajador_id: actor.trabajador_id, now: ctx.clock.now().toString() };
  steps.check(await ctx.db.read(actor.empresa_id, async (tx) => readBank(tx, key)));
  await confirmPassword(ctx, actor, { password });
  const former = await findFormer(ctx, actor);
  const write = async (tx: Tx): Promise<BankAccounts> => {
    await lockBank(tx, actor.trabajador_id);
    const state = await readBank(tx, key);
    steps.check(state);
    const accounts = latestOf(state)?.cuentas ?? [];
    await steps.work({ ctx, tx, actor, ip, state, accounts, former });
    return viewOf(ctx, actor, await readBank(tx, key), { language });
  };
  return ctx.db.tenant(actor.empresa_id, write, steps.once);
}

function refuseLocked({ settings }: BankState): void {
  if (!mayChange(settings)) fail("bank.locked");
}

/** An IBAN in its stored form. Errors: its fault, at `iban`. */
function readIban(typed: string): string {
  const verdict = judgeIban(typed);
  if ("iban" in verdict) return verdict.iban;
  const { problem } = verdict;
  const fields = { iban: [problem.code] };
  if (problem.code !== "bank.iban_length") fail(problem.code, { fields });
  const { country, wanted, given } = problem;
  fail(problem.code, {
    fields,
    values: (language) => ({
      pais: formatCountry(country, language),
      numero: String(wanted),
      escritos: String(given),
    }),
  });
}

function refuseRepeated({ ctx, actor, accounts }: Change, iban: string): void {
  if (accounts.some((account) => openOwn(ctx, actor, account) === iban)) {
    fail("bank.iban_repeated", { fields: { iban: ["bank.iban_repeated"] } });
  }
}

function findAccount(state: BankState, id: number): AccountRow {
  const accounts = latestOf(state)?.cuentas ?? [];
  return accounts.find((account) => account.id === id) ?? fail("bank.not_found");
}

function findPending({ pending }: BankState, version: number): SplitRow {
  return pending?.version === version ? pending : fail("bank.nothing_pending");
}

function sealed({ ctx, actor }: Change, id: number, iban: string) {
  const { empresa_id, trabajador_id } = actor;
  const owner = { empresa_id, trabajador_id, cuenta_id: id };
  return { id, iban: sealIban(ctx, owner, iban), ...shownParts(iban) };
}

async function rename(
  { tx, actor, ip }: Change,
  account: AccountRow,
  alias: string | null | undefined,
): Promise<void> {
  if (alias === undefined || alias === account.alias) return;
  await renameAccount(tx, { id: account.id, trabajador_id: actor.trabajador_id }, alias);
  await recordAudit(tx, {
    ...byActor(actor, ip),
    accion: "cuentas.nombre_cambiado",
    objeto: "cuenta_bancaria",
    objeto_id: account.id,
  });
}

/** Stores future accounts in place of a waiting split, with notice and audit entry. */
async function writeSplit(
  change: Change,
  next: { kind: BankChange; accounts: readonly AccountRow[]; about?: AccountRow },
): Promise<void> {
  const { ctx, tx, actor, ip, state } = change;
  const { kind, accounts, about } = next;
  const now = ctx.clock.now();
  const from = now.add({ hours: 24 * state.settings.dias_espera_iban }).toString();
  if (state.pending !== undefined) await retireSplit(tx, state.pending.id, now.toString());
  const split = {
    trabajador_id: actor.trabajador_id,
    cambio: kind,
    creado_en: now.toString(),
    efectivo_en: from,
  };
  const version = await insertSplit(tx, split, accounts);
  await recordAudit(tx, {
    ...byActor(actor, ip),
    accion: actions[kind],
    objeto: "cuenta_bancaria",
    ...(about === undefined ? {} : { objeto_id: about.id }),
    detalle: { version, efectivo_en: from, ...(about && { ultimos: about.ultimos }) },
  });
  await tell(change, { cambio: kind, desde: from, ultimos: about?.ultimos });
}

/**
 * At once and by mail too, also where the account's mail went before: if it was not the worker, there
 * is little time, and the address they have now may be somebody else's.
 */
async function tell(
  { ctx, tx, actor, former }: Change,
  what: { cambio: BankChange | "retirado"; desde: string; ultimos: string | undefined },
): Promise<void> {
  const { trabajador_id } = actor;
  await notify(ctx, tx, {
    kind: "bank_change",
    to: trabajador_id,
    urgent: true,
    data: { trabajador_id, ...what },
  });
  if (former !== undefined) await tellFormer(ctx, tx, former);
}
