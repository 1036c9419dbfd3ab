import { listRemedies } from "@atrio/contract/shifts/remedies";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";

import { findRemedies } from "./remedies.service.ts";

/** Ways out of warnings of the shift planner, for shift managers. */
export function shiftRemedyRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, listRemedies, async ({ actor, params, query }) => ({
    data: await findRemedies(ctx, actor, { id: params.id, ...query }),
  }));
}
