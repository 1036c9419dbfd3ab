import { queryOptions } from "@tanstack/react-query";

import { getWaiting } from "@atrio/contract/company/waiting";

import { absencesRoot } from "../../features/leave/approvals/approvals.queries.ts";
import { api } from "../../lib/api.ts";

/** Query of the work that waits for the reader; decisions and the server's events about requests refresh it. */
export const waitingQuery = queryOptions({
  queryKey: [...absencesRoot, "office", "waiting"],
  queryFn: async ({ signal }) => (await api(getWaiting, { signal })).data,
  refetchOnWindowFocus: "always",
});
