import { queryOptions, useQuery } from "@tanstack/react-query";
import { createContext } from "react";
import type { ReactNode } from "react";

import { moduleIds } from "@atrio/contract/modules";
import { openSigning } from "@atrio/contract/time/time";

import { api } from "./api.ts";
import { useCurrentUser, useModuleHired } from "./identity.ts";

/** The worker's open signing, or null. */
export function openSigningQuery(workerId: number) {
  return queryOptions({
    queryKey: ["time", "open", workerId],
    queryFn: async ({ signal }) =>
      (await api(openSigning, { query: { trabajador_id: workerId, hora_fin: "null" }, signal }))
        .data,
    refetchOnWindowFocus: "always",
    meta: { keptOffline: true },
  });
}

/**
 * True while the signed-in worker's clock runs; a pause that does not count as work stops it (Rule
 * LEAVE-83). False until it is known.
 */
export function useClockRunning(): boolean {
  const { id } = useCurrentUser();
  const enabled = useModuleHired(moduleIds.timeRegistration);
  return useQuery({ ...openSigningQuery(id), enabled }).data?.cuenta_como_trabajo === true;
}

/**
 * Draws the buttons that stop the running clock, which the shell hands in for forms that need it
 * stopped; `onAsking` tells if a question of theirs lies over the page.
 */
type RenderStopClock = (onAsking: (isAsking: boolean) => void) => ReactNode;

export const StopClockSlot = createContext<RenderStopClock | null>(null);
