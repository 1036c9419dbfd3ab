import { handOverModel145, listOfficeModel145 } from "@atrio/contract/papers/model145-office";

import type { AppContext } from "../../../../context.ts";
import { bind } from "../../../../http/bind.ts";
import type { App } from "../../../../http/bind.ts";
import { sendFiles } from "../../../../http/files.ts";

import { handOverForms, pageOfForms } from "./office.service.ts";

/** Model 145 for administrators of pay, who hand it over to whoever computes the payslips. */
export function model145OfficeRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, listOfficeModel145, ({ actor, query }) =>
    pageOfForms(ctx, actor, query.paramsFront),
  );

  bind(app, ctx, handOverModel145, async ({ actor, body, meta, reply }) =>
    sendFiles(reply, await handOverForms(ctx, { actor, meta }, body)),
  );
}
