import { useTranslation } from "react-i18next";

import type { WholeCalendar } from "@atrio/contract/calendar/calendar";

import type { Month } from "../../../lib/month-grid.ts";
import type { DayBook } from "../calendar.model.ts";
import { DayTip } from "../days/day-tip.tsx";
import type { DayGrid, GridRoot } from "../days/use-day-grid.ts";

import { MonthCard } from "./month-card.tsx";
import classes from "./year.module.css";

const months = Array.from({ length: 12 }, (_, index) => index + 1);

type YearViewProps = {
  year: number;
  calendar: WholeCalendar | undefined;
  book: DayBook;
  today: string;
  chosen: string | null;
  root: GridRoot;
  grid: DayGrid;
  onOpen: (month: Month) => void;
};

/** The twelve months of a year. */
export function YearView({ year, root, ...shared }: YearViewProps) {
  const { t } = useTranslation("calendar");
  return (
    <div ref={root} className={classes.year}>
      <p className={classes.help}>{t("grid.help")}</p>
      {months.map((month) => (
        <MonthCard key={`${year}-${month}`} month={{ year, month }} {...shared} />
      ))}
      <DayTip root={root} book={shared.book} />
    </div>
  );
}
