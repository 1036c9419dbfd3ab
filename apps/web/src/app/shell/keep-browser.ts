import { keepCopies } from "../../lib/offline/copies.ts";
import { tendPush } from "../../lib/push.ts";
import type { Session } from "../../lib/session.ts";

/**
 * Keeps for a session's person what the portal needs to open without network, until the returned
 * function is called, and sees to it that what is pushed to this browser is theirs.
 */
export function keepBrowser(session: Session, workerId: number): () => void {
  // A browser that says nothing of it is asked again at the next start.
  tendPush(workerId).catch(() => undefined);
  return keepCopies(session);
}
