import { importTemplate, reviewImport, runImport } from "@atrio/contract/company/imports";
import { hireWorker } from "@atrio/contract/company/staff-changes";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";
import { sendFile } from "../../../http/files.ts";

import { hireWorker as hire } from "./hiring/hiring.service.ts";
import { importFiles, reviewFiles, templateFor } from "./review/review.service.ts";

/** Import of tables in the office: template, review, writing; a new person as one row of it. */
export function importRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, reviewImport, async ({ actor, body }) => ({
    data: await reviewFiles(ctx, actor, body),
  }));

  bind(app, ctx, runImport, async ({ actor, body, meta }) => ({
    data: await importFiles(ctx, { actor, ip: meta.ip }, body),
  }));

  bind(app, ctx, importTemplate, async ({ actor, reply }) =>
    sendFile(reply, await templateFor(actor)),
  );

  bind(app, ctx, hireWorker, async ({ actor, body, meta }) => ({
    data: await hire(ctx, { actor, ...meta }, body),
  }));
}
