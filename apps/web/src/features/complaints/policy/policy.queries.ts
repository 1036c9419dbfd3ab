import { queryOptions } from "@tanstack/react-query";

import { getMailboxPolicy } from "@atrio/contract/complaints/mailbox";
import type { EndpointResponse } from "@atrio/contract/endpoint";

import { quietApi } from "../../../lib/quiet-api.ts";

/** A company's mailbox: handlers, terms, authorities. */
export type MailboxPolicy = EndpointResponse<typeof getMailboxPolicy>["data"];

/** The policy of a company's mailbox, in the language of the page. */
export function policyQuery(slug: string, language: string) {
  return queryOptions({
    queryKey: ["complaints", "policy", slug, language],
    queryFn: async ({ signal }) =>
      (await quietApi(getMailboxPolicy, { params: { slug }, signal })).data,
    staleTime: 5 * 60_000,
  });
}
