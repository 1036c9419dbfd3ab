import { useQuery } from "@tanstack/react-query";

import { requestTabs } from "@atrio/contract/leave/requests";
import type { RequestTab } from "@atrio/contract/leave/requests";

import { queryClient } from "../../../../lib/query-client.ts";
import { teamRequestsQuery } from "../../../leave/approvals/approvals.queries.ts";
import { timeKinds } from "../team.queries.ts";

/** The list a request is in and its place there, from 0. */
export type RequestPlace = { tab: RequestTab; index: number };

const deepest = { skip: 0, take: 100, kinds: timeKinds, workerId: null } as const;

/** Looks a request up in the lists once; a notice names it without saying which list it is in. */
async function findRequest(id: number): Promise<RequestPlace | null> {
  for (const tab of requestTabs) {
    // The lists are read one after the other: the first has it nearly always.
    const page = await queryClient.query(teamRequestsQuery({ ...deepest, tab }));
    const index = page.data.findIndex((request) => request.id === id);
    if (index >= 0) return { tab, index };
  }
  return null;
}

/** Where the request of the address is; null while unknown, and when it is in no list. */
export function useRequestPlace(id: number | null): RequestPlace | null {
  const query = useQuery({
    queryKey: ["team-request-place", id],
    queryFn: () => (id === null ? null : findRequest(id)),
    enabled: id !== null,
    // The request stays in its place, also when it is decided meanwhile.
    staleTime: "static",
  });
  return query.data ?? null;
}
