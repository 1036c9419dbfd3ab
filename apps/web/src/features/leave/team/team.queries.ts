import { queryOptions } from "@tanstack/react-query";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import { askedKinds } from "@atrio/contract/kinds";
import {
  createDelegation,
  listDelegations,
  revokeDelegation,
} from "@atrio/contract/leave/delegations";
import { holidaySummary, teamCalendar } from "@atrio/contract/leave/team-absences";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

/** Key of everything that a request or a decision changes: their events refetch it all. */
const root = ["absences", "team"] as const;

/** Kinds of this page: closures and corrections are decided beside the clockings they are about. */
export const absenceKinds: readonly number[] = askedKinds;

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
