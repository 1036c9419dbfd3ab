import type { AppContext } from "../../../context.ts";
import { readCompanies } from "../../../db/companies.ts";

import { tellReminded } from "./office/office.service.ts";
import { endExpired, remindPending } from "./reminders/reminders.service.ts";
import { deliver } from "./rounds/delivery.service.ts";
import { sealSigned } from "./sealing/sealing.service.ts";

async function forEachCompany(
  ctx: AppContext,
  work: (ctx: AppContext, companyId: number) => Promise<void>,
): Promise<void> {
  for (const companyId of await readCompanies(ctx.db)) await work(ctx, companyId);
}

/**
 * Makes the documents of a sending, sends reminders of the office, seals signed documents, ends expired ones every hour, and reminds on the mornings of working
 * days.
 */
export function signaturesJobs(ctx: AppContext): void {
  ctx.jobs.handle("signatures.ask", async (job) => deliver(ctx, job));
  ctx.jobs.handle("signatures.tell", async (job) => tellReminded(ctx, job));
  ctx.jobs.handle("signatures.seal", async (key, job) => sealSigned(ctx, key, job));
  ctx.jobs.handle("signatures.expire", async () => forEachCompany(ctx, endExpired));
  ctx.jobs.handle("signatures.remind", async () => forEachCompany(ctx, remindPending));
  ctx.jobs.schedule("signatures.expire", "9 * * * *", {});
  ctx.jobs.schedule("signatures.remind", "27 7 * * 1-5", {});
}
