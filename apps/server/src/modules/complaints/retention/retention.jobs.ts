import type { AppContext } from "../../../context.ts";
import { readCompanies } from "../../../db/companies.ts";

import { cleanUp, forgetOldRows, forgetTraces, mixReports, remind } from "./retention.service.ts";

async function forEach(
  ctx: AppContext,
  work: (ctx: AppContext, companyId: number) => Promise<void>,
): Promise<void> {
  for (const companyId of await readCompanies(ctx.db)) await work(ctx, companyId);
}

/** Retention and reminders of the complaints mailbox. */
export function complaintsJobs(ctx: AppContext): void {
  ctx.jobs.handle("complaints.nightly", async () => {
    await forEach(ctx, cleanUp);
    await forgetTraces(ctx);
  });
  ctx.jobs.schedule("complaints.nightly", "17 2 * * *", {});
  ctx.jobs.handle("complaints.mix", async () => {
    let isMixed = false;
    await forEach(ctx, async (_ctx, companyId) => {
      if (await mixReports(ctx, companyId)) isMixed = true;
    });
    if (isMixed) await forgetOldRows(ctx);
  });
  ctx.jobs.schedule("complaints.mix", "*/10 * * * *", {});
  ctx.jobs.handle("complaints.remind", () => forEach(ctx, remind));
  ctx.jobs.schedule("complaints.remind", "11 6 * * *", {});
}
