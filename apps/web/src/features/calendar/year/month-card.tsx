import { useTranslation } from "react-i18next";

import type { WholeCalendar } from "@atrio/contract/calendar/calendar";

import { formatMonth, formatMonthName } from "../../../lib/format.ts";
import type { Month } from "../../../lib/month-grid.ts";
import { closureOf } from "../calendar.model.ts";
import type { DayBook } from "../calendar.model.ts";
import { ClosureMark } from "../days/closure-mark.tsx";
import { MonthTable } from "../days/month-table.tsx";
import type { DayGrid } from "../days/use-day-grid.ts";

import { useSeen } from "./use-seen.ts";
import classes from "./year.module.css";

type MonthCardProps = {
  month: Month;
  calendar: WholeCalendar | undefined;
  book: DayBook;
  today: string;
  chosen: string | null;
  grid: DayGrid;
  onOpen: (month: Month) => void;
};

/** A month of the year; its days are drawn when it is about to be seen. */
export function MonthCard({ month, calendar, book, today, chosen, grid, onOpen }: MonthCardProps) {
  const { t } = useTranslation("calendar");
  const { ref, isSeen } = useSeen<HTMLElement>();
  const prefix = `${month.year}-${String(month.month).padStart(2, "0")}`;
  // The keyboard may go to a month that is still far below.
  const isDrawn = isSeen || grid.stop.startsWith(prefix);
  return (
    <section
      ref={ref}
      className={classes.month}
      data-now={today.startsWith(prefix)}
      data-month={prefix}
    >
      <header className={classes.monthHead}>
        <h2>
          <button
            type="button"
            title={t("grid.open_month", { month: formatMonth(month.year, month.month) })}
            onClick={() => onOpen(month)}
          >
            {formatMonthName(month.month)}
          </button>
        </h2>
        <ClosureMark closure={closureOf(calendar, month)} />
      </header>
      {isDrawn && (
        <MonthTable
          month={month}
          book={book}
          today={today}
          chosen={chosen}
          grid={grid}
          size="small"
        />
      )}
    </section>
  );
}
