import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { searchOffice } from "@atrio/contract/access/office-search";

import { api } from "../../../lib/api.ts";

/** People and work centres that a text finds. */
export function finderQuery(text: string) {
  return queryOptions({
    queryKey: ["office", "finder", text],
    queryFn: async ({ signal }) =>
      (await api(searchOffice, { query: { texto: text }, signal })).data,
    placeholderData: keepPreviousData,
  });
}
