import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import {
  createLabel,
  createPause,
  deleteLabel,
  deletePause,
  updateLabel,
  updatePause,
} from "@atrio/contract/shifts/labels";
import type { ShiftLabel, ShiftPause } from "@atrio/contract/shifts/labels";
import { listRemedies } from "@atrio/contract/shifts/remedies";
import { listRestRules, saveRestRules } from "@atrio/contract/shifts/rest-rules";
import type { RestLevel, RestRule } from "@atrio/contract/shifts/rest-rules";
import { getBoard, listAvailableWorkers } from "@atrio/contract/shifts/shifts";

import { api } from "../../../lib/api.ts";
import { dayIn } from "../../../lib/format.ts";
import { currentUserQuery } from "../../../lib/identity.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { isBelow } from "../../../ui/use-below.ts";

import { placeOf } from "./range.model.ts";
import type { DayRange } from "./range.model.ts";
import type { BoardSearch } from "./search.model.ts";

/** Key of everything that a change of a shift touches. */
export const planningKey = ["shifts", "planning"] as const;
export const boardsKey = [...planningKey, "board"] as const;

const everyMinute = 60_000;

/** Refetches boards and what stands against workers; not awaited, so that its news come first. */
export function refreshBoards(): void {
  void queryClient.invalidateQueries({ queryKey: planningKey });
}

/** Everything that the board of a range shows, in one request. */
export function boardQuery(managerId: number, { from, to }: DayRange) {
  return queryOptions({
    queryKey: [...boardsKey, managerId, from, to],
    queryFn: async ({ signal }) =>
      (
        await api(getBoard, {
          params: { supervisorId: managerId },
          query: { from, to },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    refetchInterval: everyMinute,
    refetchOnWindowFocus: "always",
  });
}

/**
 * Requests the board of an address before its page is drawn, unless it is known. A failure is told by
 * the page.
 */
export async function requestBoardAhead(search: BoardSearch): Promise<void> {
  const { id, zona_horaria } = await queryClient.query({
    ...currentUserQuery,
    staleTime: "static",
  });
  const { dates } = placeOf(search, { today: dayIn(zona_horaria), isPhone: isBelow("tablet") });
  await queryClient.query({ ...boardQuery(id, dates), staleTime: "static" });
}

/** People of a shift's area with what stands against giving them the shift. */
export function availableQuery(shiftId: number) {
  return queryOptions({
    queryKey: [...planningKey, "available", shiftId],
    queryFn: async ({ signal }) =>
      (await api(listAvailableWorkers, { params: { id: shiftId }, signal })).data,
    staleTime: 0,
  });
}

/** Ways out of a broken rule of a worker, or of a shift's lack of people where no rule is given. */
export function remediesQuery({ shiftId, ...query }: RemedyKey) {
  return queryOptions({
    queryKey: [...planningKey, "remedies", shiftId, query],
    queryFn: async ({ signal }) =>
      (await api(listRemedies, { params: { id: shiftId }, query, signal })).data,
    staleTime: 0,
  });
}

type RemedyKey = { shiftId: number; trabajador_id?: number; norma?: RestRule };

type Stated<T> = Omit<T, "id"> & { id: number | null };

/** Adds a label, or changes the one with the id. */
export async function saveLabel({ id, ...body }: Stated<ShiftLabel>): Promise<ShiftLabel> {
  const answer = await (id === null
    ? api(createLabel, { body })
    : api(updateLabel, { params: { id }, body }));
  refreshBoards();
  return answer.data;
}

/** Deletes a label; shifts stay without it. */
export async function removeLabel(id: number): Promise<void> {
  await api(deleteLabel, { params: { id } });
  refreshBoards();
}

/** Adds a pause, or changes the one with the id. */
export async function savePause({ id, ...body }: Stated<ShiftPause>): Promise<ShiftPause> {
  const answer = await (id === null
    ? api(createPause, { body })
    : api(updatePause, { params: { id }, body }));
  refreshBoards();
  return answer.data;
}

/** Deletes a pause; shifts that have it keep it. */
export async function removePause(id: number): Promise<void> {
  await api(deletePause, { params: { id } });
  refreshBoards();
}

/** Rules of rest and time with the company's levels; for administrators. */
export const levelsQuery = queryOptions({
  queryKey: [...planningKey, "levels"],
  queryFn: async ({ signal }) => (await api(listRestRules, { signal })).data,
});

/** Makes one rule hard, soft or off. */
export async function saveLevel(level: { norma: RestRule; nivel: RestLevel }): Promise<void> {
  const { data } = await api(saveRestRules, { body: { normas: [level] } });
  queryClient.setQueryData(levelsQuery.queryKey, data);
  void queryClient.invalidateQueries({ queryKey: boardsKey });
}
