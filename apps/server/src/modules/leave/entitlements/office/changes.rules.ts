import type { BalanceRulePreview } from "@atrio/contract/leave/leave-rules";

import { balanceOf, debtOf } from "../balances/balances.rules.ts";
import type { Ledger } from "../balances/balances.rules.ts";
import type { GrantRule } from "../lots.rules.ts";

/** A person's balances by the rules in force and by the changed ones. */
export type RuleEffect = Pick<Ledger, "trabajador_id"> & {
  /** Change of the figure that can be asked for, in its year. */
  anyo: number;
  antes: number;
  despues: number;
  /** True if requests exceed the changed balance that the balance of now covers. */
  descubierta: boolean;
};

/** The rules of a company once a grant is saved: it replaces that of its balance and first year. */
function withGrant(rules: readonly GrantRule[], grant: GrantRule): GrantRule[] {
  const others = rules.filter(
    (rule) => rule.saldo !== grant.saldo || rule.desde_anyo !== grant.desde_anyo,
  );
  return [...others, grant];
}

/**
 * Effect of a grant on a person (Rule LEAVE-91): of its first year, or of this one if that is past, and of
 * the year after, which carried-over days reach. The first year that changes is told.
 */
export function effectOn(
  ledger: Ledger,
  { grant, today }: { grant: GrantRule; today: string },
): RuleEffect {
  const changed = { ...ledger, reglas: withGrant(ledger.reglas, grant) };
  const first = Math.max(grant.desde_anyo, Number(today.slice(0, 4)));
  const [now, next] = [first, first + 1].map((anyo) => {
    const view = { saldo: grant.saldo, year: anyo, today };
    return {
      anyo,
      antes: balanceOf(ledger, view).dias_restantes,
      despues: balanceOf(changed, view).dias_restantes,
    };
  });
  if (now === undefined || next === undefined) throw new Error("Two years are judged");
  const told = now.antes === now.despues ? next : now;
  return {
    trabajador_id: ledger.trabajador_id,
    ...told,
    descubierta: debtOf(changed, grant.saldo) > debtOf(ledger, grant.saldo),
  };
}

/** Sum of the effects on everybody; the example is the largest one, of two the first. */
export function sumOfEffects(
  effects: readonly RuleEffect[],
  names: ReadonlyMap<number, string>,
): BalanceRulePreview {
  const sizeOf = (one: RuleEffect): number => Math.abs(one.despues - one.antes);
  const largest = effects.reduce<RuleEffect | null>(
    (best, one) => (sizeOf(one) > (best === null ? 0 : sizeOf(best)) ? one : best),
    null,
  );
  return {
    personas: effects.length,
    suben: effects.filter((one) => one.despues > one.antes).length,
    bajan: effects.filter((one) => one.despues < one.antes).length,
    descubiertas: effects.filter((one) => one.descubierta).length,
    ejemplo:
      largest === null
        ? null
        : {
            trabajador_id: largest.trabajador_id,
            nombre_completo: names.get(largest.trabajador_id) ?? "",
            anyo: largest.anyo,
            antes: largest.antes,
            despues: largest.despues,
          },
  };
}
