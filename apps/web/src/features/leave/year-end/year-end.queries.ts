import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import { getYearEnd, remindOfYearEnd, runYearEnd } from "@atrio/contract/leave/year-end";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

import type { YearEndAsked } from "./year-end.model.ts";

const root = ["office", "year-end"] as const;

const refresh = () => queryClient.invalidateQueries({ queryKey: ["office"] });

/** The end of a year, recorded or as it would be. */
export function yearEndQuery(asked: YearEndAsked) {
  const paramsFront = JSON.stringify(asked);
  return queryOptions({
    queryKey: [...root, paramsFront],
    queryFn: ({ signal }) => api(getYearEnd, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Invites everybody with expiring holidays; answers how many. */
export const remindMutation = mutationOptions({
  mutationFn: async () => (await api(remindOfYearEnd, { body: {} })).data.avisados,
  onSuccess: refresh,
});

export const runMutation = mutationOptions({
  mutationFn: (body: { anyo: number; conserva_sin_aviso: boolean }) => api(runYearEnd, { body }),
  onSuccess: refresh,
});
