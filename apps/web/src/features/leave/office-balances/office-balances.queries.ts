import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import { exportOfficeBalances, listOfficeBalances } from "@atrio/contract/leave/balances-office";
import { adjustBalance } from "@atrio/contract/leave/leave-office";

import { api } from "../../../lib/api.ts";
import { wantsConfirmation } from "../../../lib/confirmation.ts";
import { download } from "../../../lib/download.ts";
import { messageOf } from "../../../lib/errors.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { notify } from "../../../ui/notify.ts";

import type { BalancesAsked } from "./office-balances.model.ts";

const root = ["office", "balances"] as const;

function paramsOf({ texto, centro_trabajo_id, ...asked }: BalancesAsked): string {
  return JSON.stringify({
    ...asked,
    ...(texto !== "" && { texto }),
    ...(centro_trabajo_id !== null && { centro_trabajo_id }),
  });
}

/** A page of people with a balance. */
export function officeBalancesQuery(asked: BalancesAsked) {
  const paramsFront = paramsOf(asked);
  return queryOptions({
    queryKey: [...root, paramsFront],
    queryFn: ({ signal }) => api(listOfficeBalances, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Saves the filtered balances as a file. */
export function exportMutation(asked: BalancesAsked) {
  return mutationOptions({
    mutationFn: (formato: "xlsx" | "csv") =>
      download(exportOfficeBalances, {
        query: { formato, paramsFront: paramsOf({ ...asked, skip: 0 }) },
      }),
    onError: (error) => {
      if (!wantsConfirmation(error)) notify({ kind: "error", message: messageOf(error) });
    },
  });
}

export const adjustMutation = mutationOptions({
  mutationFn: async ({
    key,
    ...body
  }: EndpointRequest<typeof adjustBalance>["body"] & { key: string }) =>
    (await api(adjustBalance, { body, idempotencyKey: key })).data,
  onSuccess: () => queryClient.invalidateQueries({ queryKey: root }),
});
