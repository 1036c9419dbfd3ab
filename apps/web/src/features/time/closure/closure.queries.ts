import { mutationOptions, queryOptions } from "@tanstack/react-query";

import { deleteRequest } from "@atrio/contract/leave/requests";
import { currentClosure, requestClosure } from "@atrio/contract/time/closures";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";
import type { Month } from "../sheet/sheet.model.ts";

/** State of a month's closure, and its obstacles. */
export function closureQuery(workerId: number, { year, month }: Month) {
  return queryOptions({
    queryKey: ["time", "closure", workerId, year, month],
    queryFn: async ({ signal }) =>
      (await api(currentClosure, { params: { id: workerId }, query: { year, month }, signal }))
        .data,
  });
}

/** The oldest ended month that is still open, else the last ended one. */
export function oldestUnclosedQuery(workerId: number) {
  return queryOptions({
    queryKey: ["time", "closure", workerId, "oldest"],
    queryFn: async ({ signal }) =>
      (await api(currentClosure, { params: { id: workerId }, signal })).data,
  });
}

/**
 * Refetches everything that a closure changes: the sheet, its totals and the profile's unclosed
 * months. Not awaited by callers: the outcome is shown first.
 */
function refresh(): void {
  void queryClient.invalidateQueries({ queryKey: ["time"] });
  void queryClient.invalidateQueries({ queryKey: ["identity", "user"] });
}

type ClosureRequest = {
  trabajador_id: number;
  year: number;
  month: number;
  descripcion?: string;
  idempotencyKey: string;
};

/** Requests a month's closure. */
export const requestClosureMutation = mutationOptions({
  mutationFn: ({ idempotencyKey, ...body }: ClosureRequest) =>
    api(requestClosure, { body, idempotencyKey }),
  onSettled: refresh,
});

/** Cancels a closure request without decisions. */
export const deleteClosureMutation = mutationOptions({
  mutationFn: (id: number) => api(deleteRequest, { params: { id } }),
  onSettled: refresh,
});
