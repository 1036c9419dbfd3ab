import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { scheduleToday } from "@atrio/contract/time/schedules";
import {
  listClockInTypes,
  listPauseKinds,
  listWorkdays,
  workedHoursSummary,
} from "@atrio/contract/time/time";

import { api } from "../../lib/api.ts";
import { addDays, serverNow } from "../../lib/format.ts";

/** Key of everything that a punch changes: its event refetches it all. */
const root = "time";
const daily = 60 * 60_000;

/** The worker's days from one to another, both included, with placeholders for empty ones. */
export function workdaysQuery(workerId: number, from: string, to: string) {
  const days = from === to ? from : `${from}to${to}`;
  return queryOptions({
    queryKey: [root, "days", workerId, from, to],
    queryFn: async ({ signal }) =>
      (await api(listWorkdays, { query: { trabajador_id: workerId, dia: days }, signal })).data,
    refetchOnWindowFocus: "always",
  });
}

const week = 7;

/**
 * The six days before today, today and the six after it: a single answer for all the cards of
 * today.
 */
export function nearbyDaysQuery(workerId: number, today: string) {
  return queryOptions({
    ...workdaysQuery(workerId, addDays(today, 1 - week), addDays(today, week - 1)),
    placeholderData: keepPreviousData,
    meta: { keptOffline: true },
  });
}

/** Sums of a month, and the moment they are from. */
export function monthSummaryQuery(workerId: number, year: number, month: number) {
  return queryOptions({
    queryKey: [root, "summary", workerId, year, month],
    queryFn: async ({ signal }) => {
      const query = { trabajador_id: workerId, year, month };
      const { data } = await api(workedHoursSummary, { query, signal });
      return { ...data, at: serverNow() };
    },
    meta: { keptOffline: true },
  });
}

/** Today's schedule; `today` makes it new at midnight of the centre. */
export function scheduleTodayQuery(workerId: number, today: string) {
  return queryOptions({
    queryKey: ["schedule-today", workerId, today],
    queryFn: async ({ signal }) =>
      (await api(scheduleToday, { params: { id: workerId }, signal })).data,
    staleTime: daily,
    meta: { keptOffline: true },
  });
}

/** The clock-in types the company offers. */
export const clockInTypesQuery = queryOptions({
  queryKey: ["clock-in-types"],
  queryFn: async ({ signal }) => (await api(listClockInTypes, { query: {}, signal })).data,
  staleTime: daily,
  meta: { keptOffline: true },
});

/** The kinds of pause the company offers. */
export const pauseKindsQuery = queryOptions({
  queryKey: ["pause-kinds"],
  queryFn: async ({ signal }) => (await api(listPauseKinds, { query: {}, signal })).data,
  staleTime: daily,
  meta: { keptOffline: true },
});
