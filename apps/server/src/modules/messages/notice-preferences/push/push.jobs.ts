import type { AppContext } from "../../../../context.ts";

import { forgetLeavers, sendQueued } from "./push.service.ts";

/**
 * Sends messages to people's devices, several at once: each waits for a push service. Every night the
 * devices of people who have left are forgotten.
 */
export function pushJobs(ctx: AppContext): void {
  ctx.jobs.handle("push.send", (data) => sendQueued(ctx, data), { concurrency: 8 });
  ctx.jobs.handle("push.purge", () => forgetLeavers(ctx));
  ctx.jobs.schedule("push.purge", "40 3 * * *", {});
}
