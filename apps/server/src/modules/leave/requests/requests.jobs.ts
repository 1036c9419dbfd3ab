import type { AppContext } from "../../../context.ts";
import { reassess } from "../approvals/deciding.service.ts";
import { readCompanies } from "../approvals/reminders/reminders.read.ts";
import { findStale, remindWaiting } from "../approvals/reminders/reminders.service.ts";
import { remindProofs } from "../attachments/proofs/proofs.service.ts";

/** A company and the zone that says which day it is there. */
type Company = { empresa_id: number; zona_horaria: string };

/** People who left are no longer awaited; awaited ones are reminded. */
async function reviewCompany(ctx: AppContext, company: Company): Promise<void> {
  for (const id of await findStale(ctx, company)) await reassess(ctx, { portal: company }, id);
  await remindWaiting(ctx, company);
  await remindProofs(ctx, company);
}

async function askForReviews(ctx: AppContext): Promise<void> {
  for (const company of await readCompanies(ctx.db)) {
    await ctx.db.gate(async (tx) => ctx.jobs.enqueue(tx, "requests.review", company));
  }
}

/** Daily jobs of pending requests: recipients without a schedule are mailed at once. */
export function requestsJobs(ctx: AppContext): void {
  ctx.jobs.handle("requests.daily", async () => askForReviews(ctx));
  ctx.jobs.handle("requests.review", async (company) => reviewCompany(ctx, company));
  ctx.jobs.schedule("requests.daily", "17 7 * * *", {});
}
