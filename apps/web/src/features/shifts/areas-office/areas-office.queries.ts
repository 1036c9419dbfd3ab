import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import {
  changeArea,
  createArea,
  findAreaPeople,
  getOfficeArea,
  listOfficeAreas,
} from "@atrio/contract/shifts/areas-office";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

const root = ["office", "areas"] as const;

/** Areas of a page of the list. */
export const shownAreas = 25;

/** A page of the company's work areas, by name, with the centres in use. */
export function areasQuery({ texto, page }: { texto: string; page: number }) {
  const paramsFront = JSON.stringify({
    skip: (page - 1) * shownAreas,
    take: shownAreas,
    ...(texto.trim() !== "" && { texto: texto.trim() }),
  });
  return queryOptions({
    queryKey: [...root, "list", paramsFront],
    queryFn: ({ signal }) => api(listOfficeAreas, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A work area with its people. */
export function areaQuery(id: number) {
  return queryOptions({
    queryKey: [...root, "one", id],
    queryFn: async ({ signal }) => (await api(getOfficeArea, { params: { id }, signal })).data,
  });
}

/** People who are found by some words: all, or those who may plan shifts. */
export function areaPeopleQuery(texto: string, gestores: boolean) {
  const paramsFront = JSON.stringify({ take: 25, texto, gestores });
  return queryOptions({
    queryKey: [...root, "people", paramsFront],
    queryFn: async ({ signal }) =>
      (await api(findAreaPeople, { query: { paramsFront }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

type Body = NonNullable<EndpointRequest<typeof changeArea>["body"]>;

/** Saves a work area with its people; a new one without an id. */
export const saveAreaMutation = mutationOptions({
  mutationFn: async ({ id, body }: { id: number | null; body: Body }) =>
    (id === null
      ? await api(createArea, { body })
      : await api(changeArea, { params: { id }, body })
    ).data,
  onSuccess: () => queryClient.invalidateQueries({ queryKey: root }),
});
