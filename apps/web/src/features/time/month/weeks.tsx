import { IconCheck, IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time/time";

import { formatDayMonth, formatMinutes } from "../../../lib/format.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { DayMarks } from "../sheet/day-marks.tsx";
import { DayStatus } from "../sheet/day-status.tsx";

import { DayRow } from "./day-row.tsx";
import { isListed } from "./month.model.ts";
import type { Hours, Week } from "./month.model.ts";
import classes from "./own-month.module.css";

type DaysProps = { hours: Hours; today: string; now: string; onOpen: (day: string) => void };

/** Days of a week that have something to tell. */
export function WeekDays({ days, ...rest }: DaysProps & { days: readonly Workday[] }) {
  const listed = days.filter((day) => isListed(day, rest.today));
  return (
    <ul className={classes.rows}>
      {listed.map((day) => (
        <DayRow key={day.dia} {...rest} day={day} onOpen={() => rest.onOpen(day.dia)}>
          <DayMarks day={day} />
          <span data-plain>
            <DayStatus day={day} />
          </span>
        </DayRow>
      ))}
    </ul>
  );
}

/** Weeks in a line each, which opens their days. */
export function FoldedWeeks({ weeks, ...rest }: DaysProps & { weeks: readonly Week[] }) {
  return (
    <ul className={classes.rows}>
      {weeks.map((week) => (
        <FoldedWeek key={week.from} {...rest} week={week} />
      ))}
    </ul>
  );
}

function FoldedWeek({ week, ...rest }: DaysProps & { week: Week }) {
  const { t } = useTranslation("time");
  const [isOpen, setOpen] = useState(false);
  const { worked, expectedToDate, wrongDays, signedDays } = week.totals;
  const Arrow = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <li className={classes.week}>
      <button
        type="button"
        className={classes.fold}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Arrow size={18} aria-hidden />
        <b>{spanOf(week)}</b>
        <span className={classes.count}>{t("sheet.week_days", { count: signedDays })}</span>
        <span className={classes.sum}>
          {t("sheet.week_sum", {
            worked: formatMinutes(worked, "column"),
            expected: formatMinutes(expectedToDate, "column"),
          })}
        </span>
        {wrongDays === 0 ? (
          <StatusBadge color="green" icon={<IconCheck size={15} />}>
            {t("sheet.complete")}
          </StatusBadge>
        ) : (
          <StatusBadge color="yellow">{t("sheet.week_check", { count: wrongDays })}</StatusBadge>
        )}
      </button>
      {isOpen && <WeekDays {...rest} days={week.days} />}
    </li>
  );
}

/** '16 – 20 nov': first and last day of a week. */
function spanOf({ from, to }: Week): string {
  return from === to ? formatDayMonth(from) : `${Number(from.slice(8))} – ${formatDayMonth(to)}`;
}
