import { verifyCode, verifyFile } from "@atrio/contract/papers/signatures";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

import { verifyByCode, verifyByFile } from "./verification.service.ts";

/** The public page that verifies a document without showing its contents. */
export function verificationRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, verifyCode, async ({ body, meta }) => ({
    data: await verifyByCode(ctx, { codigo: body.codigo, ip: meta.ip }),
  }));

  bind(app, ctx, verifyFile, async ({ body, meta }) => ({
    data: await verifyByFile(ctx, { part: body.fichero, ip: meta.ip }),
  }));
}
