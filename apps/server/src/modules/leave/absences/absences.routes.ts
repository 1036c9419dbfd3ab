import { ownAbsences } from "@atrio/contract/leave/absences";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

import { listOwnDays } from "./days/days.service.ts";

/** Days on which people are away. */
export function absencesRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, ownAbsences, async ({ actor, query }) => ({
    data: await listOwnDays(ctx, actor, query),
  }));
}
