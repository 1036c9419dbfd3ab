import { queryOptions } from "@tanstack/react-query";

import { decideExchange, listWaitingExchanges } from "@atrio/contract/shifts/exchanges";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

const waitingRoot = ["shifts", "waiting"] as const;

/** Requests about shifts that wait for the manager, oldest first. */
export function waitingExchangesQuery(managerId: number) {
  return queryOptions({
    queryKey: [...waitingRoot, managerId],
    queryFn: async ({ signal }) =>
      (await api(listWaitingExchanges, { params: { supervisorId: managerId }, signal })).data,
    refetchOnWindowFocus: "always",
  });
}

type Decision = { id: number; confirmed: boolean; reason: string };

/** Confirms a request, which moves its shifts, or refuses it; every list of shifts is read again. */
export async function sendDecision({ id, confirmed, reason }: Decision): Promise<void> {
  try {
    await api(decideExchange, {
      params: { id },
      body: { confirmar: confirmed, ...(reason !== "" && { motivo: reason }) },
    });
  } finally {
    void queryClient.invalidateQueries({ queryKey: ["shifts"] });
  }
}
