import { useTranslation } from "react-i18next";

import type { LeaveUnit, OccasionFigures } from "@atrio/contract/request-view";

import { formatDate } from "../../../lib/format.ts";

import { useAmount } from "./use-amount.ts";

/** Texts of the fact that a leave hangs on: its name, and the total of all its requests. */
export function useOccasionText(): (
  occasion: OccasionFigures,
  unit: LeaveUnit,
) => { name: string; use: string; deadline: string | null } {
  const { t } = useTranslation("requests");
  const amount = useAmount();
  return ({ fecha, etiqueta, total, usado, pendiente, hasta }, unit) => {
    const date = formatDate(fecha);
    const asked = (Math.round(usado * 100) + Math.round(pendiente * 100)) / 100;
    const values = { asked: amount(asked, unit), approved: amount(usado, unit) };
    return {
      name: etiqueta === null ? date : t("occasion.named", { label: etiqueta, date }),
      use:
        total === null
          ? t("occasion.use", values)
          : t("occasion.use_of", { ...values, total: amount(total, unit) }),
      deadline: hasta === null ? null : t("occasion.until", { date: formatDate(hasta) }),
    };
  };
}
