import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";

import { unreadKey } from "../../lib/events.ts";
import { modulesQuery, useCurrentUser } from "../../lib/identity.ts";
import { inboxTotalsQuery } from "../inbox/inbox.queries.ts";

import type { MenuEntry } from "./menu.model.ts";
import { isOfficePath, isSupervising, menuOf } from "./navigation.ts";
import type { Mode } from "./navigation.ts";

/** The menu of the open page: administrators enter the office by its address. */
export function useMode(): Mode {
  const user = useCurrentUser();
  const isOffice = useRouterState({ select: ({ location }) => isOfficePath(location.pathname) });
  if (isOffice && user.administrador) return "office";
  return isSupervising(user) ? "supervisor" : "worker";
}

/** The entries the signed-in worker sees now. */
export function useMenu(): MenuEntry[] {
  const user = useCurrentUser();
  const mode = useMode();
  const { data: hiredModules } = useSuspenseQuery(modulesQuery);
  const { routesByPath } = useRouter();
  return menuOf({ user, mode, hiredModules, exists: (path) => Object.hasOwn(routesByPath, path) });
}

/** Number of things that wait for the reader; none while unknown. */
export function useWaiting(): number {
  return useQuery(inboxTotalsQuery).data?.pendientes ?? 0;
}

/** Number of unread notifications, from the server. */
export function useUnread(): number {
  const { data } = useQuery<number>({ queryKey: unreadKey, enabled: false, initialData: 0 });
  return data;
}
