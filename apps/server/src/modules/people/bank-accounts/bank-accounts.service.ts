import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { BankAccount, BankAccounts } from "@atrio/contract/people/bank-accounts";
import { hundredths, splitPay } from "@atrio/contract/people/bank-shares";

import type { AppContext } from "../../../context.ts";
import { formatCountry } from "../../../lib/calendar/format.ts";
import { openIban } from "../../../lib/crypto/sealed-iban.ts";

import { maySeeWhole } from "./bank-accounts.policy.ts";
import { readBank } from "./bank-accounts.read.ts";
import type { AccountRow, BankState, SplitRow } from "./bank-accounts.read.ts";
import { groupedIban, maskedIban } from "./bank-accounts.rules.ts";

/** Net pay of the example where nobody asks for another. */
const exampleNet = 1500;

/** View of the accounts: whole IBANs where allowed, and the example's net pay. */
type Look = { language: Language; whole?: boolean; net?: number };

/** The caller's accounts: in force, waiting, and the split of an example. */
export async function getAccounts(
  ctx: AppContext,
  actor: Actor,
  asked: { ver_iban?: "0" | "1" | undefined; neto?: number | undefined; language: Language },
): Promise<BankAccounts> {
  const key = { trabajador_id: actor.trabajador_id, now: ctx.clock.now().toString() };
  const state = await ctx.db.read(actor.empresa_id, async (tx) => readBank(tx, key));
  const { language, neto = exampleNet } = asked;
  return viewOf(ctx, actor, state, { language, net: neto, whole: asked.ver_iban === "1" });
}

/** The split after the last change, also a waiting one. */
export function latestOf(state: BankState): SplitRow | undefined {
  return state.pending ?? state.inForce;
}

/** A worker's accounts as their owner may see them. */
export function viewOf(ctx: AppContext, actor: Actor, state: BankState, look: Look): BankAccounts {
  const { net = exampleNet, language } = look;
  const isWhole = look.whole === true && maySeeWhole(actor, state.settings);
  const accountOf = (row: AccountRow): BankAccount => ({
    id: row.id,
    iban: isWhole ? groupedIban(openOwn(ctx, actor, row)) : maskedIban(row.cabeza, row.ultimos),
    ultimos: row.ultimos,
    pais: row.cabeza.slice(0, 2),
    nombre_pais: formatCountry(row.cabeza.slice(0, 2), language),
    alias: row.alias,
    importe: row.importe,
    porcentaje: row.porcentaje,
    nomina: row.nomina,
  });
  const splitOf = (split: SplitRow | undefined) =>
    split === undefined ? null : { ...split, cuentas: split.cuentas.map(accountOf) };
  const latest = latestOf(state);
  const accounts = latest?.cuentas ?? [];
  const shares = splitPay(hundredths(net), accounts);
  return {
    ...state.settings,
    version: latest?.version ?? 0,
    cuentas: accounts.map(accountOf),
    vigente: splitOf(state.inForce),
    pendiente: splitOf(state.pending),
    ejemplo: {
      neto: net,
      reparto: accounts.map(({ id }, index) => ({ id, importe: (shares[index] ?? 0) / 100 })),
    },
  };
}

/** Full IBAN of one of the caller's accounts. */
export function openOwn(
  ctx: Pick<AppContext, "config">,
  actor: Pick<Actor, "empresa_id" | "trabajador_id">,
  account: Pick<AccountRow, "id" | "iban">,
): string {
  const { empresa_id, trabajador_id } = actor;
  const owner = { empresa_id, trabajador_id, cuenta_id: account.id };
  return openIban(ctx, owner, account.iban);
}
