import {
  findCompanyConfig,
  getCompanyConfig,
  hiredModules,
  welcome,
} from "@atrio/contract/company/company";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

import { getCompany, getWelcome, modulesOf } from "./settings.service.ts";

/** Company settings for the login page, hired modules, welcome message. */
export function companyRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, getCompanyConfig, async ({ params }) => ({
    data: await getCompany(ctx, params.id),
  }));

  bind(app, ctx, findCompanyConfig, async ({ query }) => ({
    data: await getCompany(ctx, query.empresa_id),
  }));

  bind(app, ctx, hiredModules, ({ actor }) => Promise.resolve({ data: modulesOf(actor) }));

  bind(app, ctx, welcome, async ({ actor }) => ({ data: await getWelcome(ctx, actor) }));
}
