import type { Actor } from "@atrio/contract/access/actor";
import type {
  BalanceRulePreview,
  BalanceRules,
  LeaveRulePreview,
} from "@atrio/contract/leave/leave-rules";

import type { AppContext } from "../../../../context.ts";
import { fail } from "../../../../http/errors.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { turn } from "../../../../platform/turn.ts";
import { readLedgers } from "../balances/balances.read.ts";
import type { GrantRule } from "../lots.rules.ts";

import { readLocks, readStaff, readUseOfRule } from "./changes.read.ts";
import type { LimitKey } from "./changes.read.ts";
import { effectOn, sumOfEffects } from "./changes.rules.ts";
import type { RuleEffect } from "./changes.rules.ts";
import { listGrants, listLockedYears } from "./office.repo.ts";
import { grantMisfits, touchesLocked } from "./office.rules.ts";

/** People judged before other requests get their turn. */
const judgedAtOnce = 200;

/** Rules of the balances, newest first, with the locked years. */
export async function listBalanceRules(ctx: AppContext, actor: Actor): Promise<BalanceRules> {
  const hoy = todayIn(actor.zona_horaria, ctx.clock);
  const [rules, locks] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([listGrants(tx), readLocks(tx, hoy)]),
  );
  const reglas = rules.toSorted(
    (a, b) => a.saldo.localeCompare(b.saldo) || b.desde_anyo - a.desde_anyo,
  );
  return { reglas, ...locks, hoy };
}

/**
 * Effect of a grant on everybody before it is saved. Errors: leave.rule_invalid, and leave.year_locked where
 * it would change a locked year.
 */
export async function previewBalanceRule(
  ctx: AppContext,
  actor: Actor,
  grant: GrantRule,
): Promise<BalanceRulePreview> {
  const misfits = grantMisfits(grant);
  if (misfits.length > 0) {
    fail("leave.rule_invalid", {
      fields: Object.fromEntries(misfits.map((field) => [field, ["leave.rule_invalid"]])),
    });
  }
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const [others, locked, staff, ledgers] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([
      listGrants(tx),
      listLockedYears(tx),
      readStaff(tx, today),
      readLedgers(tx, { since: today, saldo: grant.saldo }),
    ]),
  );
  if (touchesLocked(grant, others, locked)) fail("leave.year_locked");
  const effects: RuleEffect[] = [];
  for (const [index, ledger] of ledgers.entries()) {
    if (index % judgedAtOnce === judgedAtOnce - 1) await turn();
    effects.push(effectOn(ledger, { grant, today }));
  }
  return sumOfEffects(effects, new Map(staff.map((one) => [one.id, one.nombre_completo])));
}

/** Use of a leave rule this year against a limit, before it is saved. */
export async function previewLeaveRule(
  ctx: AppContext,
  actor: Actor,
  rule: Omit<LimitKey, "today">,
): Promise<LeaveRulePreview> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  return ctx.db.read(actor.empresa_id, (tx) => readUseOfRule(tx, { ...rule, today }));
}
