import { listInbox } from "@atrio/contract/company/inbox";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";

import { readInbox } from "./inbox.service.ts";

/** Inbox of workers and supervisors. */
export function inboxRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, listInbox, async ({ actor, query }) => readInbox(ctx, actor, query.paramsFront));
}
