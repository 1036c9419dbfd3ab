import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { yearOverview } from "@atrio/contract/time/time";

import { api } from "../../../lib/api.ts";

/** Hours worked against expected, month by month. */
export function yearOverviewQuery(workerId: number, year: number) {
  return queryOptions({
    queryKey: ["time", "year", workerId, year],
    queryFn: async ({ signal }) =>
      (await api(yearOverview, { query: { trabajador_id: workerId, year }, signal })).data,
    placeholderData: keepPreviousData,
  });
}
