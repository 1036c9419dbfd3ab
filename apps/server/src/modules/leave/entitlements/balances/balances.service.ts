import type { Actor } from "@atrio/contract/access/actor";
import type { Balance, BalanceKind } from "@atrio/contract/leave/leave";

import type { AppContext } from "../../../../context.ts";
import { fail } from "../../../../http/errors.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";

import { readLedgers } from "./balances.read.ts";
import { balanceOf, balancesOf } from "./balances.rules.ts";
import type { Ledger } from "./balances.rules.ts";

async function readOwn(ctx: AppContext, actor: Actor, saldo?: BalanceKind): Promise<Ledger> {
  const [ledger] = await ctx.db.read(actor.empresa_id, (tx) =>
    readLedgers(tx, { trabajador_ids: [actor.trabajador_id], saldo }),
  );
  return ledger ?? fail("worker.not_found");
}

/** A balance of the caller in a year. */
export async function getBalance(
  ctx: AppContext,
  actor: Actor,
  asked: { saldo: BalanceKind; year: number },
): Promise<Balance> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  return balanceOf(await readOwn(ctx, actor, asked.saldo), { ...asked, today });
}

/** Every balance of the caller's in a year, the current one unless given. */
export async function listBalances(
  ctx: AppContext,
  actor: Actor,
  asked: number | undefined,
): Promise<Balance[]> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const year = asked ?? Number(today.slice(0, 4));
  return balancesOf(await readOwn(ctx, actor), { year, today });
}
