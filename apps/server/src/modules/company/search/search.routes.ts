import { searchPortal as call } from "@atrio/contract/company/search";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

import { searchPortal } from "./search.service.ts";

/** Search of the portal. */
export function searchRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, call, async ({ actor, query, meta }) => ({
    data: await searchPortal(ctx, { actor, language: meta.language, texto: query.texto }),
  }));
}
