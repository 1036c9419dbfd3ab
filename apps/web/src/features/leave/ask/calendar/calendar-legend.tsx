import { useTranslation } from "react-i18next";

import type { DayMark } from "./day-button.tsx";
import classes from "./range-calendar.module.css";
import type { TeamAway } from "./team-away.model.ts";

type CalendarLegendProps = { marks: ReadonlyMap<string, DayMark>; team: TeamAway };

/** Legend of the calendar's marks; each day states them in words as well. */
export function CalendarLegend({ marks, team }: CalendarLegendProps) {
  const { t } = useTranslation("ask");
  const days = [...marks.values()];
  const named = team.people.filter(({ colour }) => colour > 0);
  const others = team.people.length - named.length;
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
      {named.map(({ id, name, colour }) => (
        <li key={id}>
          <span className={classes.dot} data-colour={colour} />
          {name}
        </li>
      ))}
      {others > 0 && (
        <li>
          <span className={classes.dot} data-colour={0} />+{others}
        </li>
      )}
    </ul>
  );
}
