import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import { saveComplaintHandler } from "@atrio/contract/access/handlers";
import { findPeople } from "@atrio/contract/access/office";
import { listOfficeHandlers } from "@atrio/contract/complaints/handlers-office";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

const key = ["office", "complaint-handlers"] as const;

/** Who handles complaints, and the state of their keys. */
export const handlersQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) => (await api(listOfficeHandlers, { query: {}, signal })).data,
});

/** People of the company whom some words find. */
export function peopleQuery(texto: string) {
  const paramsFront = JSON.stringify({ take: 25, ...(texto !== "" && { texto }) });
  return queryOptions({
    queryKey: ["office", "people", paramsFront],
    queryFn: async ({ signal }) => (await api(findPeople, { query: { paramsFront }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** Names a handler, or takes the role away. */
export const saveHandlerMutation = mutationOptions({
  mutationFn: ({ id, gestor }: { id: number; gestor: boolean }) =>
    api(saveComplaintHandler, { params: { id }, body: { gestor } }),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
});
