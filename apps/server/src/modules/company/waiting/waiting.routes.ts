import { getWaiting } from "@atrio/contract/company/waiting";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";

import { readWaiting } from "./waiting.service.ts";

/** The first page of the office. */
export function waitingRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, getWaiting, async ({ actor }) => ({ data: await readWaiting(ctx, actor) }));
}
