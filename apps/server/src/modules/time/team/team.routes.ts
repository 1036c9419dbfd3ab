import * as team from "@atrio/contract/time/team";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";

import {
  getTeamPhotos,
  getTeamToday,
  listSundayClockings,
  listTeamClockings,
} from "./team.service.ts";

/** A supervisor's view of the people supervised today. */
export function teamRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, team.teamToday, async ({ actor }) => ({ data: await getTeamToday(ctx, actor) }));

  bind(app, ctx, team.teamClockings, async ({ actor, body }) =>
    listTeamClockings(ctx, actor, body),
  );

  bind(app, ctx, team.teamSundayClockings, async ({ actor, body }) => ({
    data: await listSundayClockings(ctx, actor, body),
  }));

  bind(app, ctx, team.teamPhotos, async ({ actor }) => ({ data: await getTeamPhotos(ctx, actor) }));
}
