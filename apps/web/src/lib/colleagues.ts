import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { absencesOfTeam, colleaguesToday } from "@atrio/contract/calendar/colleagues";
import type { ColleagueToday } from "@atrio/contract/calendar/colleagues";
import { moduleIds } from "@atrio/contract/modules";

import { api } from "./api.ts";
import { formatDayMonth, formatWeekday, monthRange } from "./format.ts";
import { useModuleHired } from "./identity.ts";
import type { Month } from "./month-grid.ts";

/** Absences of the own team in a month; requests that are resolved read them again. */
export function teamAbsencesQuery(workerId: number, { year, month }: Month) {
  const { from: desde, to: hasta } = monthRange(year, month);
  return queryOptions({
    queryKey: ["absences", "colleagues", workerId, desde],
    queryFn: async ({ signal }) =>
      (await api(absencesOfTeam, { params: { id: workerId }, query: { desde, hasta }, signal }))
        .data,
  });
}

/** State of the day of some people, as much as the company shows (Rule CALENDAR-24). */
function colleaguesTodayQuery(personIds: readonly number[]) {
  return queryOptions({
    queryKey: ["absences", "colleagues", "today", ...personIds],
    queryFn: async ({ signal }) =>
      (await api(colleaguesToday, { body: { persona_ids: [...personIds] }, signal })).data,
    enabled: personIds.length > 0,
  });
}

/** State of a person's day, with words such as 'Trabaja hoy' or 'Vuelve el lunes 30 nov'. */
export type DayState = Pick<ColleagueToday, "estado"> & { words: string };

/** State of the day of some people by id, as far as it is known and shown; needs the texts of colleagues. */
export function useDayStates(personIds: readonly number[]): ReadonlyMap<number, DayState> {
  const { t } = useTranslation("colleagues");
  const isHired = useModuleHired(moduleIds.absences);
  const { data = [] } = useQuery(colleaguesTodayQuery(isHired ? personIds : []));
  const wordsOf = ({ estado, vuelve }: ColleagueToday): string => {
    if (estado !== "ausente" || vuelve === null) return t(`today.${estado}`);
    const weekday = formatWeekday(vuelve, "long").toLowerCase();
    return t("back", { weekday, date: formatDayMonth(vuelve) });
  };
  return new Map(data.map((one) => [one.persona_id, { estado: one.estado, words: wordsOf(one) }]));
}
