import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import {
  assignSchedule,
  changeSchedule,
  createSchedule,
  deleteSchedule,
  listScheduledPeople,
  listSchedules,
  previewAssignment,
  previewScheduleChange,
  scheduleReference,
} from "@atrio/contract/time/schedules-office";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

const root = ["office", "schedules"] as const;

/** Most schedules that the page shows at once; words find the others. */
const mostShown = 100;

async function readSchedules(texto: string, signal: AbortSignal) {
  const paramsFront = JSON.stringify({ take: mostShown, ...(texto !== "" && { texto }) });
  return api(listSchedules, { query: { paramsFront }, signal });
}

/** Schedules of the company whose name or code has some words. */
export function schedulesQuery(texto: string) {
  return queryOptions({
    queryKey: [...root, "list", texto],
    queryFn: ({ signal }) => readSchedules(texto, signal),
    placeholderData: keepPreviousData,
  });
}

/** Yearly hours, holidays, and groups of people. */
export const referenceQuery = queryOptions({
  queryKey: [...root, "reference"],
  queryFn: async ({ signal }) => (await api(scheduleReference, { signal })).data,
});

/** People of the list: with one schedule, without any, or whom some words find. */
export type PeopleFilter = {
  texto?: string;
  horario_id?: number;
  sin_horario?: true;
  skip?: number;
  take?: 10 | 25;
};

/** People with their schedule. */
export function scheduledPeopleQuery(filter: PeopleFilter) {
  const paramsFront = JSON.stringify({ take: 25, ...filter });
  return queryOptions({
    queryKey: [...root, "people", paramsFront],
    queryFn: ({ signal }) => api(listScheduledPeople, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A schedule as the form sends it. */
export type SentSchedule = NonNullable<EndpointRequest<typeof changeSchedule>["body"]>;

/** An assignment as the form sends it. */
export type SentAssignment = NonNullable<EndpointRequest<typeof assignSchedule>["body"]>;

/** Number of people and days that a change would concern. */
export function changeEffectQuery(id: number, body: SentSchedule) {
  return queryOptions({
    queryKey: [...root, "change-effect", id, body],
    queryFn: async ({ signal }) =>
      (await api(previewScheduleChange, { params: { id }, body, signal })).data,
    retry: false,
  });
}

/** Number of people and days that an assignment would concern; null while it names nobody. */
export function assignmentEffectQuery(id: number, body: SentAssignment | null) {
  return queryOptions({
    queryKey: [...root, "assignment-effect", id, body],
    queryFn: async ({ signal }) =>
      body === null ? null : (await api(previewAssignment, { params: { id }, body, signal })).data,
    retry: false,
  });
}

/**
 * Schedules are shown on many pages of the same person. One that was deleted, or has a newer version in its
 * place, is asked for no more.
 */
function refresh(gone?: number): Promise<void> {
  const isGone = ([, area, , id]: readonly unknown[]): boolean => area === root[1] && id === gone;
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => gone === undefined || !isGone(queryKey),
  });
}

/** Saves a schedule, a new one without an id; answers it. */
export const saveScheduleMutation = mutationOptions({
  mutationFn: async ({ id, codigo, ...body }: SentSchedule & { id?: number; codigo: string }) =>
    id === undefined
      ? (await api(createSchedule, { body: { ...body, codigo } })).data
      : (await api(changeSchedule, { params: { id }, body })).data,
  onSuccess: (saved, { id }) => {
    // The page goes over to a newer version while the lists still have the old one.
    queryClient.setQueriesData<Awaited<ReturnType<typeof readSchedules>>>(
      { queryKey: [...root, "list"] },
      (list) =>
        list && { ...list, data: [...list.data.filter((one) => one.id !== saved.id), saved] },
    );
    void refresh(saved.id === id ? undefined : id);
  },
});

export const deleteScheduleMutation = mutationOptions({
  mutationFn: (id: number) => api(deleteSchedule, { params: { id } }),
  onSuccess: (_, id) => void refresh(id),
});

export const assignMutation = mutationOptions({
  mutationFn: async ({ id, body }: { id: number; body: SentAssignment }) =>
    (await api(assignSchedule, { params: { id }, body })).data,
  onSuccess: () => refresh(),
});
