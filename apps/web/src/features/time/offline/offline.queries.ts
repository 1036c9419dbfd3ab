import { queryOptions } from "@tanstack/react-query";

import type { ProjectRun } from "../../../lib/project-slots.ts";

import { keptPunchesKey } from "./offline.model.ts";
import type { KeptCall, PunchCommand, Submission } from "./offline.model.ts";

/** The queue itself is fetched when the page stands: the first paint does not need it. */
export const loadOutbox = () => import("./outbox/outbox.queries.ts");

/** The punches that this device keeps for somebody, oldest first; none where it keeps nothing. */
export function keptPunchesQuery(owner: string) {
  return queryOptions({
    queryKey: keptPunchesKey(owner),
    queryFn: async (): Promise<KeptCall[]> => (await loadOutbox()).listKept(owner),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Queues a punch, or a change of project, and sends it with all waiting ones before it. Throws the server's refusal. */
export async function submitPunch(
  owner: string,
  command: PunchCommand | ProjectRun,
): Promise<Submission> {
  return (await loadOutbox()).submit(owner, command);
}
