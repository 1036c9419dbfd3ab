import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { listInbox } from "@atrio/contract/company/inbox";
import type { InboxAct } from "@atrio/contract/company/inbox-kinds";

import { api } from "../../lib/api.ts";
import { inboxKey } from "../../lib/events.ts";
import type { ListPage } from "../../lib/list-page.ts";
import { queryClient } from "../../lib/query-client.ts";

/** Part of the list of what waits: one act, or all. */
export type InboxAsked = ListPage & { act: InboxAct | null };

/** Page of the reader's inbox; events, decisions and each visit read it again. */
export function inboxQuery({ act, skip, take }: InboxAsked) {
  const asked = { skip, take, ...(act !== null && { acto: act }) };
  return queryOptions({
    queryKey: [...inboxKey, asked],
    queryFn: async ({ signal }) =>
      api(listInbox, { query: { paramsFront: JSON.stringify(asked) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: "always",
  });
}

/** The home page waits no longer for the counts. */
const mostWaitMs = 500;

/** Counts of the reader's inbox, without its rows. */
export const inboxTotalsQuery = queryOptions({
  queryKey: [...inboxKey, "totals"],
  queryFn: async ({ signal }) =>
    api(listInbox, { query: { paramsFront: JSON.stringify({ solo_totales: true }) }, signal }),
  refetchOnWindowFocus: true,
});

/** Reads the counts before the home page is drawn: their line then moves nothing (Rule COMPANY-115). */
export async function knowInboxTotals(): Promise<void> {
  const counts = queryClient.query({ ...inboxTotalsQuery, staleTime: "static" });
  const wait = new Promise((resolve) => {
    setTimeout(resolve, mostWaitMs);
  });
  await Promise.race([counts.catch(() => undefined), wait]);
}
