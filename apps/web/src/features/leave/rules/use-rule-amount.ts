import { useTranslation } from "react-i18next";

import type { BalanceRules } from "@atrio/contract/leave/leave-rules";

import { useAmount } from "../requests/use-amount.ts";

import { ruleFor } from "./rules.model.ts";
import type { OfficeRule } from "./rules.model.ts";

/** Amount of a rule in words, and 'a year' or 'each time'; of a balance what it grants this year. */
export function useRuleAmount(
  balances: BalanceRules,
): (rule: OfficeRule) => { amount: string; per: string | null } {
  const { t } = useTranslation("leave-rules");
  const amount = useAmount();
  return (rule) => {
    const grant = ruleFor(balances.reglas, rule.saldo, Number(balances.hoy.slice(0, 4)));
    if (rule.saldo !== null && grant !== undefined) {
      return { amount: amount(grant.cantidad, rule.unidad), per: t("perYear") };
    }
    if (rule.limite === null) return { amount: t("noLimit"), per: null };
    const per = t(rule.limite_por === "anyo" ? "perYear" : "perEvent");
    return { amount: amount(rule.limite, rule.unidad), per };
  };
}
