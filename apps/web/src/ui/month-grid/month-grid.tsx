import { ActionIcon } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useId } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { formatMonth } from "../../lib/format.ts";
import { weeksOf } from "../../lib/month-grid.ts";
import type { Month } from "../../lib/month-grid.ts";
import { WeekdayHead } from "../weekday-head.tsx";

import classes from "./month-grid.module.css";
import type { MonthGridState } from "./use-month-grid.ts";

type MonthGridProps = {
  state: MonthGridState;
  /** True if several days can be chosen. */
  isMultiple?: boolean;
  /** Escape closes what is around the month, not the dialog under it. */
  holdsEscape?: boolean;
  /** Cell of a day: a `td` with a button that has `data-day`. */
  renderDay: (day: string) => ReactNode;
};

/** Months of days, each with its name, and the ways to their neighbours; weeks begin on Monday. */
export function MonthGrid({ state, isMultiple, holdsEscape, renderDay }: MonthGridProps) {
  const { t } = useTranslation("common");
  const { grid, months, turn } = state;
  const helpId = useId();
  const last = months.length - 1;
  return (
    <>
      <div ref={grid} className={classes.months} data-count={months.length}>
        {months.map((month, index) => (
          <div key={`${month.year}-${month.month}`}>
            <div className={classes.head}>
              {index === 0 && (
                <Turn
                  label={t("calendar.previous")}
                  holdsEscape={holdsEscape}
                  onTurn={() => turn(-1)}
                >
                  <IconChevronLeft size={20} aria-hidden />
                </Turn>
              )}
              <p className={classes.month} aria-live="polite">
                {formatMonth(month.year, month.month)}
              </p>
              {index === last && (
                <Turn label={t("calendar.next")} holdsEscape={holdsEscape} onTurn={() => turn(1)}>
                  <IconChevronRight size={20} aria-hidden />
                </Turn>
              )}
            </div>
            <Days month={month} helpId={helpId} isMultiple={isMultiple} renderDay={renderDay} />
          </div>
        ))}
      </div>
      <p id={helpId} className={classes.help}>
        {t("calendar.help")}
      </p>
    </>
  );
}

type DaysProps = Pick<MonthGridProps, "renderDay"> & {
  month: Month;
  helpId: string;
  isMultiple: boolean | undefined;
};

function Days({ month, helpId, isMultiple, renderDay }: DaysProps) {
  return (
    <table
      className={classes.grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table of days is what a grid of dates is made of (ARIA practices)
      role="grid"
      aria-label={formatMonth(month.year, month.month)}
      aria-describedby={helpId}
      aria-multiselectable={isMultiple}
    >
      <WeekdayHead />
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.join()}>
            {week.map((day, index) =>
              // oxlint-disable-next-line react/no-array-index-key -- an empty place has no other name than its weekday
              day === null ? <td key={index}>{"\u00A0"}</td> : renderDay(day),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type TurnProps = {
  label: string;
  holdsEscape: boolean | undefined;
  onTurn: () => void;
  children: ReactNode;
};

function Turn({ label, holdsEscape, onTurn, children }: TurnProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={label}
      data-mantine-stop-propagation={holdsEscape}
      onClick={onTurn}
    >
      {children}
    </ActionIcon>
  );
}
