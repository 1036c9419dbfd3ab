import type { Actor } from "@atrio/contract/access/actor";
import {
  findCompanyConfig,
  getCompanyConfig,
  hiredModules,
  welcome,
} from "@atrio/contract/company/company";
import * as settings from "@atrio/contract/company/settings";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";
import { sendPicture } from "../../../http/files.ts";

import { changeLogo, findLogo, removeLogo } from "./logo/logo.service.ts";
import {
  changeSettings,
  getCompany,
  getSettings,
  getWelcome,
  modulesOf,
} from "./settings.service.ts";
import type { Author } from "./settings.service.ts";

/** Settings of companies and their looks, hired modules, welcome message. */
export function companyRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, getCompanyConfig, async ({ params }) => ({
    data: await getCompany(ctx, params.id),
  }));

  bind(app, ctx, findCompanyConfig, async ({ query }) => ({
    data: await getCompany(ctx, query.empresa_id),
  }));

  bind(app, ctx, hiredModules, ({ actor }) => Promise.resolve({ data: modulesOf(actor) }));

  bind(app, ctx, welcome, async ({ actor }) => ({ data: await getWelcome(ctx, actor) }));

  bind(app, ctx, settings.getSettings, async ({ actor }) => ({
    data: await getSettings(ctx, actor),
  }));

  bind(app, ctx, settings.changeSettings, async ({ actor, body, meta }) => ({
    data: await changeSettings(ctx, authorOf(actor, meta.ip), body),
  }));

  bind(app, ctx, settings.uploadLogo, async ({ actor, body, meta }) => {
    const author = authorOf(actor, meta.ip);
    return { data: await changeLogo(ctx, { ...author, once: meta.once }, body.imagen) };
  });

  bind(app, ctx, settings.removeLogo, async ({ actor, meta }) => ({
    data: await removeLogo(ctx, authorOf(actor, meta.ip)),
  }));

  bind(app, ctx, settings.publicLogo, async ({ params, reply }) =>
    sendPicture(reply, await findLogo(ctx, params.nombre)),
  );
}

function authorOf(actor: Actor, ip: string): { empresa_id: number; author: Author } {
  return { empresa_id: actor.empresa_id, author: { actor, ip } };
}
