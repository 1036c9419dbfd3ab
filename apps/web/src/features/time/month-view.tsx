import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { useTranslation } from "react-i18next";

import { openSigningQuery } from "../../lib/clock.ts";
import { dayIn, monthRange } from "../../lib/format.ts";
import { useCurrentUser } from "../../lib/identity.ts";
import { ProjectSlots } from "../../lib/project-slots.ts";
import { SectionHead } from "../../ui/section-head.tsx";

import { DayActions } from "./changes/day-actions.tsx";
import { SigningTraces } from "./changes/day/change-trace.tsx";
import { dayChangesQuery } from "./changes/day/day.queries.ts";
import { SigningActions } from "./changes/signing-actions.tsx";
import { ClosureCard } from "./closure/closure-card.tsx";
import { SheetDownload } from "./download/sheet-download.tsx";
import { MonthNav } from "./sheet/month-nav.tsx";
import { MonthSheet } from "./sheet/month-sheet.tsx";
import type { Month } from "./sheet/sheet.model.ts";
import classes from "./time.module.css";
import { useNow } from "./use-now.ts";

type MonthViewProps = {
  month: Month;
  current: Month;
  /** The day whose panel is open at first. */
  openedDay: string | null;
  /** All days in a table. */
  isWhole: boolean;
  onMonth: (month: Month) => void;
  onWhole: (isWhole: boolean) => void;
};

/** One month: the way to others, its closure and its sheet. */
export function MonthView({ month, current, openedDay, ...view }: MonthViewProps) {
  const { t } = useTranslation("time");
  const user = useCurrentUser();
  const today = dayIn(user.zona_horaria, useNow());
  const { data: open } = useQuery(openSigningQuery(user.id));
  const { from, to } = monthRange(month.year, month.month);
  const range = { trabajador_id: user.id, desde: from, hasta: to };
  const changes = useQuery(dayChangesQuery({ ...range, isOwn: true })).data ?? [];
  const projects = use(ProjectSlots);
  const isRunning = open !== undefined && open !== null;
  return (
    <section className={classes.sheet}>
      <SectionHead title={t("sheet.title")}>
        <div className={classes.tools}>
          <SheetDownload month={month} worker={{ id: user.id, isOwn: true }} />
          <MonthNav month={month} current={current} onChange={view.onMonth} />
        </div>
      </SectionHead>
      <ClosureCard month={month} />
      <MonthSheet
        month={month}
        openedDay={openedDay}
        isWhole={view.isWhole}
        onWhole={view.onWhole}
        renderActions={(day) => (
          <>
            <DayActions
              key={day.dia}
              day={day}
              changes={changes}
              today={today}
              isRunning={isRunning}
            />
            {day.fichajes.length > 0 && projects?.renderDay({ workerId: user.id, dia: day.dia })}
          </>
        )}
        renderSigningActions={(signing, day) => (
          <>
            <SigningTraces signingId={signing.id} changes={changes} />
            <SigningActions signing={signing} day={day} isRunning={isRunning} />
          </>
        )}
      />
      {projects?.renderHours({ workerId: user.id, year: month.year, month: month.month })}
    </section>
  );
}
