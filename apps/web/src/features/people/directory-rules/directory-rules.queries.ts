import { mutationOptions, queryOptions } from "@tanstack/react-query";

import { directoryGrants, writeDirectoryGrants } from "@atrio/contract/people/directory";
import type { DirectoryGrant } from "@atrio/contract/people/directory";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

const key = ["office", "directory"] as const;

/** Audience of each column of the directory. */
export const grantsQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) => (await api(directoryGrants, { query: {}, signal })).data,
});

/** Saves the audiences of some columns; the list is the answer's. */
export const saveGrantsMutation = mutationOptions({
  mutationFn: async (permisos: DirectoryGrant[]) =>
    (await api(writeDirectoryGrants, { body: { permisos } })).data,
  onSuccess: (grants) => queryClient.setQueryData(key, grants),
});
