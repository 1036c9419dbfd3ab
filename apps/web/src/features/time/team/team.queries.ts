import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { timeRequestKinds } from "@atrio/contract/kinds";
import { listTeamRequests } from "@atrio/contract/leave/requests";
import type { RequestTab } from "@atrio/contract/leave/requests";
import { teamClockings, teamToday } from "@atrio/contract/time/team";

import { api } from "../../../lib/api.ts";

/** Key of everything that a punch or a decision changes: their events refetch it all. */
const root = ["time", "team"] as const;
const everyMinute = 60_000;

/** Today's people with their groups; asked again every minute, because being late needs no punch. */
export function teamTodayQuery(supervisorId: number) {
  return queryOptions({
    queryKey: [...root, "today", supervisorId],
    queryFn: async ({ signal }) =>
      (await api(teamToday, { params: { id: supervisorId }, signal })).data,
    refetchInterval: everyMinute,
    refetchOnWindowFocus: "always",
  });
}

export type RequestPage = {
  tab: RequestTab;
  skip: number;
  take: 10 | 25 | 50 | 100;
  /** Filter by worker. */
  workerId?: number | undefined;
};

/** One page of a list of corrections and closures, and how many each list has. */
export function teamRequestsQuery({ tab, skip, take, workerId }: RequestPage) {
  const paramsFront = JSON.stringify({
    skip,
    take,
    pestana: tab,
    pe_solicitud_tipo_id: Object.values(timeRequestKinds),
    ...(workerId === undefined ? {} : { trabajador_id: workerId }),
  });
  return queryOptions({
    queryKey: [...root, "requests", tab, workerId ?? null, skip, take],
    queryFn: ({ signal }) => api(listTeamRequests, { body: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });
}

/** The days of one supervised person from one day to another, both included. */
export function teamDaysQuery(workerId: number, from: string, to: string) {
  return queryOptions({
    queryKey: [...root, "days", workerId, from, to],
    queryFn: async ({ signal }) => {
      const body = { supervisados_ids: [workerId], desde: from, hasta: to, skip: 0, take: 1 };
      const { data } = await api(teamClockings, { body, signal });
      return data[0] ?? null;
    },
    refetchOnWindowFocus: "always",
  });
}
