import { useTranslation } from "react-i18next";

import type { DayMark } from "./day-button.tsx";
import classes from "./range-calendar.module.css";

const kinds = ["holiday", "asked"] as const;

/** What the marks of the calendar mean; each day says it in words as well. */
export function CalendarLegend({ marks }: { marks: ReadonlyMap<string, DayMark> }) {
  const { t } = useTranslation("ask");
  const present = new Set([...marks.values()].map(({ kind }) => kind));
  return (
    <ul className={classes.legend} aria-hidden>
      <li>
        <span className={classes.sample} />
        {t("calendar.legend.chosen")}
      </li>
      {kinds
        .filter((kind) => present.has(kind))
        .map((kind) => (
          <li key={kind}>
            <span className={classes.sample} data-mark={kind} />
            {t(`calendar.legend.${kind}`)}
          </li>
        ))}
      {present.has("rest") && <li className={classes.rest}>{t("calendar.legend.rest")}</li>}
    </ul>
  );
}
