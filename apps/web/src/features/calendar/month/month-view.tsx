import type { WholeCalendar } from "@atrio/contract/calendar/calendar";

import type { Month } from "../../../lib/month-grid.ts";
import { Card } from "../../../ui/card.tsx";
import { closureOf } from "../calendar.model.ts";
import type { DayBook } from "../calendar.model.ts";
import { ClosureMark } from "../days/closure-mark.tsx";
import { MonthTable } from "../days/month-table.tsx";
import type { DayGrid, GridRoot } from "../days/use-day-grid.ts";

import { Agenda } from "./agenda.tsx";
import classes from "./month-view.module.css";

type MonthViewProps = {
  month: Month;
  /** On a phone: numbers and marks, and the chosen day in words below. */
  isSmall: boolean;
  calendar: WholeCalendar | undefined;
  book: DayBook;
  today: string;
  chosen: string | null;
  root: GridRoot;
  grid: DayGrid;
};

/** One month: an agenda, or on a phone a small grid. */
export function MonthView({ isSmall, calendar, root, ...shared }: MonthViewProps) {
  const { month, grid } = shared;
  const closure = closureOf(calendar, month);
  return (
    <div className={classes.month}>
      <ClosureMark closure={closure} />
      {isSmall ? (
        <Card className={classes.small ?? ""}>
          <div ref={root}>
            <MonthTable {...shared} chosen={grid.stop} size="large" />
          </div>
        </Card>
      ) : (
        <Agenda root={root} {...shared} />
      )}
    </div>
  );
}
