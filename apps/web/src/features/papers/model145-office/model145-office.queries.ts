import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import { handOverModel145, listOfficeModel145 } from "@atrio/contract/papers/model145-office";

import { api } from "../../../lib/api.ts";
import { download } from "../../../lib/download.ts";
import { queryClient } from "../../../lib/query-client.ts";

import type { FormsAsked } from "./model145-office.model.ts";

const root = ["office", "model145"] as const;

/** A page of people with their Model 145. */
export function formsQuery({ texto, ...part }: FormsAsked) {
  const paramsFront = JSON.stringify(texto === "" ? part : { ...part, texto });
  return queryOptions({
    queryKey: [...root, paramsFront],
    queryFn: ({ signal }) => api(listOfficeModel145, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Saves forms and records them as handed over; null for all new ones. */
export const handOverFormsMutation = mutationOptions({
  mutationFn: (modelo145_ids: number[] | null) =>
    download(handOverModel145, { body: { modelo145_ids } }),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: root }),
});
