import { Fragment } from "react";
import { useTranslation } from "react-i18next";

import type { ScheduleItem } from "@atrio/contract/time/schedules";

import classes from "./schedule-text.module.css";

/** '08:00–14:00 · 15:00–17:00', or that there is no schedule. */
export function ScheduleText({ items }: { items: readonly ScheduleItem[] }) {
  const { t } = useTranslation("time");
  if (items.length === 0) return <span className={classes.none}>{t("sheet.no_schedule")}</span>;
  return (
    <span>
      {items.map(({ inicio, fin }, index) => (
        <Fragment key={inicio}>
          {index > 0 && " · "}
          <span className={classes.stretch}>
            {inicio}–{fin}
            {fin <= inicio && <sup title={t("today.next_day")}>+1</sup>}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
