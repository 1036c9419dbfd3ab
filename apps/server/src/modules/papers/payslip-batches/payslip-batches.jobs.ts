import type { AppContext } from "../../../context.ts";
import { readCompanies } from "../../../db/companies.ts";

import { readDue } from "./payslip-batches.read.ts";
import { publishDue } from "./publishing/publishing.service.ts";
import { readBatch, resumeReading } from "./reading.service.ts";
import { remindOfWaiting } from "./waiting/waiting.service.ts";

/** Longer than reading takes: who was reading a batch for that long does not any more. */
const readingLife = { minutes: 20 };

async function publishAllDue(ctx: AppContext): Promise<void> {
  const now = ctx.clock.now();
  for (const companyId of await readCompanies(ctx.db)) {
    const ids = await ctx.db.read(companyId, async (tx) => readDue(tx, now.toString()));
    for (const id of ids) await publishDue(ctx, { empresa_id: companyId, lote_id: id });
  }
  await resumeReading(ctx, now.subtract(readingLife).toString());
}

async function remindAll(ctx: AppContext): Promise<void> {
  for (const companyId of await readCompanies(ctx.db)) await remindOfWaiting(ctx, companyId);
}

/** Reads incoming batches, publishes scheduled ones, and reminds of waiting ones. */
export function payslipBatchesJobs(ctx: AppContext): void {
  ctx.jobs.handle("payslip_batches.read", (data) => readBatch(ctx, data));
  ctx.jobs.handle("payslip_batches.publish", () => publishAllDue(ctx));
  ctx.jobs.schedule("payslip_batches.publish", "*/5 * * * *", {});
  ctx.jobs.handle("payslip_batches.remind", () => remindAll(ctx));
  ctx.jobs.schedule("payslip_batches.remind", "37 7 * * *", {});
}
