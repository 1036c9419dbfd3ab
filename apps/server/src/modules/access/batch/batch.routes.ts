import { batch } from "@atrio/contract/batch";

import type { AppContext } from "../../../context.ts";
import { answerBatch } from "../../../http/batch.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

/** Several reads in one request. */
export function batchRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, batch, async ({ actor, body, request, reply }) =>
    answerBatch(ctx, { actor, request, reply }, body.calls),
  );
}
