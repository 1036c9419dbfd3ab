import {
  addBankAccount,
  readBankAccounts,
  removeBankAccount,
  updateBankAccount,
  updateBankShares,
  withdrawBankChange,
} from "@atrio/contract/bank";

import type { AppContext } from "../../context.ts";
import { bind } from "../../http/bind.ts";
import type { App } from "../../http/bind.ts";

import { getAccounts } from "./bank.service.ts";
import {
  addAccount,
  removeAccount,
  saveShares,
  updateAccount,
  withdrawChange,
} from "./changes/changes.service.ts";

/** A worker's bank accounts, how the pay is split between them, and what waits to change. */
export function bankRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, readBankAccounts, async ({ actor, query }) => ({
    data: await getAccounts(ctx, actor, query),
  }));

  bind(app, ctx, addBankAccount, async ({ actor, body, meta }) => {
    const { iban, alias = null, password } = body;
    const asked = { iban, alias, once: meta.once };
    return { data: await addAccount(ctx, { actor, ip: meta.ip, password }, asked) };
  });

  bind(app, ctx, removeBankAccount, async ({ actor, params, body, meta }) => ({
    data: await removeAccount(ctx, { actor, ip: meta.ip, password: body.password }, params.id),
  }));

  bind(app, ctx, updateBankAccount, async ({ actor, params, body, meta }) => {
    const { iban, alias, password } = body;
    const asked = { id: params.id, iban, alias };
    return { data: await updateAccount(ctx, { actor, ip: meta.ip, password }, asked) };
  });

  bind(app, ctx, updateBankShares, async ({ actor, body, meta }) => ({
    data: await saveShares(ctx, { actor, ip: meta.ip, password: body.password }, body),
  }));

  bind(app, ctx, withdrawBankChange, async ({ actor, body, meta }) => {
    const changer = { actor, ip: meta.ip, password: body.password };
    return { data: await withdrawChange(ctx, changer, body.version) };
  });
}
