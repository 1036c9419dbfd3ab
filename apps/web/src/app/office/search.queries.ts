import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { searchOffice } from "@atrio/contract/access/office-search";

import { api } from "../../lib/api.ts";

/** People whom the search of the office finds; nobody for less than two letters. */
export function peopleSearchQuery(text: string) {
  return queryOptions({
    queryKey: ["office", "finder", text],
    queryFn: async ({ signal }) =>
      (await api(searchOffice, { query: { texto: text }, signal })).data,
    enabled: text.length >= 2,
    placeholderData: keepPreviousData,
  });
}
