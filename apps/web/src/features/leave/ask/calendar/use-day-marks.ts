import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";

import { moduleIds } from "@atrio/contract/modules";
import type { ScheduledDay } from "@atrio/contract/time/schedules";

import { useModuleHired } from "../../../../lib/identity.ts";
import { askedDaysQuery, yearScheduleQuery } from "../ask.queries.ts";

import type { DayMark } from "./day-button.tsx";

type Days = {
  marks: ReadonlyMap<string, DayMark>;
  /** The worker's schedule of a day; undefined until it is loaded. */
  scheduleOf: (day: string) => ScheduledDay | undefined;
};

/**
 * Facts about the days of some years: holidays, days without schedule and days already requested.
 * They only help to choose: where the company has no schedules on the portal, or they do not
 * arrive, the preview still says which days count.
 */
export function useDayMarks(
  workerId: number,
  years: readonly number[],
  ownRequestId: number | undefined,
): Days {
  const hasSchedules = useModuleHired(moduleIds.timeRegistration);
  const schedules = useQueries({
    queries: years.map((year) => ({ ...yearScheduleQuery(workerId, year), enabled: hasSchedules })),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  const asked = useQueries({
    queries: years.map((year) => askedDaysQuery(workerId, year)),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  return useMemo(() => {
    const days = new Map(schedules.map((day) => [day.fecha, day]));
    const marks = new Map<string, DayMark>();
    for (const { fecha, festivo, minutos_previstos } of schedules) {
      if (festivo === null && minutos_previstos > 0) continue;
      marks.set(fecha, {
        holiday: festivo?.nombre ?? null,
        isRest: festivo === null,
        isAsked: false,
      });
    }
    for (const { solicitud_id, fecha } of asked) {
      if (solicitud_id === ownRequestId) continue;
      marks.set(fecha, { ...(marks.get(fecha) ?? plain), isAsked: true });
    }
    return { marks, scheduleOf: (day: string) => days.get(day) };
  }, [schedules, asked, ownRequestId]);
}

const plain: DayMark = { holiday: null, isRest: false, isAsked: false };
