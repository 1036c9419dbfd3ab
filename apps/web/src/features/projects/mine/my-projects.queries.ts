import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import type { EndpointInput } from "@atrio/contract/endpoint";
import {
  assignmentsDay,
  copyDivision,
  markFavourite,
  ownProjectHours,
  saveDivision,
} from "@atrio/contract/projects/divisions";
import { listProjectParts, listUsableProjects } from "@atrio/contract/projects/registrations";

import { api } from "../../../lib/api.ts";
import { projectDayKey } from "../../../lib/project-slots.ts";
import { queryClient } from "../../../lib/query-client.ts";

/** Keys start like those of time: a punch, also of another device, refetches them. */
const root = ["time", "projects"] as const;
const usableKey = [...root, "usable"] as const;

/** Projects of a worker on a day, with their activities, favourites and last use. */
export function usableProjectsQuery(workerId: number, dia: string) {
  return queryOptions({
    queryKey: [...usableKey, workerId, dia],
    queryFn: async ({ signal }) =>
      (await api(listUsableProjects, { query: { trabajador_id: workerId, dia }, signal })).data,
    meta: { keptOffline: true },
  });
}

/** Fields that activities ask for. */
export const projectPartsQuery = queryOptions({
  queryKey: ["project-parts"],
  queryFn: async ({ signal }) => (await api(listProjectParts, { query: {}, signal })).data,
  meta: { keptOffline: true },
});

/** A day divided among projects. */
export function divisionQuery(workerId: number, dia: string) {
  return queryOptions({
    queryKey: projectDayKey(workerId, dia),
    queryFn: async ({ signal }) =>
      (await api(assignmentsDay, { body: { trabajador_id: workerId, dia }, signal })).data,
    meta: { keptOffline: true },
  });
}

/** Reads of a day's projects, for a page that begins them before its parts are there. */
export function projectDayReads(workerId: number, dia: string): Array<Promise<unknown>> {
  return [
    queryClient.query(divisionQuery(workerId, dia)),
    queryClient.query(usableProjectsQuery(workerId, dia)),
    queryClient.query(projectPartsQuery),
  ];
}

/** Minutes by project of a month, or of a whole year if `month` is null. */
export function projectHoursQuery(workerId: number, year: number, month: number | null) {
  return queryOptions({
    queryKey: [...root, "hours", workerId, year, month],
    queryFn: async ({ signal }) => {
      const query = { trabajador_id: workerId, year, ...(month !== null && { month }) };
      return (await api(ownProjectHours, { query, signal })).data;
    },
  });
}

export type Favourite = EndpointInput<typeof markFavourite>["body"];

/** Marks a favourite, or takes the mark away. */
export function useFavouriteMark() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Favourite) => api(markFavourite, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: usableKey }),
  });
}

type SaveInput = { dia: string; body: EndpointInput<typeof saveDivision>["body"] };

/** Saves a day's division as a whole; sending it again changes nothing. */
export function useDivisionSaving() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ dia, body }: SaveInput) =>
      (await api(saveDivision, { params: { dia }, body })).data,
    onSuccess: (division) => {
      client.setQueryData(projectDayKey(division.trabajador_id, division.dia), division);
      void client.invalidateQueries({ queryKey: root });
    },
  });
}

/** Asks for the last division, laid on the signings of a day; nothing is written. */
export function useDivisionCopy() {
  return useMutation({
    mutationFn: async ({ workerId, dia }: { workerId: number; dia: string }) =>
      (await api(copyDivision, { params: { dia }, query: { trabajador_id: workerId } })).data,
  });
}
