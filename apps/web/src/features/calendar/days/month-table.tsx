import { useTranslation } from "react-i18next";

import { formatMonth } from "../../../lib/format.ts";
import { weeksOf } from "../../../lib/month-grid.ts";
import type { Month } from "../../../lib/month-grid.ts";
import { WeekdayHead } from "../../../ui/weekday-head.tsx";
import { tileOf } from "../calendar.model.ts";
import type { DayBook } from "../calendar.model.ts";
import { useDayWords } from "../day/use-day-words.ts";

import { DayCell } from "./day-cell.tsx";
import classes from "./month-table.module.css";
import type { DayGrid } from "./use-day-grid.ts";

type MonthTableProps = {
  month: Month;
  book: DayBook;
  today: string;
  chosen: string | null;
  grid: DayGrid;
  size: "small" | "large";
};

/** A month as a small grid of days, each with its colour and marks. */
export function MonthTable({ month, book, today, chosen, grid, size }: MonthTableProps) {
  const { t } = useTranslation("calendar");
  const wordsOf = useDayWords();
  return (
    <table
      className={classes.grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table of days is what a grid of dates is made of (ARIA practices)
      role="grid"
      aria-label={t("grid.label", { month: formatMonth(month.year, month.month) })}
      data-size={size}
      onClick={grid.onClick}
      onKeyDown={grid.onKeyDown}
    >
      <WeekdayHead names="narrow" />
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.join()}>
            {week.map((day, index) =>
              day === null ? (
                // oxlint-disable-next-line react/no-array-index-key -- an empty place has no other name than its weekday
                <td key={index}>{"\u00A0"}</td>
              ) : (
                <DayCell
                  key={day}
                  day={day}
                  label={wordsOf(day, book.get(day), {
                    isToday: day === today,
                    isChosen: day === chosen,
                  })}
                  events={book.get(day)}
                  isToday={day === today}
                  isChosen={day === chosen}
                  isStop={day === grid.stop}
                  isJoinedBefore={doJoin(book, week[index - 1], day)}
                  isJoinedAfter={doJoin(book, day, week[index + 1])}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** True if two neighbours show the same absence, so that their colours join. */
function doJoin(
  book: DayBook,
  one: string | null | undefined,
  other: string | null | undefined,
): boolean {
  if (typeof one !== "string" || typeof other !== "string") return false;
  const [first, second] = [book.get(one), book.get(other)];
  const tile = tileOf(first);
  if (tile === null || tile > 8 || tile !== tileOf(second)) return false;
  const requests = [first, second].map((events) => events?.absences[0]?.absence.solicitud_id);
  return requests[0] === requests[1];
}
