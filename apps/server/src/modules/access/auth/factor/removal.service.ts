import type { Actor } from "@atrio/contract/access/actor";

import type { AppContext } from "../../../../context.ts";
import { fail } from "../../../../http/errors.ts";
import { findAccount, findCompany, findEmployment } from "../auth.repo.ts";
import { confirmPassword } from "../auth.service.ts";

import { deleteFactor } from "./factor.repo.ts";
import { tellOfFactor } from "./factor.service.ts";

/**
 * An administrator removes the second factor of somebody of the company who has lost phone and codes;
 * that person is told. Errors: worker.not_found, second_factor.own, password.wrong (the
 * administrator's), second_factor.off.
 */
export async function removeFactor(
  ctx: AppContext,
  { actor, ip }: { actor: Actor; ip: string },
  asked: { trabajador_id: number; password: string },
): Promise<void> {
  const key = { empresa_id: actor.empresa_id, trabajador_id: asked.trabajador_id };
  const target = await ctx.db.gate((tx) => findEmployment(tx, key));
  if (target === undefined) fail("worker.not_found");
  // A session without a second factor must not remove the factor of its own account.
  if (target.account_user_id === actor.account_user_id) fail("second_factor.own");
  await confirmPassword(ctx, actor, { password: asked.password });
  const { account_user_id } = target;
  await ctx.db.gate(async (tx) => {
    const account = await findAccount(tx, { account_user_id });
    if (account === undefined || !(await deleteFactor(tx, account_user_id))) {
      fail("second_factor.off");
    }
    const change = { account, employment: target, cambio: "retirado", actor, ip } as const;
    await tellOfFactor(ctx, tx, change);
  });
}

/** Outcome of a removal from the console. */
export type ConsoleRemoval = "removed" | "off" | "no_company" | "no_person";

/** Removes a second factor from the console of the server: the way of the last administrator. */
export async function removeFactorAtConsole(
  ctx: AppContext,
  asked: { empresa: string; email: string },
): Promise<ConsoleRemoval> {
  return ctx.db.gate(async (tx) => {
    const [company, account] = await Promise.all([
      findCompany(tx, asked.empresa),
      findAccount(tx, { email: asked.email }),
    ]);
    if (company === undefined) return "no_company";
    const employment = account?.employments.find((one) => one.empresa_id === company.empresa_id);
    if (account === undefined || employment === undefined) return "no_person";
    if (!(await deleteFactor(tx, account.account_user_id))) return "off";
    await tellOfFactor(ctx, tx, { account, employment, cambio: "retirado", actor: null });
    return "removed";
  });
}
