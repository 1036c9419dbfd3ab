import * as calendar from "@atrio/contract/calendar/calendar";
import * as colleagues from "@atrio/contract/calendar/colleagues";

import type { AppContext } from "../../context.ts";
import { type App, bind } from "../../http/bind.ts";
import { sendFile } from "../../http/files.ts";

import { printAnnualCalendar } from "./annual/annual.service.ts";
import {
  getLabourCalendars,
  listHolidays,
  listPeopleAtWork,
  listShifts,
  listSupervisedShifts,
} from "./calendar.service.ts";
import { listColleaguesToday, listTeamAbsences } from "./colleagues/colleagues.service.ts";
import { getWholeCalendar } from "./whole.service.ts";

/** A worker's calendar: holidays, shifts, and everything of a year in one answer. */
export function calendarRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, calendar.holidaysOfYear, async ({ actor, params }) => ({
    data: await listHolidays(ctx, actor, params.year),
  }));

  bind(app, ctx, calendar.labourCalendar, async ({ actor, body }) => ({
    data: await getLabourCalendars(ctx, actor, body),
  }));

  bind(app, ctx, calendar.workerShifts, async ({ actor, query }) => ({
    data: await listShifts(ctx, actor, { desde: query.from, hasta: query.to }),
  }));

  bind(app, ctx, calendar.supervisedShifts, async ({ actor, body }) => ({
    data: await listSupervisedShifts(ctx, actor, {
      trabajador_id: body.worker_id,
      desde: body.from,
      hasta: body.to,
    }),
  }));

  bind(app, ctx, calendar.peopleAtWork, async ({ actor, params }) => ({
    data: await listPeopleAtWork(ctx, actor, params.x),
  }));

  bind(app, ctx, colleagues.absencesOfTeam, async ({ actor, query }) => ({
    data: await listTeamAbsences(ctx, actor, query),
  }));

  bind(app, ctx, colleagues.colleaguesToday, async ({ actor, body }) => ({
    data: await listColleaguesToday(ctx, actor, body.persona_ids),
  }));

  bind(app, ctx, calendar.wholeCalendar, async ({ actor, query, meta }) => ({
    data: await getWholeCalendar(ctx, actor, { ...query, language: meta.language }),
  }));

  bind(app, ctx, calendar.annualCalendar, async ({ actor, query, meta, reply }) =>
    sendFile(
      reply,
      await printAnnualCalendar(ctx, actor, { year: query.anyo, language: meta.language }),
    ),
  );
}
