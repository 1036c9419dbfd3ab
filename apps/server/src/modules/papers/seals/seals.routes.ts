import { readSeal, replaceSeal } from "@atrio/contract/papers/signatures";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

import { useOwnSeal, viewSeal } from "./seals.service.ts";

/** The certificate with which a company seals its documents. */
export function sealsRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, readSeal, async ({ actor }) => ({ data: await viewSeal(ctx, actor) }));

  bind(app, ctx, replaceSeal, async ({ actor, body, meta }) => {
    const given = { part: body.fichero, password: body.contrasena };
    return { data: await useOwnSeal(ctx, { actor, ip: meta.ip }, given) };
  });
}
