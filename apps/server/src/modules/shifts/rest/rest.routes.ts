import { listRestRules, saveRestRules } from "@atrio/contract/shifts/rest-rules";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";

import { changeLevels, listLevels } from "./rest.service.ts";

/** Levels of the rules of rest and working time, for administrators. */
export function restRuleRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, listRestRules, async ({ actor, meta }) => ({
    data: await listLevels(ctx, actor, meta.language),
  }));

  bind(app, ctx, saveRestRules, async ({ actor, body, meta }) => ({
    data: await changeLevels(ctx, actor, {
      normas: body.normas,
      ip: meta.ip,
      language: meta.language,
    }),
  }));
}
