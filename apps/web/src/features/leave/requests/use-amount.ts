import { useTranslation } from "react-i18next";

import type { LeaveUnit } from "@atrio/contract/request-view";

import { formatMinutes, formatNumber, isSingular } from "../../../lib/format.ts";

/** Formats an amount of a balance or a request: '3 días', '1,5 días', '4 h' for hours. */
export function useAmount(): (amount: number, unit: LeaveUnit) => string {
  const { t } = useTranslation("requests");
  return (amount, unit) => {
    if (unit === "horas") return formatMinutes(amount);
    const words = formatNumber(amount).replace("-", "−");
    return t(isSingular(amount) ? "amount.day" : "amount.days", { amount: words });
  };
}
