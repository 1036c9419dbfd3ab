import type { AppContext } from "../../../../context.ts";

import { sendDigests } from "./digest.service.ts";

/** Checks every ten minutes for due summaries: people live in many zones. */
export function digestJobs(ctx: AppContext): void {
  ctx.jobs.handle("notices.digest", () => sendDigests(ctx));
  ctx.jobs.schedule("notices.digest", "*/10 * * * *", {});
}
