import { getFirstSteps as getFirstStepsCall } from "@atrio/contract/company/first-steps";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";

import { getFirstSteps } from "./first-steps.service.ts";

/** First steps of a new company, for its administrators. */
export function firstStepsRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, getFirstStepsCall, async ({ actor }) => ({
    data: await getFirstSteps(ctx, actor),
  }));
}
