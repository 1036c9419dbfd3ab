import type { AppContext } from "../../../context.ts";

import { announcePolicy } from "./privacy-policy.service.ts";

/** Notifies the people of a company of a new version of its privacy policy. */
export function privacyPolicyJobs(ctx: AppContext): void {
  ctx.jobs.handle("privacy_policy.announce", (data) => announcePolicy(ctx, data));
}
