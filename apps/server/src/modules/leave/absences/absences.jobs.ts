import type { AppContext } from "../../../context.ts";
import { readCompanies } from "../approvals/reminders/reminders.read.ts";

import { listOpenLeaves, prolong } from "./open-end/open-end.service.ts";
import { tellMoved } from "./settling.service.ts";

/** Prolongs each open leave of a company in a transaction of its own. */
async function prolongAll(ctx: AppContext, empresaId: number): Promise<void> {
  const leaves = await ctx.db.tenant(empresaId, listOpenLeaves);
  for (const leave of leaves) {
    await ctx.db.tenant(empresaId, async (tx) => {
      await tellMoved(ctx, tx, "returned", await prolong(ctx, tx, leave));
    });
  }
}

/** Nightly job of medical leave without an end (Rule LEAVE-66); bears being run twice. */
export function absencesJobs(ctx: AppContext): void {
  ctx.jobs.handle("absences.nightly", async () => {
    for (const company of await readCompanies(ctx.db)) {
      await ctx.db.gate(async (tx) => ctx.jobs.enqueue(tx, "absences.prolong", company));
    }
  });
  ctx.jobs.handle("absences.prolong", async ({ empresa_id }) => prolongAll(ctx, empresa_id));
  ctx.jobs.schedule("absences.nightly", "23 1 * * *", {});
}
