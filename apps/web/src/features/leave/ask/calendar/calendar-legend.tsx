import { useTranslation } from "react-i18next";

import type { DayMark } from "./day-button.tsx";
import classes from "./range-calendar.module.css";

/** Legend of the calendar's marks; each day states them in words as well. */
export function CalendarLegend({ marks }: { marks: ReadonlyMap<string, DayMark> }) {
  const { t } = useTranslation("ask");
  const days = [...marks.values()];
  return (
    <ul className={classes.legend} aria-hidden>
      <li>
        <span className={classes.sample} />
        {t("calendar.legend.chosen")}
      </li>
      {days.some(({ holiday }) => holiday !== null) && (
        <li>
          <span className={classes.sample} data-mark="holiday" />
          {t("calendar.legend.holiday")}
        </li>
      )}
      {days.some(({ isAsked }) => isAsked) && (
        <li>
          <span className={classes.sample} data-mark="asked" />
          {t("calendar.legend.asked")}
        </li>
      )}
      {days.some(({ isRest }) => isRest) && (
        <li className={classes.rest}>{t("calendar.legend.rest")}</li>
      )}
    </ul>
  );
}
