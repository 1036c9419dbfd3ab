import * as events from "@atrio/contract/calendar/company-events";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { type App, bind } from "../../../http/bind.ts";

import {
  addCompanyEvent,
  changeCompanyEvent,
  listCompanyEvents,
  listEventCentres,
  removeCompanyEvent,
} from "./company-events.service.ts";

/** Events of the company, as administrators keep them. */
export function companyEventsRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, events.listCompanyEvents, async ({ actor, query }) => ({
    data: await listCompanyEvents(ctx, actor, query.anyo),
  }));

  bind(app, ctx, events.eventCentres, async ({ actor }) => ({
    data: await listEventCentres(ctx, actor),
  }));

  bind(app, ctx, events.createCompanyEvent, async ({ actor, body, meta }) => ({
    data: await addCompanyEvent(ctx, actor, { stated: body, ip: meta.ip, once: meta.once }),
  }));

  bind(app, ctx, events.updateCompanyEvent, async ({ actor, params, body, meta }) => ({
    data: await changeCompanyEvent(ctx, actor, { id: params.id, stated: body, ip: meta.ip }),
  }));

  bind(app, ctx, events.deleteCompanyEvent, async ({ actor, params, meta }) => {
    await removeCompanyEvent(ctx, actor, { id: params.id, ip: meta.ip });
    return { data: { message: say(meta.language, "calendar.event_removed") } };
  });
}
