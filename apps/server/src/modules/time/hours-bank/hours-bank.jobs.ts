import { moduleIds } from "@atrio/contract/modules";

import type { AppContext } from "../../../context.ts";

import { listCompanies } from "./review/review.repo.ts";
import { findDue, reviewCompany } from "./review/review.service.ts";

/** Enqueues the review of each company with days to examine. */
async function askForReviews(ctx: AppContext): Promise<void> {
  const companies = await ctx.db.gate((tx) => listCompanies(tx, moduleIds.timeRegistration));
  for (const companyId of companies) {
    const due = await findDue(ctx, companyId);
    if (due.range === null && due.expiresOn === null) continue;
    await ctx.db.gate((tx) => ctx.jobs.enqueue(tx, "hours_bank.review", { empresa_id: companyId }));
  }
}

/** Hourly look for companies with a newly ended day, whose signings are then examined. */
export function hoursBankJobs(ctx: AppContext): void {
  ctx.jobs.handle("hours_bank.hourly", () => askForReviews(ctx));
  ctx.jobs.handle("hours_bank.review", (data) => reviewCompany(ctx, data.empresa_id));
  ctx.jobs.schedule("hours_bank.hourly", "7 * * * *", {});
}
