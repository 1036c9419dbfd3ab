import { paperGroups } from "@atrio/contract/papers/audiences";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

import { listGroups } from "./audiences.service.ts";

/** Groups of people to whom documents are sent. */
export function audiencesRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, paperGroups, async ({ actor }) => ({ data: await listGroups(ctx, actor) }));
}
