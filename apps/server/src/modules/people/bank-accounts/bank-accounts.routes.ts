import type { Actor } from "@atrio/contract/access/actor";
import {
  addBankAccount,
  readBankAccounts,
  removeBankAccount,
  updateBankAccount,
  updateBankShares,
  withdrawBankChange,
} from "@atrio/contract/people/bank-accounts";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App, Meta } from "../../../http/bind.ts";

import { getAccounts } from "./bank-accounts.service.ts";
import {
  addAccount,
  removeAccount,
  saveShares,
  updateAccount,
  withdrawChange,
} from "./changes.service.ts";
import type { Changer } from "./changes.service.ts";

type Typed = { actor: Actor; meta: Meta; body: { password: string } };

/** Author of a call that changes accounts. */
function changerOf({ actor, meta, body }: Typed): Changer {
  return { actor, ip: meta.ip, language: meta.language, password: body.password };
}

/** A worker's bank accounts, the split of the pay, and waiting changes. */
export function bankRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, readBankAccounts, async ({ actor, query, meta }) => ({
    data: await getAccounts(ctx, actor, { ...query, language: meta.language }),
  }));

  bind(app, ctx, addBankAccount, async (call) => {
    const { iban, alias = null } = call.body;
    const asked = { iban, alias, once: call.meta.once };
    return { data: await addAccount(ctx, changerOf(call), asked) };
  });

  bind(app, ctx, removeBankAccount, async (call) => ({
    data: await removeAccount(ctx, changerOf(call), call.params.id),
  }));

  bind(app, ctx, updateBankAccount, async (call) => {
    const { iban, alias } = call.body;
    return { data: await updateAccount(ctx, changerOf(call), { id: call.params.id, iban, alias }) };
  });

  bind(app, ctx, updateBankShares, async (call) => ({
    data: await saveShares(ctx, changerOf(call), call.body),
  }));

  bind(app, ctx, withdrawBankChange, async (call) => ({
    data: await withdrawChange(ctx, changerOf(call), call.body.version),
  }));
}
