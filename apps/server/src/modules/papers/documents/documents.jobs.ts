import type { AppContext } from "../../../context.ts";

import { giveCopies } from "./office/sendings.service.ts";

/** Puts documents for many into the folders of their people, and tells them. */
export function documentsJobs(ctx: AppContext): void {
  ctx.jobs.handle("documents.give", async (job) => giveCopies(ctx, job));
}
