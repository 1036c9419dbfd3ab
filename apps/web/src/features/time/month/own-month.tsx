import { SegmentedControl } from "@mantine/core";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time/time";

import type { DayExtras } from "../sheet/day-detail.tsx";
import { DayPanel, useOpenedDay } from "../sheet/day-panel.tsx";
import { AllDays } from "../sheet/sheet-view.tsx";
import { monthTotals } from "../sheet/sheet.model.ts";

import { MonthOverview } from "./month-overview.tsx";
import { hoursOf, isListed, isWeekOf, weeksUntil } from "./month.model.ts";
import classes from "./own-month.module.css";
import { ToCheck } from "./to-check.tsx";
import { FoldedWeeks, WeekDays } from "./weeks.tsx";

export type OwnMonthProps = DayExtras & {
  days: readonly Workday[];
  today: string;
  now: string;
  /** The day whose panel is open at first. */
  openedDay?: string | null;
  /** All days in a table, instead of those that have something to tell. */
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
};

/** The worker's month: overview, days to check, this week, and earlier weeks folded (Rule TIME-166). */
export function OwnMonth({ days, today, now, openedDay = null, ...props }: OwnMonthProps) {
  const { isWhole, onWhole, ...extras } = props;
  const { t } = useTranslation("time");
  const frame = useRef<HTMLDivElement>(null);
  const opened = useOpenedDay(openedDay, frame);
  const totals = monthTotals(days, now);
  const hours = hoursOf(days, now);
  const weeks = weeksUntil(days, today, now);
  const current = weeks.find((week) => isWeekOf(week, today));
  const earlier = weeks.filter(
    (week) => week !== current && week.days.some((day) => isListed(day, today)),
  );
  // A month to come has nothing but its schedule.
  const showsAll = isWhole || weeks.length === 0;
  const rest = { hours, today, now, onOpen: opened.open };
  const choice = weeks.length > 0 && (
    <SegmentedControl
      size="sm"
      aria-label={t("sheet.show")}
      value={isWhole ? "all" : "signed"}
      onChange={(value) => onWhole(value === "all")}
      data={[
        { value: "signed", label: t("sheet.show_signed") },
        { value: "all", label: t("sheet.show_all", { count: days.length }) },
      ]}
    />
  );
  return (
    <div ref={frame} className={classes.month}>
      <MonthOverview days={days} totals={totals} today={today} now={now} onOpen={opened.open} />
      <ToCheck days={days} {...rest} />
      {showsAll ? (
        <section className={classes.all} aria-labelledby="all-days">
          <header className={classes.head}>
            <h3 id="all-days">{t("sheet.all_days")}</h3>
            {choice}
          </header>
          <AllDays days={days} totals={totals} today={today} now={now} onOpen={opened.open} />
        </section>
      ) : (
        <>
          {current !== undefined && (
            <section className={classes.card} aria-labelledby="this-week">
              <header className={classes.head}>
                <h3 id="this-week">{t("sheet.this_week")}</h3>
                {choice}
              </header>
              <WeekDays days={current.days} {...rest} />
            </section>
          )}
          {earlier.length > 0 && (
            <section className={classes.card} aria-labelledby="earlier-weeks">
              <header className={classes.head}>
                <h3 id="earlier-weeks">
                  {t(current === undefined ? "sheet.weeks" : "sheet.earlier_weeks")}
                </h3>
                {current === undefined && choice}
              </header>
              <FoldedWeeks weeks={earlier} {...rest} />
            </section>
          )}
        </>
      )}
      <DayPanel {...extras} days={days} now={now} opened={opened} />
    </div>
  );
}
