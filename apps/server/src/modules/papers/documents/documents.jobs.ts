import type { AppContext } from "../../../context.ts";
import { readCompanies } from "../../../db/companies.ts";

import { giveCopies } from "./office/sendings.service.ts";
import { eraseKept, tellExpiring } from "./terms/terms.service.ts";

/**
 * Puts documents for many into the folders of their people; each morning tells of documents that
 * expire soon, and erases those whose time to be kept is over.
 */
export function documentsJobs(ctx: AppContext): void {
  ctx.jobs.handle("documents.give", async (job) => giveCopies(ctx, job));
  ctx.jobs.handle("documents.daily", async () => {
    for (const companyId of await readCompanies(ctx.db)) {
      await eraseKept(ctx, companyId);
      await tellExpiring(ctx, companyId);
    }
  });
  ctx.jobs.schedule("documents.daily", "41 6 * * *", {});
}
