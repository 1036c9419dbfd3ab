import { mutationOptions, queryOptions } from "@tanstack/react-query";

import { annualCalendar, peopleAtWork, wholeCalendar } from "@atrio/contract/calendar/calendar";

import { api } from "../../lib/api.ts";
import { download } from "../../lib/download.ts";

const calendarRoot = ["calendar"] as const;

/** The own calendar of a year, in one answer. */
export function calendarQuery(workerId: number, year: number) {
  return queryOptions({
    queryKey: [...calendarRoot, "year", workerId, year],
    queryFn: async ({ signal }) =>
      (await api(wholeCalendar, { params: { id: workerId }, query: { anyo: year }, signal })).data,
  });
}

/** People planned to work at the own centre on a day. */
export function peopleAtWorkQuery(day: string) {
  return queryOptions({
    queryKey: [...calendarRoot, "people", day],
    queryFn: async ({ signal }) => (await api(peopleAtWork, { params: { x: day }, signal })).data,
    staleTime: 5 * 60_000,
  });
}

type YearOf = { workerId: number; year: number };

/** Saves the calendar of a year as a PDF. */
export const downloadYearMutation = mutationOptions({
  mutationFn: ({ workerId, year }: YearOf) =>
    download(annualCalendar, { params: { id: workerId }, query: { anyo: year } }),
});
