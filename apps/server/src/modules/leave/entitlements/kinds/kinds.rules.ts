import type { BalanceKind, LeaveTotals } from "@atrio/contract/leave/leave";

import type { LeaveRule } from "../entitlements.rules.ts";
import { usedInYear } from "../limits/limits.rules.ts";
import type { RuleUse } from "../limits/limits.rules.ts";

/** The rules that somebody may use: active, and granted where they spend a balance. */
export function usableRules(
  rules: readonly LeaveRule[],
  granted: ReadonlySet<BalanceKind>,
): LeaveRule[] {
  return rules.filter((rule) => rule.activo && (rule.saldo === null || granted.has(rule.saldo)));
}

type Totals = Omit<LeaveTotals["subtipos"][number], keyof LeaveRule> & { rule: LeaveRule };

/**
 * Use of some rules in a year, each with its own limit. Sums are of the rules that count days;
 * hours are told with their rule alone.
 */
export function totalsOf(
  rules: readonly LeaveRule[],
  uses: readonly RuleUse[],
  year: number,
): LeaveTotals {
  const subtypes = rules
    .map((rule) => usesOfRule(rule, uses, year))
    .filter((one) => one.rule.activo || one.usados > 0 || one.pendientes > 0);
  const inDays = subtypes.filter(({ rule }) => rule.unidad !== "horas");
  const limited = inDays.filter((one) => one.restantes !== null);
  const isLimited = limited.length > 0;
  return {
    total: isLimited ? sum(limited.map(({ rule }) => rule.limite)) : null,
    usados: sum(inDays.map((one) => one.usados)),
    pendientes: sum(inDays.map((one) => one.pendientes)),
    restantes: isLimited ? sum(limited.map((one) => one.restantes)) : null,
    subtipos: subtypes.map(({ rule, ...figures }) => ({ ...rule, ...figures })),
  };
}

function usesOfRule(rule: LeaveRule, uses: readonly RuleUse[], year: number): Totals {
  const own = uses.filter((use) => use.pe_solicitud_subtipo_id === rule.id);
  const used = usedInYear(
    own.filter((use) => use.aprobada),
    String(year),
  );
  const pending = usedInYear(
    own.filter((use) => !use.aprobada),
    String(year),
  );
  const isYearly = rule.limite !== null && rule.limite_por === "anyo";
  const left = isYearly ? Math.max(0, sum([rule.limite, -used, -pending])) : null;
  return { rule, usados: used, pendientes: pending, restantes: left };
}

/** Sums amounts with at most two decimals. */
function sum(amounts: ReadonlyArray<number | null>): number {
  return (
    amounts.reduce<number>((total, amount) => total + Math.round((amount ?? 0) * 100), 0) / 100
  );
}
