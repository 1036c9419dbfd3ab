import type { AppContext } from "../../../../context.ts";

import { sendDigests } from "./digest.service.ts";

/** Looks every ten minutes whose summary is due: people live in many zones. */
export function digestJobs(ctx: AppContext): void {
  ctx.jobs.handle("notices.digest", () => sendDigests(ctx));
  ctx.jobs.schedule("notices.digest", "*/10 * * * *", {});
}
