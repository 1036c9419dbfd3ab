import { listOccasions } from "@atrio/contract/leave/occasions";

import type { AppContext } from "../../../../context.ts";
import { bind } from "../../../../http/bind.ts";
import type { App } from "../../../../http/bind.ts";

import { listOwnOccasions } from "./occasions.service.ts";

/** Facts that leave hangs on. */
export function occasionsRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, listOccasions, async ({ actor, meta }) => ({
    data: await listOwnOccasions(ctx, actor, meta.language),
  }));
}
