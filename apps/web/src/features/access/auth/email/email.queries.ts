import { mutationOptions, queryOptions } from "@tanstack/react-query";

import { answerEmailLink, checkEmailLink } from "@atrio/contract/access/email-change";

import { api } from "../../../../lib/api.ts";
import { currentUserQuery } from "../../../../lib/identity.ts";
import { queryClient } from "../../../../lib/query-client.ts";

/** Effect of a link about a change of e-mail. */
export function emailLinkQuery(token: string) {
  return queryOptions({
    queryKey: ["auth", "email-link", token],
    queryFn: async ({ signal }) => (await api(checkEmailLink, { body: { token }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Answers the link once; the signed-in person is read anew. */
export function answerEmailMutation(token: string) {
  return mutationOptions({
    mutationFn: async () => (await api(answerEmailLink, { body: { token } })).data,
    onSuccess: () => queryClient.removeQueries({ queryKey: currentUserQuery.queryKey }),
  });
}
