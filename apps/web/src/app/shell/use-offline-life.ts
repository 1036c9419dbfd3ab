import { useEffect } from "react";

import { moduleIds } from "@atrio/contract/modules";

import { queueOwner } from "../../features/time/offline/offline.model.ts";
import { useOutboxSending } from "../../features/time/offline/use-outbox-sending.ts";
import { modulesQuery, useCurrentUser } from "../../lib/identity.ts";
import { queryClient, refetchOnReturn } from "../../lib/query-client.ts";
import { getSession, isTabSession } from "../../lib/session.ts";

/**
 * Stores the data that the portal needs to open offline, sends queued punches, and refetches the
 * screen when the network is back; keeps the push registration with its person. A handed-over
 * session leaves no trace.
 */
export function useOfflineLife(): void {
  const user = useCurrentUser();
  const modules = queryClient.getQueryData(modulesQuery.queryKey) ?? [];
  const hasClock = modules.includes(moduleIds.timeRegistration);
  const isOwn = !user.sesion.suplantada && !user.requires_password_change;
  useOutboxSending(isOwn && hasClock ? queueOwner(user) : null);
  useEffect(() => {
    const session = getSession();
    if (!isOwn || session === null || isTabSession()) return undefined;
    const kept = import("./keep-browser.ts").then(({ keepBrowser }) =>
      keepBrowser(session, user.id),
    );
    // Without it the portal does not open offline, and goes on all the same.
    kept.catch(() => undefined);
    return () => {
      kept.then((stop) => stop()).catch(() => undefined);
    };
  }, [isOwn, user.id]);
  useEffect(refetchOnReturn, []);
}
