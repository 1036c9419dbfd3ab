import { useMediaQuery } from "@mantine/hooks";
import { IconCalendarOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time";

import { loadChunk } from "../../../lib/chunks.ts";
import { dayIn, formatMonth, monthRange } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { workdaysQuery } from "../time-registration.queries.ts";
import { useNow } from "../use-now.ts";

import { DayList } from "./day-list.tsx";
import classes from "./month-sheet.module.css";
import { MonthTotals } from "./month-totals.tsx";
import { SheetTable } from "./sheet-table.tsx";
import { isBlankMonth, monthTotals } from "./sheet.model.ts";
import type { Month } from "./sheet.model.ts";

const DayDetail = lazy(async () => ({
  default: (await loadChunk(() => import("./day-detail.tsx"))).DayDetail,
}));

/** Below this width the table's columns do not fit: days become cards. */
const narrow = "(max-width: 62em)";

/** The sheet of one month: its totals, every calendar day, and the detail of the day opened. */
export function MonthSheet({ month }: { month: Month }) {
  const { t } = useTranslation("time");
  const user = useCurrentUser();
  const now = useNow();
  const { from, to } = monthRange(month.year, month.month);
  const query = useQuery(workdaysQuery(user.id, from, to));

  if (query.data === undefined) {
    if (query.isError) {
      return (
        <div className={classes.frame}>
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        </div>
      );
    }
    return (
      <div className={classes.loading} aria-busy>
        <BlockSkeleton height={104} />
        <BlockSkeleton height={640} />
      </div>
    );
  }
  if (isBlankMonth(query.data)) {
    return (
      <div className={classes.frame}>
        <EmptyState
          icon={<IconCalendarOff size={24} />}
          title={t("sheet.empty_title", { month: formatMonth(month.year, month.month) })}
          text={t("sheet.empty_text")}
        />
      </div>
    );
  }
  return (
    <LoadedSheet key={from} days={query.data} today={dayIn(user.zona_horaria, now)} now={now} />
  );
}

type LoadedSheetProps = { days: Workday[]; today: string; now: string };

function LoadedSheet({ days, today, now }: LoadedSheetProps) {
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false });
  const [opened, setOpened] = useState<string | null>(null);
  const totals = monthTotals(days, today, now);
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
        <div className={classes.frame}>
          <SheetTable days={days} totals={totals} today={today} now={now} onOpen={setOpened} />
        </div>
      )}
      <Suspense fallback={null}>
        {shown !== undefined && (
          <DayDetail
            day={shown}
            now={now}
            previous={days[index - 1]?.dia ?? null}
            next={days[index + 1]?.dia ?? null}
            onShow={setOpened}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
