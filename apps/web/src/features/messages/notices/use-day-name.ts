import { useTranslation } from "react-i18next";

import { addDays, dayIn, formatLongDate, serverNow } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";

/** Name of a day in speech: today and yesterday, then its date. */
export function useDayName(): (day: string) => string {
  const { t } = useTranslation("notices-page");
  const { zona_horaria } = useCurrentUser();
  const today = dayIn(zona_horaria, serverNow());
  return (day) => {
    if (day === today) return t("day.today");
    return day === addDays(today, -1) ? t("day.yesterday") : formatLongDate(day);
  };
}
