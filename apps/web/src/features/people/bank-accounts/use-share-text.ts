import { useTranslation } from "react-i18next";

import type { BankShare } from "@atrio/contract/people/bank-accounts";
import { remainder } from "@atrio/contract/people/bank-shares";

import { formatMoney, formatPercent } from "../../../lib/format.ts";

/** Share of an account, in words; `count` accounts share the pay. */
export function useShareText(): (share: BankShare, count: number) => string {
  const { t } = useTranslation("bank-accounts");
  return ({ importe, porcentaje, nomina }, count) => {
    if (!nomina) return t("list.none");
    if (importe === remainder) {
      if (count === 1) return t("list.all");
      return porcentaje === 0 || porcentaje === 100
        ? t("list.rest")
        : t("list.rest_part", { percent: formatPercent(porcentaje, 0) });
    }
    return porcentaje > 0
      ? t("list.percent", { percent: formatPercent(porcentaje, 0) })
      : t("list.amount", { amount: formatMoney(importe) });
  };
}
