import { useTranslation } from "react-i18next";

import type { BankShare } from "@atrio/contract/people/bank-accounts";
import { remainder } from "@atrio/contract/people/bank-shares";

import { formatMoney, formatPercent } from "../../../lib/format.ts";

/** What an account takes of the pay, in words; `count` accounts share it. */
export function useShareText(): (share: BankShare, count: number) => string {
  const { t } = useTranslation("bank-accounts");
  return ({ importe: amount, porcentaje: percent, nomina: isPaid }, count) => {
    if (!isPaid) return t("list.none");
    if (amount === remainder) {
      if (count === 1) return t("list.all");
      return percent === 0 || percent === 100
        ? t("list.rest")
        : t("list.rest_part", { percent: formatPercent(percent, 0) });
    }
    return percent > 0
      ? t("list.percent", { percent: formatPercent(percent, 0) })
      : t("list.amount", { amount: formatMoney(amount) });
  };
}
