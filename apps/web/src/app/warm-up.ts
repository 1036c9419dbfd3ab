import { fetchAhead } from "../lib/chunks.ts";
import { currentUserQuery, modulesQuery } from "../lib/identity.ts";
import { queryClient } from "../lib/query-client.ts";
import { getSession } from "../lib/session.ts";

import { router } from "./router.ts";

/**
 * Starts the loads of the opened page at once, so that a slow line carries them together. Failures
 * are repeated, and reported, by the route.
 */
export function warmUp(): void {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const route of matchedRoutes) router.loadRouteChunk(route)?.catch(ignore);
  if (getSession() === null) return;
  queryClient.query(currentUserQuery).catch(ignore);
  queryClient.query(modulesQuery).catch(ignore);
  if (matchedRoutes.at(-1)?.fullPath === "/") fetchAhead(() => import("./home/home.queries.ts"));
}

function ignore(): void {
  // The route's guard repeats the request and shows its error.
}
