import { scheduleOfYear, scheduleToday } from "@atrio/contract/time/schedules";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

import { getScheduleOfYear, getScheduleToday } from "./schedules.service.ts";

/** Schedules of a worker's day and year. */
export function schedulesRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, scheduleToday, async ({ actor }) => ({
    data: await getScheduleToday(ctx, actor),
  }));

  bind(app, ctx, scheduleOfYear, async ({ actor, query }) => ({
    data: await getScheduleOfYear(ctx, actor, query.year),
  }));
}
