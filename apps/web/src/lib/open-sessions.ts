import { mutationOptions, queryOptions } from "@tanstack/react-query";

import { listSessions, revokeSession } from "@atrio/contract/access/auth";
import type { EndpointResponse } from "@atrio/contract/endpoint";

import { api } from "./api.ts";
import { ApiError } from "./errors.ts";
import { queryClient } from "./query-client.ts";

export type OpenSession = EndpointResponse<typeof listSessions>["data"][number];

/** The worker's own open sessions, this one first, then the last used. */
export const openSessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async ({ signal }) => (await api(listSessions, { signal })).data,
  select: (sessions) =>
    sessions.toSorted(
      (first, second) =>
        Number(second.actual) - Number(first.actual) ||
        second.vista_en.localeCompare(first.vista_en),
    ),
  staleTime: 0,
});

function refreshSessions(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: openSessionsQuery.queryKey });
}

/** Ends one of the own sessions. */
export const revokeSessionMutation = mutationOptions({
  mutationFn: (id: string) => api(revokeSession, { params: { id } }),
  onSettled: refreshSessions,
});

/** Ends several of the own sessions; a session that has ended meanwhile counts as ended. */
export const revokeOthersMutation = mutationOptions({
  mutationFn: async (ids: readonly string[]) => {
    for (const id of ids) await endOne(id);
  },
  onSettled: refreshSessions,
});

async function endOne(id: string): Promise<void> {
  try {
    await api(revokeSession, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
