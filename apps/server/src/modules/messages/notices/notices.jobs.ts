import type { AppContext } from "../../../context.ts";
import { readCompanies } from "../../../db/companies.ts";

import { readLeftOpen } from "./notices.read.ts";
import type { LeftOpen } from "./notices.read.ts";
import { notify } from "./notices.service.ts";

/** A signing open for longer counts as forgotten (Rule MESSAGES-7). */
const longestOpen = { hours: 24 };

/** Notifies one worker, in a transaction of its own, so that none waits for another. */
async function warn(ctx: AppContext, companyId: number, signing: LeftOpen): Promise<void> {
  await ctx.db.tenant(companyId, (tx) =>
    notify(ctx, tx, {
      kind: "signing_left_open",
      to: signing.trabajador_id,
      urgent: true,
      data: signing,
    }),
  );
}

async function warnAll(ctx: AppContext): Promise<void> {
  const before = ctx.clock.now().subtract(longestOpen).toString();
  for (const companyId of await readCompanies(ctx.db)) {
    const signings = await ctx.db.read(companyId, (tx) => readLeftOpen(tx, before));
    for (const signing of signings) await warn(ctx, companyId, signing);
  }
}

/** Hourly warning of signings open for more than a day, once for each signing. */
export function noticesJobs(ctx: AppContext): void {
  ctx.jobs.handle("notices.left_open", () => warnAll(ctx));
  ctx.jobs.schedule("notices.left_open", "7 * * * *", {});
}
