import { queryOptions } from "@tanstack/react-query";

import { colleaguesToday } from "@atrio/contract/calendar/colleagues";

import { api } from "./api.ts";

/** State of the day of some people, as much as the company shows (Rule CALENDAR-24). */
export function colleaguesTodayQuery(personIds: readonly number[]) {
  return queryOptions({
    queryKey: ["absences", "colleagues", "today", ...personIds],
    queryFn: async ({ signal }) =>
      (await api(colleaguesToday, { body: { persona_ids: [...personIds] }, signal })).data,
    enabled: personIds.length > 0,
  });
}
