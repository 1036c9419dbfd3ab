import type { AppContext } from "../../context.ts";
import type { Tx } from "../../db/client.ts";

import type { Notice } from "./notices.rules.ts";

/**
 * Tells people of a change in the caller's transaction: a notification in the reader's language, a
 * mail, and the unread badge of their open pages; all of it once that commits, or never. A mail
 * that is not urgent waits for the person's next working hours.
 */
export async function notify(
  _ctx: Pick<AppContext, "clock" | "config" | "events" | "mail">,
  _tx: Tx,
  _notice: Notice & { to: number | readonly number[]; urgent?: boolean },
): Promise<void> {
  await Promise.resolve();
}
