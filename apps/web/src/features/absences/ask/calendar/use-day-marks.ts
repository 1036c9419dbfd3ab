import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";

import { moduleIds } from "@atrio/contract/modules";
import type { ScheduledDay } from "@atrio/contract/schedules";

import { useModuleHired } from "../../../../lib/identity.ts";
import { askedDaysQuery, yearScheduleQuery } from "../ask.queries.ts";

import type { DayMark } from "./day-button.tsx";

type Days = {
  marks: ReadonlyMap<string, DayMark>;
  /** What a day asks of the worker; undefined while it is not known. */
  scheduleOf: (day: string) => ScheduledDay | undefined;
};

/**
 * What is known of the days of some years: holidays, days without schedule and those asked for
 * already. It only helps to choose: where the company has no schedules on the portal, or they do not
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
    for (const day of schedules) {
      const mark = markOf(day);
      if (mark !== null) marks.set(day.fecha, mark);
    }
    for (const day of asked) {
      if (day.solicitud_id !== ownRequestId) marks.set(day.fecha, { kind: "asked", holiday: null });
    }
    return { marks, scheduleOf: (day: string) => days.get(day) };
  }, [schedules, asked, ownRequestId]);
}

function markOf({ festivo: holiday, minutos_previstos: minutes }: ScheduledDay): DayMark | null {
  if (holiday !== null) return { kind: "holiday", holiday: holiday.nombre };
  return minutes === 0 ? { kind: "rest", holiday: null } : null;
}
