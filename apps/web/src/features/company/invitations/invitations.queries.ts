import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import { listInvitations, sendInvitations } from "@atrio/contract/company/invitations";
import type { InvitationState } from "@atrio/contract/company/invitations";
import type { pageSizes } from "@atrio/contract/paging";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

/** A part of the list: people in a state, or everybody, and which rows. */
export type InvitationPage = {
  state: InvitationState | null;
  skip: number;
  take: (typeof pageSizes)[number];
};

const root = ["office", "invitations"] as const;

/** A page of the people who work here and the state of their invitation. */
export function invitationsQuery({ state, skip, take }: InvitationPage) {
  const paramsFront = JSON.stringify({ skip, take, ...(state !== null && { estado: state }) });
  return queryOptions({
    queryKey: [...root, paramsFront],
    queryFn: ({ signal }) => api(listInvitations, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Invites some people, or everybody without a link that works; answers how many mails go out. */
export const inviteMutation = mutationOptions({
  mutationFn: async (ids: readonly number[] | null) => {
    const body = ids === null ? {} : { trabajadores_ids: [...ids], otra_vez: true };
    return (await api(sendInvitations, { body })).data.invitados;
  },
  onSuccess: () => queryClient.invalidateQueries({ queryKey: root }),
});
