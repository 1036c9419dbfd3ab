import type { AppContext } from "../../../context.ts";

import { announcePolicy } from "./privacy-policy.service.ts";

/** Tells the people of a company that its privacy policy has changed. */
export function privacyPolicyJobs(ctx: AppContext): void {
  ctx.jobs.handle("privacy_policy.announce", (data) => announcePolicy(ctx, data));
}
