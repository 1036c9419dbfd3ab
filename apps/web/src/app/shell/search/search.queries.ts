import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { searchPortal } from "@atrio/contract/company/search";

import { api } from "../../../lib/api.ts";

/** Results of the search of the portal; nothing for less than two letters. */
export function searchQuery(texto: string) {
  return queryOptions({
    queryKey: ["search", texto],
    queryFn: async ({ signal }) => (await api(searchPortal, { query: { texto }, signal })).data,
    enabled: texto.length >= 2,
    placeholderData: keepPreviousData,
  });
}
