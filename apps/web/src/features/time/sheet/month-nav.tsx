import { useTranslation } from "react-i18next";

import { formatMonth } from "../../../lib/format.ts";
import { MonthSteps } from "../../../ui/month-steps.tsx";

import { sameMonth, shiftMonth } from "./sheet.model.ts";
import type { Month } from "./sheet.model.ts";

type MonthNavProps = { month: Month; current: Month; onChange: (month: Month) => void };

/** Arrows to the months before and after, and back to the current one. */
export function MonthNav({ month, current, onChange }: MonthNavProps) {
  const { t } = useTranslation("time");
  const back = { label: t("sheet.this_month"), onGo: () => onChange(current) };
  return (
    <MonthSteps
      label={t("sheet.title")}
      month={formatMonth(month.year, month.month)}
      previous={t("sheet.previous")}
      next={t("sheet.next")}
      onStep={(months) => onChange(shiftMonth(month, months))}
      current={sameMonth(month, current) ? null : back}
    />
  );
}
