import { useEffect } from "react";

import { moduleIds } from "@atrio/contract/modules";

import { queueOwner } from "../../features/time-registration/offline/offline.model.ts";
import { useOutboxSending } from "../../features/time-registration/offline/use-outbox-sending.ts";
import { isReachable, subscribeConnection } from "../../lib/connection.ts";
import { modulesQuery, useCurrentUser } from "../../lib/identity.ts";
import { queryClient } from "../../lib/query-client.ts";
import { getSession, isTabSession } from "../../lib/session.ts";
import { readStored, storageKeys } from "../../lib/storage.ts";

/**
 * Keeps what the portal needs to open without network, sends what was punched meanwhile, and asks
 * for what is on the screen again when the network is back; what is pushed here stays its person's.
 * A handed-over session leaves no trace.
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
    const copies = import("../../lib/offline/copies.ts").then(({ keepCopies }) =>
      keepCopies(session),
    );
    // Without them the portal does not open offline, and goes on all the same.
    copies.catch(() => undefined);
    return () => {
      copies.then((stop) => stop()).catch(() => undefined);
    };
  }, [isOwn]);
  useEffect(() => {
    if (!isOwn || readStored(storageKeys.pushOwner) === null) return;
    // Without this part nothing is pushed anew, and the portal goes on all the same.
    import("../../lib/push.ts").then(({ tendPush }) => tendPush(user.id)).catch(() => undefined);
  }, [isOwn, user.id]);
  useEffect(
    () =>
      subscribeConnection(() => {
        if (isReachable()) void queryClient.invalidateQueries();
      }),
    [],
  );
}
