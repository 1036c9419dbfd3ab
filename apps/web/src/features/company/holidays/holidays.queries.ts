import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import type { SpanishRegion } from "@atrio/contract/company/centres";
import {
  addHolidayCalendar,
  changeHolidayCalendar,
  getHolidayYear,
  listHolidayCalendars,
  proposeHolidays,
  removeHolidayCalendar,
} from "@atrio/contract/company/holidays";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

import type { bodyOf } from "./holidays.model.ts";

const root = ["office", "holidays"] as const;

/** Calendars of holidays, and the centres in use. */
export const calendarsQuery = queryOptions({
  queryKey: [...root, "list"],
  queryFn: async ({ signal }) => (await api(listHolidayCalendars, { signal })).data,
});

/** A calendar with its days of a year. */
export function yearQuery(id: number, anyo: number) {
  return queryOptions({
    queryKey: [...root, "year", id, anyo],
    queryFn: async ({ signal }) =>
      (await api(getHolidayYear, { params: { id }, query: { anyo }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

const refresh = async () => {
  await queryClient.invalidateQueries({ queryKey: root });
  // The work centres and the checklist of a new company name calendars too.
  await queryClient.invalidateQueries({ queryKey: ["office", "centres"] });
  await queryClient.invalidateQueries({ queryKey: ["company", "first-steps"] });
};

type Body = ReturnType<typeof bodyOf>;

/** Saves a calendar; a new one without an id. */
export const saveCalendarMutation = mutationOptions({
  mutationFn: async ({ id, body }: { id: number | null; body: Body }) => {
    const answer =
      id === null
        ? await api(addHolidayCalendar, { body })
        : await api(changeHolidayCalendar, { params: { id }, body });
    return answer.data;
  },
  onSuccess: refresh,
});

/** Removes a calendar. */
export const removeCalendarMutation = mutationOptions({
  mutationFn: (id: number) => api(removeHolidayCalendar, { params: { id } }),
  onSuccess: refresh,
});

/** Probable holidays of a region, with the local ones that a calendar had the year before. */
export const proposalMutation = mutationOptions({
  mutationFn: async (query: { region: SpanishRegion; anyo: number; calendario?: number }) =>
    (await api(proposeHolidays, { query })).data,
});
