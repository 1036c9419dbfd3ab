import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import { requestKinds } from "@atrio/contract/kinds";
import type { LeaveTotals, LeaveType, RequestKind } from "@atrio/contract/leave/leave";

import type { AppContext } from "../../../../context.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { wordsIn } from "../../../../lib/words/words.ts";
import { readLedgers } from "../balances/balances.read.ts";
import { balancesOf } from "../balances/balances.rules.ts";
import { readLeaveRules } from "../entitlements.read.ts";
import type { LeaveRule } from "../entitlements.rules.ts";
import { readLimitUse } from "../limits/limits.read.ts";
import { withoutDoubles } from "../uses.rules.ts";

import { totalsOf, usableRules } from "./kinds.rules.ts";

/** Caller and language of the answer. */
type Reader = { actor: Actor; language: Language };

/**
 * The rules that the caller may use now: switched on and, where they spend a balance, granted for
 * this year or the next.
 */
async function readUsable(
  ctx: AppContext,
  { actor, language }: Reader,
  kind?: number,
): Promise<LeaveRule[]> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const current = Number(today.slice(0, 4));
  const [rules, ledgers] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([
      readLeaveRules(tx, { kind, language }),
      readLedgers(tx, { trabajador_ids: [actor.trabajador_id] }),
    ]),
  );
  const balances = ledgers.flatMap((ledger) =>
    [current, current + 1].flatMap((year) => balancesOf(ledger, { year, today })),
  );
  const granted = balances.filter((one) => one.habilitado).map((one) => one.saldo);
  return usableRules(rules, new Set(granted));
}

/** The kinds of request that the caller may use now, with their rules; expenses always. */
export async function listKinds(ctx: AppContext, reader: Reader): Promise<RequestKind[]> {
  const rules = Map.groupBy(await readUsable(ctx, reader), (rule) => rule.pe_solicitud_tipo_id);
  const words = wordsIn(reader.language, "leave/leave-words");
  return Object.values(requestKinds).flatMap((kind) => {
    const own = rules.get(kind) ?? [];
    if (own.length === 0 && kind !== requestKinds.expenses) return [];
    const about = new Map(Object.entries(words.about)).get(String(kind)) ?? own[0]?.descripcion;
    return [{ id: kind, nombre: words.kind[kind], descripcion: about ?? "", subtipos: own }];
  });
}

/** The subtypes of a kind of leave that the caller may use now. */
export async function listSubtypes(
  ctx: AppContext,
  reader: Reader,
  kind: number,
): Promise<LeaveType[]> {
  return readUsable(ctx, reader, kind);
}

/** The caller's use of a kind of leave in a year, with each subtype; this year by default. */
export async function getLeaveTotals(
  ctx: AppContext,
  { actor, language }: Reader,
  asked: { kind: number; year: number | undefined },
): Promise<LeaveTotals> {
  const year = asked.year ?? Number(todayIn(actor.zona_horaria, ctx.clock).slice(0, 4));
  const range = { desde: `${year}-01-01`, hasta: `${year}-12-31` };
  const [rules, uses] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([
      readLeaveRules(tx, { kind: asked.kind, inactive: true, language }),
      readLimitUse(tx, { trabajador_id: actor.trabajador_id, ...range }),
    ]),
  );
  return totalsOf(rules, withoutDoubles(uses), year);
}
