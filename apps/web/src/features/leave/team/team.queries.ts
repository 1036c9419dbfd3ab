import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import {
  createDelegation,
  listDelegations,
  revokeDelegation,
} from "@atrio/contract/leave/delegations";
import { listLastYearPending, listTeamRequests } from "@atrio/contract/leave/requests";
import type { RequestTab } from "@atrio/contract/leave/requests";
import { holidaySummary, teamCalendar } from "@atrio/contract/leave/team-absences";
import type { RequestView } from "@atrio/contract/request-view";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

import type { TeamTab } from "./search.model.ts";

/** Key of everything that a request or a decision changes: their events refetch it all. */
const root = ["absences", "team"] as const;

/** Kinds of this page: closures and corrections are decided beside the clockings they are about. */
export const absenceKinds: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The key of every list of requests of the team. */
export const teamListsKey = [...root, "requests"] as const;

/** A part of a list: tab, person, kind, and rows. */
export type RequestPage = {
  tab: TeamTab;
  skip: number;
  take: 10 | 25 | 50 | 100;
  kinds: readonly number[];
  /** Filter by worker; the list of last year has everybody's. */
  workerId: number | null;
};

/** One page of requests; last year's come without the numbers of each list. */
export type RequestList = {
  data: RequestView[];
  total: number;
  totales: Record<RequestTab, number> | null;
};

/** One page of a list of the team's requests, newest first. */
export function teamRequestsQuery(page: RequestPage) {
  return queryOptions({
    queryKey: [...teamListsKey, page],
    queryFn: ({ signal }) => fetchRequests(page, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });
}

async function fetchRequests(
  { tab, skip, take, kinds, workerId }: RequestPage,
  signal: AbortSignal,
): Promise<RequestList> {
  const rows = { skip, take, pe_solicitud_tipo_id: kinds };
  if (tab === "anyo_anterior") {
    const body = { paramsFront: JSON.stringify(rows) };
    return { ...(await api(listLastYearPending, { body, signal })), totales: null };
  }
  const filters = { pestana: tab, ...(workerId === null ? {} : { trabajador_id: workerId }) };
  const body = { paramsFront: JSON.stringify({ ...rows, ...filters }) };
  return api(listTeamRequests, { body, signal });
}

export type TeamCalendar = EndpointResponse<typeof teamCalendar>["data"];

/** Absent people of the team between two days, at most 92, and each day's coverage. */
export function teamCalendarQuery(from: string, to: string) {
  return queryOptions({
    queryKey: [...root, "calendar", from, to],
    queryFn: async ({ signal }) =>
      (await api(teamCalendar, { body: { desde: from, hasta: to }, signal })).data,
    refetchOnWindowFocus: "always",
  });
}

export type TeamSummary = EndpointResponse<typeof holidaySummary>["data"];

/** The balances of a year of everybody supervised today, or only of some of them. */
export function teamSummaryQuery(year: number, workerIds: readonly number[] | null = null) {
  return queryOptions({
    queryKey: [...root, "summary", year, workerIds],
    queryFn: async ({ signal }) => {
      const only = workerIds === null ? {} : { supervisados_ids: [...workerIds] };
      return (await api(holidaySummary, { body: { year, ...only }, signal })).data;
    },
  });
}

export type Delegations = EndpointResponse<typeof listDelegations>["data"];

/** Delegates of the supervisor, and supervisors they represent. */
export const delegationsQuery = queryOptions({
  queryKey: [...root, "delegations"],
  queryFn: async ({ signal }) => (await api(listDelegations, { signal })).data,
});

export type NewDelegation = {
  delegateId: number;
  from: string;
  to: string;
  reason: string;
  /** Idempotency key of the delegation. */
  key: string;
};

/** Delegates the decisions to another supervisor for some dates. */
export async function sendDelegation({ delegateId, from, to, reason, key }: NewDelegation) {
  const body = {
    delegado_id: delegateId,
    desde: from,
    hasta: to,
    ...(reason === "" ? {} : { motivo: reason }),
  };
  await api(createDelegation, { body, idempotencyKey: key });
  await queryClient.invalidateQueries({ queryKey: root });
}

/** Ends a delegation now. */
export async function endDelegation(id: number) {
  await api(revokeDelegation, { params: { id } });
  await queryClient.invalidateQueries({ queryKey: root });
}
