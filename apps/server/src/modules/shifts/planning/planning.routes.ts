import * as shifts from "@atrio/contract/shifts/shifts";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { type App, bind } from "../../../http/bind.ts";

import { changeManyShifts, copyShifts } from "./massive.service.ts";
import { addShift, assignShift, changeShift, removeShift } from "./planning.service.ts";

/** Changes of shifts, for shift managers. */
export function shiftPlanningRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, shifts.createShift, async ({ actor, body, meta }) => ({
    data: await addShift(ctx, { actor, ip: meta.ip }, { stated: body, once: meta.once }),
  }));

  bind(app, ctx, shifts.updateShift, async ({ actor, params, body, meta }) => {
    const { version, motivo, ...stated } = body;
    const change = { id: params.id, version, motivo, stated };
    return { data: await changeShift(ctx, { actor, ip: meta.ip }, change) };
  });

  bind(app, ctx, shifts.deleteShift, async ({ actor, params, query, meta }) => {
    const removal = { id: params.id, motivo: query.motivo };
    await removeShift(ctx, { actor, ip: meta.ip }, removal);
    return { data: { message: say(meta.language, "shift.removed") } };
  });

  bind(app, ctx, shifts.assignWorkers, async ({ actor, body, meta }) => ({
    data: await assignShift(ctx, { actor, ip: meta.ip }, body),
  }));

  bind(app, ctx, shifts.publishMassive, async ({ actor, body, meta }) => ({
    data: await changeManyShifts(ctx, { actor, ip: meta.ip }, body),
  }));

  bind(app, ctx, shifts.cloneShifts, async ({ actor, body, meta }) => ({
    data: await copyShifts(ctx, { actor, ip: meta.ip }, { asked: body, once: meta.once }),
  }));
}
