import { useTranslation } from "react-i18next";

import { formatLongDate } from "../../../lib/format.ts";
import type { DayEvents } from "../calendar.model.ts";

import { useDayLines } from "./use-day-lines.ts";

/** A day in words, as it is read aloud: the date and all that it holds. */
export function useDayWords(): (
  day: string,
  events: DayEvents | undefined,
  state: { isToday: boolean; isChosen: boolean },
) => string {
  const { t } = useTranslation("calendar");
  const linesOf = useDayLines();
  return (day, events, { isToday, isChosen }) =>
    [
      formatLongDate(day),
      isToday && t("grid.today"),
      isChosen && t("grid.chosen"),
      ...linesOf(events).map(({ title, detail }) => `${title} (${detail})`),
    ]
      .filter((part) => part !== false)
      .join(", ");
}
