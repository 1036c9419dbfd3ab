import { forgottenPunches, requestCorrection } from "@atrio/contract/time/changes";
import { saveDay } from "@atrio/contract/time/day-changes";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";

import { askCorrection } from "./corrections.service.ts";
import { saveOwnDay } from "./drafts.service.ts";
import { listForgotten } from "./forgotten/forgotten.service.ts";

/** Corrections that workers ask for, and the punches that they may have forgotten. */
export function correctionsRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, requestCorrection, async ({ actor, body, meta }) => ({
    data: await askCorrection(ctx, { actor, input: body, meta }),
  }));

  bind(app, ctx, saveDay, async ({ actor, params, body, meta }) => ({
    data: await saveOwnDay(ctx, {
      actor,
      dia: params.fecha,
      draft: body,
      motivo: body.motivo,
      meta,
    }),
  }));

  bind(app, ctx, forgottenPunches, async ({ actor }) => ({
    data: await listForgotten(ctx, actor),
  }));
}
