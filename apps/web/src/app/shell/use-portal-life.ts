import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

import { restartAt } from "../../lib/address.ts";
import { connectEvents } from "../../lib/events.ts";
import { getSession, subscribeSession } from "../../lib/session.ts";

/**
 * Listens to the server while someone is signed in, and starts the program again when the session
 * ends or becomes another person's, so that nothing of the first stays on the screen.
 */
export function usePortalLife({ listen }: { listen: boolean }): void {
  const router = useRouter();
  useEffect(() => (listen ? connectEvents() : undefined), [listen]);
  useEffect(() => {
    const token = getSession()?.token;
    return subscribeSession(() => {
      const now = getSession()?.token;
      if (now === token) return;
      if (now !== undefined) {
        restartAt("/");
        return;
      }
      const search = new URLSearchParams({ redirect: router.state.location.href, expired: "true" });
      restartAt(`/login?${search.toString()}`);
    });
  }, [router]);
}
