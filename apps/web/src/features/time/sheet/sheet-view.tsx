import { useRef } from "react";

import type { Workday } from "@atrio/contract/time/time";

import { useBelow } from "../../../ui/use-below.ts";

import type { DayExtras } from "./day-detail.tsx";
import { DayList } from "./day-list.tsx";
import { DayPanel, useOpenedDay } from "./day-panel.tsx";
import classes from "./month-sheet.module.css";
import { MonthTotals } from "./month-totals.tsx";
import { SheetTable } from "./sheet-table.tsx";
import { monthTotals } from "./sheet.model.ts";
import type { MonthTotals as Totals } from "./sheet.model.ts";

type SheetViewProps = DayExtras & {
  days: readonly Workday[];
  today: string;
  now: string;
  /** The day whose panel is open at first. */
  openedDay?: string | null;
};

/** A month's days: totals, all days, and the panel of the day opened. */
export function SheetView({ days, today, now, openedDay = null, ...extras }: SheetViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const opened = useOpenedDay(openedDay, frame);
  const totals = monthTotals(days, now);
  return (
    <div ref={frame} className={classes.sheet}>
      <MonthTotals totals={totals} />
      <AllDays days={days} totals={totals} today={today} now={now} onOpen={opened.open} />
      <DayPanel {...extras} days={days} now={now} opened={opened} />
    </div>
  );
}

type AllDaysProps = {
  days: readonly Workday[];
  totals: Totals;
  today: string;
  now: string;
  onOpen: (day: string) => void;
};

/** Every day of a month, as a table or as cards by the screen's width. */
export function AllDays(props: AllDaysProps) {
  const isNarrow = useBelow("laptop");
  return isNarrow ? <DayList {...props} /> : <SheetTable {...props} />;
}
