import { Fragment } from "react";
import { useTranslation } from "react-i18next";

import { formatMonth, weekdayOf } from "../../../lib/format.ts";
import { weeksOf } from "../../../lib/month-grid.ts";
import type { Month } from "../../../lib/month-grid.ts";
import { WeekdayHead } from "../../../ui/weekday-head.tsx";
import type { DayBook } from "../calendar.model.ts";
import type { DayLine } from "../day/day.model.ts";
import { useDayLines } from "../day/use-day-lines.ts";
import { useDayWords } from "../day/use-day-words.ts";
import { DayTip } from "../days/day-tip.tsx";
import type { DayGrid, GridRoot } from "../days/use-day-grid.ts";

import { AgendaBar, AgendaLine } from "./agenda-line.tsx";
import classes from "./agenda.module.css";
import { layWeek } from "./month.model.ts";
import type { AgendaDay } from "./month.model.ts";

/** Lines and bars that a day has room for. */
const room = 5;

type AgendaProps = {
  month: Month;
  book: DayBook;
  today: string;
  chosen: string | null;
  root: GridRoot;
  grid: DayGrid;
};

/** A month with room for each day's events: bars across days, shifts with their hours. */
export function Agenda({ month, book, today, chosen, root, grid }: AgendaProps) {
  const { t } = useTranslation("calendar");
  const linesOf = useDayLines();
  const wordsOf = useDayWords();
  const read = (day: string): DayLine[] => linesOf(book.get(day));
  return (
    <div ref={root} className={classes.agenda}>
      <p className={classes.help}>{t("grid.help")}</p>
      <table
        className={classes.grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table of days is what a grid of dates is made of (ARIA practices)
        role="grid"
        aria-label={t("grid.label", { month: formatMonth(month.year, month.month) })}
        onClick={grid.onClick}
        onKeyDown={grid.onKeyDown}
      >
        <WeekdayHead />
        <tbody>
          {weeksOf(month).map((week) => {
            const days = week.filter((day) => day !== null);
            const [first = ""] = days;
            const before = weekdayOf(first) - 1;
            return (
              <tr key={first}>
                <Blanks count={before} />
                {layWeek(days, read, room).map((agendaDay) => (
                  <Day
                    key={agendaDay.day}
                    agendaDay={agendaDay}
                    label={wordsOf(agendaDay.day, book.get(agendaDay.day), {
                      isToday: agendaDay.day === today,
                      isChosen: agendaDay.day === chosen,
                    })}
                    book={book}
                    isToday={agendaDay.day === today}
                    isChosen={agendaDay.day === chosen}
                    isStop={agendaDay.day === grid.stop}
                  />
                ))}
                <Blanks count={7 - before - days.length} />
              </tr>
            );
          })}
        </tbody>
      </table>
      <DayTip root={root} book={book} />
    </div>
  );
}

/** The places of a week that belong to another month. */
function Blanks({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <td key={index} className={classes.blank}>
      {"\u00A0"}
    </td>
  ));
}

type DayProps = {
  agendaDay: AgendaDay;
  /** The day in words. */
  label: string;
  book: DayBook;
  isToday: boolean;
  isChosen: boolean;
  isStop: boolean;
};

/** A day: its button covers it whole, and its name says all that is drawn. */
function Day({ agendaDay, label, book, isToday, isChosen, isStop }: DayProps) {
  const { t } = useTranslation("calendar");
  const { day, lanes, lines, hidden } = agendaDay;
  const isHoliday =
    book.get(day)?.holidays.some(({ tipo_festivo_id }) => tipo_festivo_id > 1) ?? false;
  return (
    <td className={classes.day} data-holiday={isHoliday} aria-selected={isChosen}>
      <button
        type="button"
        className={classes.button}
        tabIndex={isStop ? 0 : -1}
        aria-label={label}
        aria-current={isToday ? "date" : undefined}
        data-day={day}
        data-chosen={isChosen}
      >
        <span className={classes.number}>{Number(day.slice(8))}</span>
      </button>
      <div className={classes.lines} aria-hidden>
        {lanes.map((lane, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a lane has no other name than its height
          <Fragment key={index}>
            {lane === null || lane === "taken" ? (
              <span className={classes.lane} />
            ) : (
              <AgendaBar bar={lane} />
            )}
          </Fragment>
        ))}
        {lines.map((line) => (
          <AgendaLine key={line.key} line={line} />
        ))}
        {hidden > 0 && <span className={classes.more}>{t("grid.more", { count: hidden })}</span>}
      </div>
    </td>
  );
}
