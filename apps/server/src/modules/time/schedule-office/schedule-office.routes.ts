import * as office from "@atrio/contract/time/schedules-office";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { type App, bind } from "../../../http/bind.ts";

import { assignPeople, previewAssigning } from "./assigning.service.ts";
import {
  addSchedule,
  changeOneSchedule,
  getReference,
  listOfficeSchedules,
  listPeople,
  previewChange,
  removeSchedule,
} from "./schedule-office.service.ts";

/** Schedules of the company and who works by them, as administrators keep them. */
export function scheduleOfficeRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, office.listSchedules, async ({ actor, query }) =>
    listOfficeSchedules(ctx, actor, query),
  );

  bind(app, ctx, office.scheduleReference, async ({ actor }) => ({
    data: await getReference(ctx, actor),
  }));

  bind(app, ctx, office.listScheduledPeople, async ({ actor, query }) =>
    listPeople(ctx, actor, query),
  );

  bind(app, ctx, office.createSchedule, async ({ actor, body, meta }) => ({
    data: await addSchedule(ctx, { actor, ip: meta.ip }, { stated: body, once: meta.once }),
  }));

  bind(app, ctx, office.previewScheduleChange, async ({ actor, params, body }) => ({
    data: await previewChange(ctx, actor, { id: params.id, stated: body }),
  }));

  bind(app, ctx, office.changeSchedule, async ({ actor, params, body, meta }) => ({
    data: await changeOneSchedule(ctx, { actor, ip: meta.ip }, { id: params.id, stated: body }),
  }));

  bind(app, ctx, office.deleteSchedule, async ({ actor, params, meta }) => {
    await removeSchedule(ctx, { actor, ip: meta.ip }, params.id);
    return { data: { message: say(meta.language, "schedule.deleted") } };
  });

  bind(app, ctx, office.previewAssignment, async ({ actor, params, body }) => ({
    data: await previewAssigning(ctx, actor, { id: params.id, input: body }),
  }));

  bind(app, ctx, office.assignSchedule, async ({ actor, params, body, meta }) => {
    const asked = { id: params.id, input: body, once: meta.once };
    return { data: await assignPeople(ctx, { actor, ip: meta.ip }, asked) };
  });
}
