import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import * as days from "@atrio/contract/time/day-changes";

import { api } from "../../../../lib/api.ts";
import { queryClient } from "../../../../lib/query-client.ts";

import type { DayDraft } from "./day.model.ts";

/** Worker and date; a supervisor's calls name the worker. */
export type DayKey = { trabajador_id: number; dia: string; isOwn: boolean };

/** More would not be read beside one month's sheet. */
const mostOfMonth = 100;

/** Preview of a draft, refused like saving it. */
export function dayPreviewQuery({ dia, isOwn, ...worker }: DayKey, draft: DayDraft) {
  return queryOptions({
    queryKey: ["day-preview", worker.trabajador_id, dia, draft],
    queryFn: async ({ signal }) => {
      const params = { ...worker, fecha: dia };
      const answer = isOwn
        ? await api(days.previewDay, {
            params: { fecha: dia },
            body: { ...worker, ...draft },
            signal,
          })
        : await api(days.previewTeamDay, { params, body: draft, signal });
      return answer.data;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
}

type Saving = DayKey & { draft: DayDraft; motivo: string; key: string };

/** Saves a draft: as a change, or as a correction where the company wants approval first. */
export const saveDayMutation = mutationOptions({
  mutationFn: ({ dia, isOwn, draft, motivo, key, ...worker }: Saving) => {
    const body = { ...draft, motivo };
    return isOwn
      ? api(days.saveDay, {
          params: { fecha: dia },
          body: { ...worker, ...body },
          idempotencyKey: key,
        })
      : api(days.saveTeamDay, {
          params: { ...worker, fecha: dia },
          body,
          idempotencyKey: key,
        });
  },
  // A preview that arrives after the save would be refused as outdated.
  onMutate: () => queryClient.cancelQueries({ queryKey: ["day-preview"] }),
  onSettled: () => {
    void queryClient.invalidateQueries({ queryKey: ["time"] });
  },
});

type ChangesKey = { trabajador_id: number; desde: string; hasta: string; isOwn: boolean };

/** Changes of somebody's days in a range, newest first. */
export function dayChangesQuery({ isOwn, ...range }: ChangesKey) {
  return queryOptions({
    queryKey: ["time", "day-changes", isOwn, range],
    queryFn: async ({ signal }) => {
      if (isOwn) return (await api(days.listDayChanges, { query: range, signal })).data;
      const paramsFront = JSON.stringify({ ...range, take: mostOfMonth });
      return (await api(days.listTeamDayChanges, { query: { paramsFront }, signal })).data;
    },
  });
}
