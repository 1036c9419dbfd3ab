import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  createCompanyEvent,
  deleteCompanyEvent,
  eventCentres,
  listCompanyEvents,
  updateCompanyEvent,
} from "@atrio/contract/calendar/company-events";
import type { EndpointRequest } from "@atrio/contract/endpoint";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

const root = ["office", "events"] as const;

/** Events of the company that touch a year. */
export function eventsQuery(anyo: number) {
  return queryOptions({
    queryKey: [...root, anyo],
    queryFn: async ({ signal }) => (await api(listCompanyEvents, { query: { anyo }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** Work centres that an event can be for. */
export const centresQuery = queryOptions({
  queryKey: [...root, "centres"],
  queryFn: async ({ signal }) => (await api(eventCentres, { signal })).data,
});

export type SentEvent = NonNullable<EndpointRequest<typeof createCompanyEvent>["body"]>;

/** Events are shown in the calendars too. */
async function refresh(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: root });
  void queryClient.invalidateQueries({ queryKey: ["calendar"] });
}

export const saveEventMutation = mutationOptions({
  mutationFn: ({ id, body }: { id: number | null; body: SentEvent }) =>
    id === null
      ? api(createCompanyEvent, { body })
      : api(updateCompanyEvent, { params: { id }, body }),
  onSuccess: refresh,
});

export const deleteEventMutation = mutationOptions({
  mutationFn: (id: number) => api(deleteCompanyEvent, { params: { id } }),
  onSuccess: refresh,
});
