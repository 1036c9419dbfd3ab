import { keepCopies } from "../../lib/offline/copies.ts";
import { tendPush } from "../../lib/push.ts";
import type { Session } from "../../lib/session.ts";

/**
 * Stores a session's data for opening the portal offline, until the returned function is called,
 * and binds this browser's push messages to its person.
 */
export function keepBrowser(session: Session, workerId: number): () => void {
  // Without the browser's answer, the request is repeated at the next start.
  tendPush(workerId).catch(() => undefined);
  return keepCopies(session);
}
