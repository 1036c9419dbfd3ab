import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import { findPeople } from "@atrio/contract/access/office";
import type { EndpointRequest } from "@atrio/contract/endpoint";
import {
  listCompanyMessages,
  messageGroups,
  messageReaders,
  sendCompanyMessage,
  withdrawMessage,
} from "@atrio/contract/messages/company-messages";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

const root = ["office", "messages"] as const;

/** Messages that a page of the list shows. */
export const shownMessages = 10;

/** A page of the company's messages, newest first; pages count from 1. */
export function messagesQuery(page: number) {
  const query = { skip: (page - 1) * shownMessages, take: shownMessages };
  return queryOptions({
    queryKey: [...root, "list", page],
    queryFn: ({ signal }) => api(listCompanyMessages, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Groups to which a message can be sent. */
export const groupsQuery = queryOptions({
  queryKey: [...root, "groups"],
  queryFn: async ({ signal }) => (await api(messageGroups, { signal })).data,
});

/** People whom some words find, by name. */
export function recipientsQuery(texto: string) {
  const paramsFront = JSON.stringify({ take: 25, texto });
  return queryOptions({
    queryKey: [...root, "people", texto],
    queryFn: async ({ signal }) => (await api(findPeople, { query: { paramsFront }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export type ReadersPage = { id: number; leida: "0" | "1"; skip: number; take: 10 | 25 };

/** Recipients of a message who have or have not read it. */
export function readersQuery({ id, ...query }: ReadersPage) {
  return queryOptions({
    queryKey: [...root, "readers", id, query],
    queryFn: ({ signal }) => api(messageReaders, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export type SentMessage = NonNullable<EndpointRequest<typeof sendCompanyMessage>["body"]>;

const refresh = () => queryClient.invalidateQueries({ queryKey: root });

export const sendMutation = mutationOptions({
  mutationFn: async (body: SentMessage) => (await api(sendCompanyMessage, { body })).data,
  onSuccess: refresh,
});

export const withdrawMutation = mutationOptions({
  mutationFn: (id: number) => api(withdrawMessage, { params: { id }, body: {} }),
  onSuccess: refresh,
});
