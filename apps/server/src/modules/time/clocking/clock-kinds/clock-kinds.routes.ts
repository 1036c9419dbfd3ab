import * as kinds from "@atrio/contract/time/clock-kinds";

import type { AppContext } from "../../../../context.ts";
import { type App, bind } from "../../../../http/bind.ts";

import {
  addClockInType,
  addPauseKind,
  changeClockInType,
  changePauseKind,
  clockInSettings,
  pauseSettings,
} from "./clock-kinds.service.ts";

/** Clock-in types and kinds of pause of a company, for administrators. */
export function clockKindRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, kinds.listClockInSettings, async ({ actor }) => ({
    data: await clockInSettings(ctx, actor),
  }));

  bind(app, ctx, kinds.addClockInType, async ({ actor, body, meta }) => {
    const author = { actor, ip: meta.ip };
    return { data: await addClockInType(ctx, { author, once: meta.once }, body) };
  });

  bind(app, ctx, kinds.changeClockInType, async ({ actor, params, body, meta }) => ({
    data: await changeClockInType(ctx, { actor, ip: meta.ip }, { ...body, ...params }),
  }));

  bind(app, ctx, kinds.listPauseSettings, async ({ actor }) => ({
    data: await pauseSettings(ctx, actor),
  }));

  bind(app, ctx, kinds.addPauseKind, async ({ actor, body, meta }) => {
    const author = { actor, ip: meta.ip };
    return { data: await addPauseKind(ctx, { author, once: meta.once }, body) };
  });

  bind(app, ctx, kinds.changePauseKind, async ({ actor, params, body, meta }) => ({
    data: await changePauseKind(ctx, { actor, ip: meta.ip }, { ...body, ...params }),
  }));
}
