import { mutationOptions, queryOptions } from "@tanstack/react-query";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import {
  addTeamSigning,
  deleteTeamSigning,
  editTeamSigning,
  listTeamChanges,
} from "@atrio/contract/time/changes";
import { teamSundayClockings } from "@atrio/contract/time/team";

import { api } from "../../../../lib/api.ts";
import { queryClient } from "../../../../lib/query-client.ts";

/** Changes of supervisors to somebody's signings in a range, with the worker's answers. */
export function teamChangesQuery(workerId: number, from: string, to: string) {
  return queryOptions({
    queryKey: ["time", "team", "changes", workerId, from, to],
    queryFn: async ({ signal }) => {
      const query = { trabajador_id: workerId, desde: from, hasta: to };
      return (await api(listTeamChanges, { query, signal })).data;
    },
    refetchOnWindowFocus: "always",
  });
}

/** Sundays and holidays worked in a year, by everybody or by one person. */
export function sundaysQuery(year: number, workerId: number | null) {
  return queryOptions({
    queryKey: ["time", "team", "sundays", year, workerId],
    queryFn: async ({ signal }) => {
      const body = { year, ...(workerId === null ? {} : { supervisados_ids: [workerId] }) };
      return (await api(teamSundayClockings, { body, signal })).data;
    },
  });
}

/**
 * Refetches everything that a signing changes: the sheet, the totals, waiting items and the
 * person's group. Not awaited by callers: the changed item may leave the page with it, and its
 * outcome is shown first.
 */
function refresh(): void {
  void queryClient.invalidateQueries({ queryKey: ["time"] });
}

type AddBody = EndpointRequest<typeof addTeamSigning>["body"];

/** Adds a signing to a supervised worker's day. */
export const addTeamMutation = mutationOptions({
  mutationFn: ({ key, ...body }: AddBody & { key: string }) =>
    api(addTeamSigning, { body, idempotencyKey: key }),
  onSettled: refresh,
});

/** Edits a supervised worker's signing. */
export const editTeamMutation = mutationOptions({
  mutationFn: (body: EndpointRequest<typeof editTeamSigning>["body"]) =>
    api(editTeamSigning, { body }),
  onSettled: refresh,
});

/** Deletes a supervised worker's signing; its versions stay. */
export const deleteTeamMutation = mutationOptions({
  mutationFn: (query: EndpointRequest<typeof deleteTeamSigning>["query"]) =>
    api(deleteTeamSigning, { query }),
  onSettled: refresh,
});
