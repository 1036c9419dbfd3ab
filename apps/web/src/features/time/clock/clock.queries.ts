import { mutationOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";

import type { PunchCommand } from "../offline/offline.model.ts";
import { submitPunch } from "../offline/offline.queries.ts";

/** True if an entry of the mutation cache, which does not type it, is a punch. */
export function isPunchCommand(value: unknown): value is PunchCommand {
  return typeof value === "object" && value !== null && "key" in value && "body" in value;
}

/** The key of every punch in the mutation cache, where a refused one waits to be read. */
export const punchKey = ["punch"] as const;

/** Queues a punch for its person; sent at once or when there is a network. */
export function punchMutation(client: QueryClient, owner: string) {
  return mutationOptions({
    mutationKey: punchKey,
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: (command: PunchCommand) => submitPunch(owner, command),
    onSuccess: () => forgetRefusedPunches(client),
    onError: () => void client.invalidateQueries({ queryKey: ["time"] }),
  });
}

/** Removes the punches that were refused from the cache. */
export function forgetRefusedPunches(client: QueryClient): void {
  const cache = client.getMutationCache();
  const refused = cache.findAll({ mutationKey: punchKey, status: "error" });
  for (const mutation of refused) cache.remove(mutation);
}
