import { VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time/time";

import { formatLongDate, formatMinutes, formatWeekday } from "../../../lib/format.ts";
import { workedMinutes } from "../time.model.ts";

import { DayBar } from "./day-bar.tsx";
import classes from "./day-row.module.css";
import type { Hours } from "./month.model.ts";

export type DayRowProps = {
  day: Workday;
  hours: Hours;
  today: string;
  now: string;
  onOpen: () => void;
  /** Two lines beside the date, where there is something to tell. */
  texts?: ReactNode;
  /** State or action at the end. */
  children: ReactNode;
};

/** A day of the month in a line that opens its detail: date, bar, worked time, state. */
export function DayRow({ day, hours, today, now, onOpen, texts, children }: DayRowProps) {
  const { t } = useTranslation("time");
  const isToday = day.dia === today;
  return (
    <li
      className={classes.row}
      data-row={isToday ? "today" : "past"}
      data-told={texts !== undefined}
    >
      <button type="button" className={classes.open} data-day={day.dia} onClick={onOpen}>
        <span className={classes.date}>
          <span>{isToday ? t("sheet.today") : formatWeekday(day.dia)}</span>{" "}
          <b>{Number(day.dia.slice(8))}</b>
        </span>
        <VisuallyHidden>{t("sheet.details", { date: formatLongDate(day.dia) })}</VisuallyHidden>
        {texts !== undefined && <span className={classes.texts}>{texts}</span>}
        <span className={classes.bar}>
          <DayBar day={day} hours={hours} today={today} now={now} />
        </span>
        <span className={classes.worked}>{formatMinutes(workedMinutes(day, now), "column")}</span>
      </button>
      <span className={classes.end}>{children}</span>
    </li>
  );
}
