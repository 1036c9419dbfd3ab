import { VisuallyHidden } from "@mantine/core";
import { IconBeach, IconFlag } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time/time";

import { formatLongDate, formatMinutes, formatWeekday, weekdayOf } from "../../../lib/format.ts";
import { weekdays } from "../../../lib/month-grid.ts";
import { Duration } from "../../../ui/duration.tsx";
import { useBelow } from "../../../ui/use-below.ts";
import type { MonthTotals } from "../sheet/sheet.model.ts";
import { useDayKeys } from "../sheet/use-day-keys.ts";
import { dayBars } from "../summary/summary.model.ts";
import type { DayBar } from "../summary/summary.model.ts";

import classes from "./month-overview.module.css";
import { columnKind } from "./month.model.ts";
import type { ColumnKind } from "./month.model.ts";

type MonthOverviewProps = {
  days: readonly Workday[];
  totals: MonthTotals;
  today: string;
  now: string;
  onOpen: (day: string) => void;
};

const legend = ["complete", "short", "running", "off"] as const;

/**
 * The month at a glance: its balance beside a column for each day, or a calendar of its days on narrow
 * screens. The arrows move from day to day, Enter opens one.
 */
export function MonthOverview({ days, totals, today, now, onOpen }: MonthOverviewProps) {
  const { t } = useTranslation("time");
  const isNarrow = useBelow("laptop");
  const keys = useDayKeys(days, today);
  const bars = dayBars(days, today, now);
  const [first] = days;
  const blanks = isNarrow && first !== undefined ? weekdayOf(first.dia) - 1 : 0;
  return (
    <section className={classes.overview} aria-label={t("overview.title")}>
      <div className={classes.figures}>
        <span>{t("totals.balance")}</span>
        <b data-side={totals.balance < 0 ? "below" : "above"}>
          <Duration minutes={totals.balance} isBalance />
        </b>
        <span>
          {t("overview.worked_of", {
            worked: formatMinutes(totals.worked),
            expected: formatMinutes(totals.expectedToDate),
          })}
        </span>
      </div>
      <div className={classes.days}>
        {isNarrow && (
          <div className={classes.weekdays} aria-hidden>
            {weekdays.map((day) => (
              <span key={day}>{formatWeekday(day, "narrow")}</span>
            ))}
          </div>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons inside bubble up to here */}
        <ol className={isNarrow ? classes.calendar : classes.strip} onKeyDown={keys.onKeyDown}>
          {days.map((day, index) => (
            <li
              key={day.dia}
              style={index === 0 && blanks > 0 ? { gridColumnStart: blanks + 1 } : undefined}
            >
              <DayColumn
                day={day}
                bar={bars[index]}
                kind={columnKind(day, today)}
                isToday={day.dia === today}
                isNarrow={isNarrow}
                isTabStop={keys.active === index}
                onFocus={() => keys.setActive(index)}
                onOpen={() => onOpen(day.dia)}
              />
            </li>
          ))}
        </ol>
        <p className={classes.legend} aria-hidden>
          {legend.map((kind) => (
            <span key={kind} data-kind={kind}>
              {t(`overview.legend.${kind}`)}
            </span>
          ))}
        </p>
      </div>
    </section>
  );
}

type DayColumnProps = {
  day: Workday;
  bar: DayBar | undefined;
  kind: ColumnKind;
  isToday: boolean;
  /** In a calendar, where the bar lies. */
  isNarrow: boolean;
  isTabStop: boolean;
  onFocus: () => void;
  onOpen: () => void;
};

function DayColumn(props: DayColumnProps) {
  const { day, bar, kind, isToday, isNarrow, isTabStop, onFocus, onOpen } = props;
  const { t } = useTranslation("time");
  const date = formatLongDate(day.dia);
  const worked = bar?.worked ?? 0;
  const height = bar === undefined ? 0 : Math.max(bar.expectedHeight, bar.workedHeight);
  const done = height === 0 ? 0 : (100 * (bar?.workedHeight ?? 0)) / height;
  return (
    <button
      type="button"
      className={classes.day}
      data-day={day.dia}
      data-kind={kind}
      data-today={isToday}
      title={date}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onOpen}
    >
      <span className={classes.weekday} aria-hidden>
        {formatWeekday(day.dia, "narrow")}
      </span>
      <span className={classes.well} aria-hidden>
        {kind === "holiday" && <IconFlag size={14} />}
        {kind === "away" && <IconBeach size={14} />}
        <span className={classes.height} style={isNarrow ? undefined : { height: `${height}%` }}>
          <span
            className={classes.done}
            style={isNarrow ? { width: `${done}%` } : { height: `${done}%` }}
          />
        </span>
      </span>
      <b className={classes.number} aria-hidden>
        {Number(day.dia.slice(8))}
      </b>
      <VisuallyHidden>
        {t("sheet.details", { date })}
        {`, ${day.festivo?.nombre ?? t(`overview.kind.${kind}`)}`}
        {worked > 0 && `, ${formatMinutes(worked)}`}
      </VisuallyHidden>
    </button>
  );
}
