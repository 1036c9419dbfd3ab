import { allRequestKinds } from "@atrio/contract/kinds";
import type { RequestTab } from "@atrio/contract/leave/requests";

import { teamRequestsQuery } from "../approvals/approvals.queries.ts";
import { ownRequestsQuery } from "../leave.queries.ts";

/** All kinds of request in one list at home, whichever page decides them. */
export const newestTeamRequests = {
  skip: 0,
  take: 10,
  kinds: allRequestKinds,
  workerId: null,
} as const;

/** Newest requests of a worker. */
export function newestOwnQuery(workerId: number) {
  return ownRequestsQuery(workerId, { kind: null, state: null, year: null, skip: 0, take: 10 });
}

/** Newest requests of a tab of the supervisor's list. */
export function newestTeamQuery(tab: RequestTab) {
  return teamRequestsQuery({ ...newestTeamRequests, tab });
}
