import { useTranslation } from "react-i18next";

import { formatWeekday } from "../../../lib/format.ts";
import { ScheduleText } from "../schedule-text.tsx";

import classes from "./next-days-list.module.css";
import { useNextDays } from "./use-next-days.ts";

const shownDays = 4;

/** The schedule of the days after today, in a few lines. */
export function NextDaysList() {
  const { t } = useTranslation("time");
  const { query } = useNextDays();
  const days = query.data?.slice(1, 1 + shownDays) ?? [];
  if (days.length === 0) return null;
  return (
    <section className={classes.next}>
      <h3>{t("next.short")}</h3>
      <ul>
        {days.map((day) => (
          <li key={day.dia}>
            <span className={classes.date}>
              {formatWeekday(day.dia)} {Number(day.dia.slice(8))}
            </span>
            {day.festivo !== null && day.horario.length === 0 ? (
              <span>{day.festivo.nombre}</span>
            ) : (
              <ScheduleText items={day.horario} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
