import * as calls from "@atrio/contract/company/holidays";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

import {
  addHolidayCalendar,
  changeHolidayCalendar,
  holidayCalendars,
  holidayYear,
  proposeHolidays,
  removeHolidayCalendar,
} from "./holidays.service.ts";

/** Calendars of holidays in the office. */
export function holidayRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, calls.listHolidayCalendars, async ({ actor }) => ({
    data: await holidayCalendars(ctx, actor),
  }));

  bind(app, ctx, calls.proposeHolidays, async ({ actor, query }) => ({
    data: await proposeHolidays(ctx, actor, query),
  }));

  bind(app, ctx, calls.getHolidayYear, async ({ actor, params, query }) => ({
    data: await holidayYear(ctx, actor, { id: params.id, anyo: query.anyo }),
  }));

  bind(app, ctx, calls.addHolidayCalendar, async ({ actor, body, meta }) => {
    const author = { actor, ip: meta.ip };
    return { data: await addHolidayCalendar(ctx, { author, once: meta.once }, body) };
  });

  bind(app, ctx, calls.changeHolidayCalendar, async ({ actor, params, body, meta }) => {
    const author = { actor, ip: meta.ip };
    return { data: await changeHolidayCalendar(ctx, { author, id: params.id }, body) };
  });

  bind(app, ctx, calls.removeHolidayCalendar, async ({ actor, params, meta }) => ({
    data: await removeHolidayCalendar(ctx, { actor, ip: meta.ip }, params.id),
  }));
}
