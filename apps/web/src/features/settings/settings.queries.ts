import { mutationOptions, queryOptions } from "@tanstack/react-query";

import { listSessions, revokeSession } from "@atrio/contract/auth";
import type { EndpointResponse } from "@atrio/contract/endpoint";

import { api } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";

export type OpenSession = EndpointResponse<typeof listSessions>["data"][number];

/** The worker's own open sessions, this one first, then the last used. */
export const sessionsQuery = queryOptions({
  queryKey: ["settings", "sessions"],
  queryFn: async ({ signal }) => (await api(listSessions, { signal })).data,
  select: (sessions) =>
    sessions.toSorted(
      (first, second) =>
        Number(second.actual) - Number(first.actual) ||
        second.vista_en.localeCompare(first.vista_en),
    ),
  staleTime: 0,
});

/** Ends one of the own sessions. */
export const revokeSessionMutation = mutationOptions({
  mutationFn: (id: string) => api(revokeSession, { params: { id } }),
  onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
});
