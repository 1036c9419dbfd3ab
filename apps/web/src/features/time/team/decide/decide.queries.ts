import { mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  approveRequest,
  commentRequest,
  decideRequests,
  listRequestComments,
  rejectRequest,
} from "@atrio/contract/leave/requests";

import { api } from "../../../../lib/api.ts";
import { queryClient } from "../../../../lib/query-client.ts";

/**
 * Refetches everything that a decision changes: requests, sheets and waiting items. Callers do not
 * wait for it: the changed item may leave the page with it, and its outcome is to be told first.
 */
function refresh(): void {
  void queryClient.invalidateQueries({ queryKey: ["time"] });
}

/** Approves one request. */
export const approveMutation = mutationOptions({
  mutationFn: async (id: number) =>
    (await api(approveRequest, { body: { solicitud_id: id } })).data,
  onSettled: refresh,
});

/** Rejects one request, with the reason its worker reads. */
export const rejectMutation = mutationOptions({
  mutationFn: async ({ id, reason }: { id: number; reason: string }) =>
    (await api(rejectRequest, { body: { solicitud_id: id, motivo: reason } })).data,
  onSettled: refresh,
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
  onSettled: refresh,
});

/** The comments of a request, oldest first. */
export function commentsQuery(requestId: number) {
  return queryOptions({
    queryKey: ["time", "comments", requestId],
    queryFn: async ({ signal }) =>
      (await api(listRequestComments, { params: { id: requestId }, body: {}, signal })).data,
  });
}

type Comment = { id: number; text: string; key: string };

/** Comments on a supervised worker's request; the same key is the same comment. */
export async function sendComment({ id, text, key }: Comment): Promise<void> {
  try {
    const body = { comentario: text };
    await api(commentRequest, { params: { id }, body, idempotencyKey: key });
  } finally {
    refresh();
  }
}
