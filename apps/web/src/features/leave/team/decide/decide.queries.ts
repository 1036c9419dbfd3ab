import { mutationOptions } from "@tanstack/react-query";

import { approveRequest, decideRequests, rejectRequest } from "@atrio/contract/leave/requests";
import type { RequestView } from "@atrio/contract/request-view";

import { api } from "../../../../lib/api.ts";
import { queryClient } from "../../../../lib/query-client.ts";
import { refreshRequests } from "../../requests/requests.queries.ts";
import { teamListsKey } from "../team.queries.ts";
import type { RequestList } from "../team.queries.ts";

/** Replaces requests in the lists by their decided versions, before refetching. */
function replace(decided: readonly RequestView[]): void {
  const byId = new Map(decided.map((request) => [request.id, request]));
  queryClient.setQueriesData<RequestList>({ queryKey: teamListsKey }, (list) =>
    list === undefined
      ? undefined
      : { ...list, data: list.data.map((request) => byId.get(request.id) ?? request) },
  );
}

/** Approves a request; a delegate approves for all represented supervisors. */
export const approveMutation = mutationOptions({
  mutationFn: async (id: number) =>
    (await api(approveRequest, { body: { solicitud_id: id } })).data,
  onSuccess: (request) => replace([request]),
  onSettled: refreshRequests,
});

/** Rejects one request, with the reason its worker reads. */
export const rejectMutation = mutationOptions({
  mutationFn: async ({ id, reason }: { id: number; reason: string }) =>
    (await api(rejectRequest, { body: { solicitud_id: id, motivo: reason } })).data,
  onSuccess: (request) => replace([request]),
  onSettled: refreshRequests,
});

type Decision = { ids: number[]; approved: boolean; reason: string };

/** Decides several requests; each succeeds or fails by itself. */
export const decideMutation = mutationOptions({
  mutationFn: async ({ ids, approved, reason }: Decision) => {
    const body = {
      solicitud_ids: ids,
      aprobada: approved,
      ...(reason === "" ? {} : { motivo: reason }),
    };
    return (await api(decideRequests, { body })).data;
  },
  onSuccess: (results) =>
    replace(results.flatMap(({ solicitud }) => (solicitud === null ? [] : [solicitud]))),
  onSettled: refreshRequests,
});
