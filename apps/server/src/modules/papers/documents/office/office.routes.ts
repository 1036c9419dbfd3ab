import {
  addCalendar,
  addContract,
  publishDocument,
  withdrawDocument,
  writeDocumentKinds,
} from "@atrio/contract/papers/documents-office";

import type { AppContext } from "../../../../context.ts";
import { bind } from "../../../../http/bind.ts";
import type { App } from "../../../../http/bind.ts";
import { say } from "../../../../http/messages.ts";
import { writeKinds } from "../kinds/kinds.service.ts";

import { publish, withdraw } from "./office.service.ts";
import { giveCalendar, writeContract } from "./papers.service.ts";

/** Documents that administrators publish for the company, a centre or a worker. */
export function documentsOfficeRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, publishDocument, async ({ actor, body, meta }) => ({
    data: await publish(ctx, { actor, ...meta }, body),
  }));

  bind(app, ctx, withdrawDocument, async ({ actor, params, meta }) => {
    await withdraw(ctx, { actor, ...meta }, params.id);
    return { data: { message: say(meta.language, "document.withdrawn") } };
  });

  bind(app, ctx, addContract, async ({ actor, body, meta }) => ({
    data: await writeContract(ctx, { actor, ...meta }, body),
  }));

  bind(app, ctx, addCalendar, async ({ actor, body, meta }) => ({
    data: await giveCalendar(ctx, { actor, ...meta }, body),
  }));

  bind(app, ctx, writeDocumentKinds, async ({ actor, body, meta }) => ({
    data: await writeKinds(ctx, { actor, ...meta }, body.tipos),
  }));
}
