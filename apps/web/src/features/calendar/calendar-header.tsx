import { Button, SegmentedControl } from "@mantine/core";
import { IconCalendarShare, IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import { moduleIds } from "@atrio/contract/modules";

import { loadChunk } from "../../lib/chunks.ts";
import { messageOf } from "../../lib/errors.ts";
import { formatMonth } from "../../lib/format.ts";
import { useCurrentUser, useModuleHired } from "../../lib/identity.ts";
import { shiftMonth } from "../../lib/month-grid.ts";
import type { Month } from "../../lib/month-grid.ts";
import { notify } from "../../ui/notify.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Part } from "../../ui/part.tsx";
import { Steps } from "../../ui/steps.tsx";

import classes from "./calendar-board.module.css";
import { downloadYearMutation } from "./calendar.queries.ts";
import { calendarViews } from "./search.model.ts";
import type { CalendarView } from "./search.model.ts";

const SyncDialog = lazy(async () => {
  const part = await loadChunk(() => import("./sync/sync-dialog.tsx"));
  return { default: part.SyncDialog };
});

/** Years that an address may name. */
const [firstYear, lastYear] = [2000, 2199];

type CalendarHeaderProps = Month & {
  view: CalendarView;
  onView: (view: CalendarView) => void;
  onPlace: (place: Month) => void;
  onToday: () => void;
};

/** The page's heading: where one is in time, the views, and ways to take the calendar along. */
export function CalendarHeader({ view, year, month, ...go }: CalendarHeaderProps) {
  const { t } = useTranslation("calendar");
  const hasTeam = useModuleHired(moduleIds.absences);
  const views = calendarViews.filter((value) => value !== "equipo" || hasTeam);
  const [isSyncing, setSyncing] = useState(false);
  return (
    <>
      <PageHeader title={t("title")}>
        <div className={classes.time}>
          <TimeSteps view={view} place={{ year, month }} onPlace={go.onPlace} />
          <Button variant="default" mih={44} onClick={go.onToday}>
            {t("today")}
          </Button>
        </div>
        <SegmentedControl<CalendarView>
          className={classes.views}
          size="md"
          aria-label={t("view.label")}
          value={view}
          onChange={go.onView}
          data={views.map((value) => ({ value, label: t(`view.${value}`) }))}
        />
        <Button
          variant="default"
          mih={44}
          className={classes.tool ?? ""}
          aria-haspopup="dialog"
          leftSection={<IconCalendarShare size={20} aria-hidden />}
          onClick={() => setSyncing(true)}
        >
          {t("sync.button")}
        </Button>
        <YearDownload year={year} />
      </PageHeader>
      <Part>{isSyncing && <SyncDialog onClose={() => setSyncing(false)} />}</Part>
    </>
  );
}

type TimeStepsProps = { view: CalendarView; place: Month; onPlace: (place: Month) => void };

function TimeSteps({ view, place, onPlace }: TimeStepsProps) {
  const { t } = useTranslation("calendar");
  const step = (months: number) => {
    const next = shiftMonth(place, months);
    return next.year < firstYear || next.year > lastYear ? undefined : () => onPlace(next);
  };
  if (view === "anyo") {
    return (
      <Steps
        label={String(place.year)}
        previous={t("year.previous")}
        next={t("year.next")}
        onPrevious={step(-12)}
        onNext={step(12)}
      />
    );
  }
  return (
    <Steps
      label={formatMonth(place.year, place.month)}
      previous={t("month.previous")}
      next={t("month.next")}
      onPrevious={step(-1)}
      onNext={step(1)}
    />
  );
}

function YearDownload({ year }: { year: number }) {
  const { t } = useTranslation("calendar");
  const { id: workerId } = useCurrentUser();
  const save = useMutation({
    ...downloadYearMutation,
    onError: (error) => notify({ kind: "error", message: messageOf(error) }),
  });
  return (
    <Button
      variant="default"
      mih={44}
      className={classes.tool ?? ""}
      leftSection={<IconDownload size={20} aria-hidden />}
      aria-label={t("download_of", { year })}
      loading={save.isPending}
      onClick={() => save.mutate({ workerId, year })}
    >
      {t("download")}
    </Button>
  );
}
