import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  listTeamDayChanges,
  objectDayChange,
  readDayChanges,
} from "@atrio/contract/time/day-changes";

import { api } from "../../../../lib/api.ts";
import { queryClient } from "../../../../lib/query-client.ts";

export type UnreadPage = { skip: number; take: 10 | 25 | 50 | 100 };

/** Workers' changes that the caller has not read, newest first. */
export function unreadChangesQuery(page: UnreadPage) {
  const paramsFront = JSON.stringify({ ...page, sin_leer: true });
  return queryOptions({
    queryKey: ["time", "team", "unread", page.skip, page.take],
    queryFn: ({ signal }) => api(listTeamDayChanges, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });
}

function refresh(): void {
  void queryClient.invalidateQueries({ queryKey: ["time"] });
}

/** Marks changes as read. */
export const readMutation = mutationOptions({
  mutationFn: (ids: number[]) => api(readDayChanges, { body: { ids } }),
  onSettled: refresh,
});

/** Objects to a change. */
export const objectMutation = mutationOptions({
  mutationFn: ({ id, motivo }: { id: number; motivo: string }) =>
    api(objectDayChange, { params: { id }, body: { motivo } }),
  onSettled: refresh,
});
