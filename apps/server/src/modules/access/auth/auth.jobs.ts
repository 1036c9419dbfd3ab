import type { AppContext } from "../../../context.ts";
import { purgeTries } from "../../../platform/limits.ts";

import { forgetAddresses } from "./auth.repo.ts";
import { purgeChanges, purgeFormer } from "./email/email.repo.ts";
import { formerSince } from "./email/email.rules.ts";
import { purgePending } from "./factor/factor.repo.ts";
import { purgeCodes } from "./handover/handover.repo.ts";
import { purgeLinks } from "./links/links.repo.ts";
import { purgeSessions } from "./sessions/sessions.repo.ts";

/** Days that an unused address stays known. */
const addressDays = 180;

async function purge(ctx: AppContext): Promise<void> {
  const now = ctx.clock.now();
  const ago = (days: number): string => now.subtract({ hours: days * 24 }).toString();
  await ctx.db.gate(async (tx) => {
    await purgeSessions(tx, now.toString());
    // Retention of reset tokens: 7 days after they expire.
    await purgeLinks(tx, ago(7));
    await purgeChanges(tx, now.toString());
    await purgeFormer(tx, formerSince(now).toString());
    await purgeCodes(tx, ago(1));
    await purgePending(tx, ago(1));
    // Codes of the second factor are counted by the day.
    await purgeTries(tx, ago(2));
    await forgetAddresses(tx, ago(addressDays));
  });
}

/** Removes every night expired sessions, links, codes, counters and addresses. */
export function authJobs(ctx: AppContext): void {
  ctx.jobs.handle("auth.purge", () => purge(ctx));
  ctx.jobs.schedule("auth.purge", "20 3 * * *", {});
}
