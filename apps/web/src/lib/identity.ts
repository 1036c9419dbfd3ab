import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";

import { currentUser } from "@atrio/contract/access/auth";
import { getCompanyConfig, hiredModules } from "@atrio/contract/company/company";
import type { EndpointResponse } from "@atrio/contract/endpoint";

import { api } from "./api.ts";

/** The signed-in worker with the running session. */
export type CurrentUser = EndpointResponse<typeof currentUser>["user"];

/** The signed-in person; the route guard loads it before any page of the portal is shown. */
export const currentUserQuery = queryOptions({
  queryKey: ["identity", "user"],
  queryFn: async ({ signal }) => (await api(currentUser, { signal })).user,
  meta: { keptOffline: true },
  staleTime: 5 * 60_000,
});

/** Ids of the modules the company has hired. */
export const modulesQuery = queryOptions({
  queryKey: ["identity", "modules"],
  queryFn: async ({ signal }) => (await api(hiredModules, { signal })).data,
  meta: { keptOffline: true },
  staleTime: 5 * 60_000,
});

/** Name and branding of a company, by slug or id. */
export function companyQuery(company: string) {
  return queryOptions({
    queryKey: ["identity", "company", company],
    queryFn: async ({ signal }) =>
      (await api(getCompanyConfig, { params: { id: company }, signal })).data,
    meta: { keptOffline: true },
    staleTime: 5 * 60_000,
  });
}

/** The signed-in worker, inside the portal's pages. */
export function useCurrentUser(): CurrentUser {
  return useSuspenseQuery(currentUserQuery).data;
}

/** True if the company has hired a module (`moduleIds` of the contract). */
export function useModuleHired(module: number): boolean {
  return useSuspenseQuery(modulesQuery).data.includes(module);
}
