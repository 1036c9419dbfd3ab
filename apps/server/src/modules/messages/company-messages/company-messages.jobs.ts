import type { AppContext } from "../../../context.ts";

import { deliver } from "./messages/messages.service.ts";

/** Delivers the messages of companies to their recipients. */
export function notificationsJobs(ctx: AppContext): void {
  ctx.jobs.handle("notifications.deliver", (data) => deliver(ctx, data));
}
