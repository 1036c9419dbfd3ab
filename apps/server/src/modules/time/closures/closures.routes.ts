import { reopenMonth } from "@atrio/contract/leave/requests";
import { currentClosure, listClosureRequests, requestClosure } from "@atrio/contract/time/closures";
import { listOfficeMonths } from "@atrio/contract/time/office-time";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

import { getClosure, listClosures, reopenClosure, sendClosure } from "./closures.service.ts";
import { listMonths } from "./office/office.service.ts";

/** The worker's months and their closure, which an administrator may undo. */
export function closuresRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, requestClosure, async ({ actor, body, meta }) => ({
    data: await sendClosure(ctx, { actor, input: body, meta }),
  }));

  bind(app, ctx, listClosureRequests, async ({ actor, query, meta }) => ({
    data: await listClosures(ctx, { actor, ip: meta.ip }, query),
  }));

  bind(app, ctx, currentClosure, async ({ actor, query, meta }) => ({
    data: await getClosure(ctx, { actor, ip: meta.ip }, query),
  }));

  bind(app, ctx, listOfficeMonths, async ({ actor, query }) =>
    listMonths(ctx, actor, query.paramsFront),
  );

  bind(app, ctx, reopenMonth, async ({ actor, body, meta }) => ({
    data: await reopenClosure(ctx, { actor, ip: meta.ip }, body),
  }));
}
