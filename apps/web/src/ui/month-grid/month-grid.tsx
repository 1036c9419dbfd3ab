import { ActionIcon } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useId } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { formatMonth } from "../../lib/format.ts";
import { weeksOf } from "../../lib/month-grid.ts";
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

/** A month of days with its name and the ways to its neighbours; weeks begin on Monday. */
export function MonthGrid({ state, isMultiple, holdsEscape, renderDay }: MonthGridProps) {
  const { t } = useTranslation("common");
  const titleId = useId();
  const helpId = useId();
  const { grid, month, turn } = state;
  return (
    <>
      <div className={classes.head}>
        <Turn label={t("calendar.previous")} holdsEscape={holdsEscape} onTurn={() => turn(-1)}>
          <IconChevronLeft size={20} aria-hidden />
        </Turn>
        <p id={titleId} className={classes.month} aria-live="polite">
          {formatMonth(month.year, month.month)}
        </p>
        <Turn label={t("calendar.next")} holdsEscape={holdsEscape} onTurn={() => turn(1)}>
          <IconChevronRight size={20} aria-hidden />
        </Turn>
      </div>
      <table
        ref={grid}
        className={classes.grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table of days is what a grid of dates is made of (ARIA practices)
        role="grid"
        aria-labelledby={titleId}
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
      <p id={helpId} className={classes.help}>
        {t("calendar.help")}
      </p>
    </>
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
