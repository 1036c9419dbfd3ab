import type { AppContext } from "../../../../context.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { readCompanies } from "../../approvals/reminders/reminders.read.ts";

import { applyShutdown } from "./absence.service.ts";
import { listOpenShutdowns } from "./shutdowns.repo.ts";

/** Jobs of closures: absences entered or withdrawn, and each night again for those to come (Rule LEAVE-104). */
export function shutdownsJobs(ctx: AppContext): void {
  ctx.jobs.handle("shutdowns.apply", async ({ empresa_id, cierre_id }) => {
    const home = (await readCompanies(ctx.db)).find((one) => one.empresa_id === empresa_id);
    if (home !== undefined) await applyShutdown(ctx, home, { id: cierre_id, retries: false });
  });
  ctx.jobs.handle("shutdowns.nightly", async () => {
    for (const home of await readCompanies(ctx.db)) {
      const today = todayIn(home.zona_horaria, ctx.clock);
      const open = await ctx.db.tenant(home.empresa_id, (tx) => listOpenShutdowns(tx, today));
      for (const id of open) await applyShutdown(ctx, home, { id, retries: true });
    }
  });
  ctx.jobs.schedule("shutdowns.nightly", "41 1 * * *", {});
}
