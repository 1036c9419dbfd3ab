import * as teamAbsences from "@atrio/contract/leave/team-absences";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";

import { getHolidaySummary, getPhoto, getTeamCalendar, listEventKinds } from "./away.service.ts";

/** Absent people of a team, and their remaining holidays. */
export function awayRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, teamAbsences.teamCalendar, async ({ actor, body }) => ({
    data: await getTeamCalendar(ctx, actor, body),
  }));

  bind(app, ctx, teamAbsences.holidaySummary, async ({ actor, body }) => ({
    data: await getHolidaySummary(ctx, actor, body),
  }));

  bind(app, ctx, teamAbsences.requestPhoto, async ({ actor, query }) => ({
    data: await getPhoto(ctx, actor, query.trabajador_id),
  }));

  bind(app, ctx, teamAbsences.listEventKinds, async ({ meta }) => ({
    data: listEventKinds(meta.language),
  }));
}
