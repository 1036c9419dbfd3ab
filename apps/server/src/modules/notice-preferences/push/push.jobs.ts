import type { AppContext } from "../../../context.ts";

import { sendQueued } from "./push.service.ts";

/** Sends messages to people's devices, several at once: each waits for a push service. */
export function pushJobs(ctx: AppContext): void {
  ctx.jobs.handle("push.send", (data) => sendQueued(ctx, data), { concurrency: 8 });
}
