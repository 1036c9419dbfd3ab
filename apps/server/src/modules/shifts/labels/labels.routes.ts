import * as labels from "@atrio/contract/shifts/labels";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { type App, bind } from "../../../http/bind.ts";

import {
  addLabel,
  addPause,
  changeLabel,
  changePause,
  listShiftLabels,
  listShiftPauses,
  removeLabel,
  removePause,
} from "./labels.service.ts";

/** Labels and pauses of shifts, for shift managers. */
export function shiftLabelRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, labels.listLabels, async ({ actor }) => ({
    data: await listShiftLabels(ctx, actor),
  }));

  bind(app, ctx, labels.createLabel, async ({ actor, body, meta }) => ({
    data: await addLabel(ctx, { actor, ip: meta.ip }, { stated: body, once: meta.once }),
  }));

  bind(app, ctx, labels.updateLabel, async ({ actor, params, body, meta }) => ({
    data: await changeLabel(ctx, { actor, ip: meta.ip }, { ...body, id: params.id }),
  }));

  bind(app, ctx, labels.deleteLabel, async ({ actor, params, meta }) => {
    await removeLabel(ctx, { actor, ip: meta.ip }, params.id);
    return { data: { message: say(meta.language, "shift.label_removed") } };
  });

  bind(app, ctx, labels.listPauses, async ({ actor }) => ({
    data: await listShiftPauses(ctx, actor),
  }));

  bind(app, ctx, labels.createPause, async ({ actor, body, meta }) => ({
    data: await addPause(ctx, { actor, ip: meta.ip }, { stated: body, once: meta.once }),
  }));

  bind(app, ctx, labels.updatePause, async ({ actor, params, body, meta }) => ({
    data: await changePause(ctx, { actor, ip: meta.ip }, { ...body, id: params.id }),
  }));

  bind(app, ctx, labels.deletePause, async ({ actor, params, meta }) => {
    await removePause(ctx, { actor, ip: meta.ip }, params.id);
    return { data: { message: say(meta.language, "shift.pause_removed") } };
  });
}
