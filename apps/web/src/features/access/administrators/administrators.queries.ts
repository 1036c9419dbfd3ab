import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import { findPeople, listAdministrators, saveAdministrator } from "@atrio/contract/access/office";
import type { EndpointRequest } from "@atrio/contract/endpoint";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { activityRoot } from "../activity/activity.queries.ts";

/** Administrators of the company and what they may do. */
export const administratorsQuery = queryOptions({
  queryKey: ["office", "administrators"],
  queryFn: async ({ signal }) => (await api(listAdministrators, { signal })).data,
});

/** The first people whose name, code, NIF or e-mail has a text in it. */
export function peopleQuery(text: string) {
  const paramsFront = JSON.stringify({ take: 25, ...(text !== "" && { texto: text }) });
  return queryOptions({
    queryKey: ["office", "people", text],
    queryFn: async ({ signal }) => (await api(findPeople, { query: { paramsFront }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

type Access = Pick<EndpointRequest<typeof saveAdministrator>["body"], "acceso" | "roles">;

/** Saves somebody's access; the list is the answer's. */
export const saveAccessMutation = mutationOptions({
  mutationFn: ({ id, ...body }: Access & { id: number }) =>
    api(saveAdministrator, { params: { id }, body }),
  onSuccess: ({ data }) => {
    queryClient.setQueryData(administratorsQuery.queryKey, data);
    void queryClient.invalidateQueries({ queryKey: activityRoot });
  },
});
