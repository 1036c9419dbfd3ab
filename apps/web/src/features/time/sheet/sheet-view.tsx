import { lazy, useRef, useState } from "react";

import type { Workday } from "@atrio/contract/time/time";

import { loadChunk } from "../../../lib/chunks.ts";
import { Part } from "../../../ui/part.tsx";
import { useBelow } from "../../../ui/use-below.ts";

import type { DayExtras } from "./day-detail.tsx";
import { DayList } from "./day-list.tsx";
import classes from "./month-sheet.module.css";
import { MonthTotals } from "./month-totals.tsx";
import { SheetTable } from "./sheet-table.tsx";
import { monthTotals } from "./sheet.model.ts";

const DayDetail = lazy(async () => ({
  default: (await loadChunk(() => import("./day-detail.tsx"))).DayDetail,
}));

type SheetViewProps = DayExtras & {
  days: readonly Workday[];
  today: string;
  now: string;
  /** The day whose panel is open at first. */
  openedDay?: string | null;
};

/** A month's days: totals, table or cards by the screen's width, and the panel of the day opened. */
export function SheetView({ days, today, now, openedDay = null, ...extras }: SheetViewProps) {
  const isNarrow = useBelow("laptop");
  const [opened, setOpened] = useState<string | null>(openedDay);
  const totals = monthTotals(days, now);
  const index = days.findIndex(({ dia }) => dia === opened);
  const shown = days[index];
  const frame = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpened(null);
    // The panel leaves first; then the keys go on from the day it showed.
    requestAnimationFrame(() => {
      frame.current?.querySelector<HTMLElement>(`[data-day="${opened ?? ""}"]`)?.focus();
    });
  };
  return (
    <div ref={frame} className={classes.sheet}>
      <MonthTotals totals={totals} />
      {isNarrow ? (
        <DayList days={days} today={today} now={now} onOpen={setOpened} />
      ) : (
        <SheetTable days={days} totals={totals} today={today} now={now} onOpen={setOpened} />
      )}
      <Part>
        {shown !== undefined && (
          <DayDetail
            {...extras}
            day={shown}
            now={now}
            previous={days[index - 1]?.dia ?? null}
            next={days[index + 1]?.dia ?? null}
            onShow={setOpened}
            onClose={close}
          />
        )}
      </Part>
    </div>
  );
}
