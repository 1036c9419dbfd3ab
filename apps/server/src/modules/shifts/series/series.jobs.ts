import type { AppContext } from "../../../context.ts";

import { continueAll } from "./continuing.service.ts";
import { readCompanies } from "./series.read.ts";

async function askForAll(ctx: AppContext): Promise<void> {
  for (const company of await readCompanies(ctx.db)) {
    await ctx.db.gate(async (tx) => ctx.jobs.enqueue(tx, "shift_series.continue", company));
  }
}

/** Nightly: series go on being made 13 months ahead; a repetition makes nothing. */
export function shiftSeriesJobs(ctx: AppContext): void {
  ctx.jobs.handle("shift_series.nightly", async () => askForAll(ctx));
  ctx.jobs.handle("shift_series.continue", async (company) => continueAll(ctx, company));
  ctx.jobs.schedule("shift_series.nightly", "37 2 * * *", {});
}
