import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";

import { unreadKey } from "../../lib/events.ts";
import { modulesQuery, useCurrentUser } from "../../lib/identity.ts";

import { menuOf } from "./navigation.ts";
import type { MenuEntry } from "./navigation.ts";

/** The entries the signed-in worker sees now. */
export function useMenu(): MenuEntry[] {
  const user = useCurrentUser();
  const { data: hiredModules } = useSuspenseQuery(modulesQuery);
  const { routesByPath } = useRouter();
  return menuOf({ user, hiredModules, exists: (path) => Object.hasOwn(routesByPath, path) });
}

/** Number of unread notifications, from the server. */
export function useUnread(): number {
  const { data } = useQuery<number>({ queryKey: unreadKey, enabled: false, initialData: 0 });
  return data;
}
