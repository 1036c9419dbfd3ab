import * as absences from "@atrio/contract/leave/absences";

import type { AppContext } from "../../../../context.ts";
import { bind } from "../../../../http/bind.ts";
import type { App } from "../../../../http/bind.ts";
import { getDetail } from "../detail.service.ts";
import { previewDraft } from "../previews.service.ts";

import { cancelOwn, createOwn, editOwn, rectifyOwn } from "./asking.service.ts";
import { withdrawWorkedDay } from "./worked.service.ts";

/** Requests of workers, absences and expenses alike. */
export function askingRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, absences.createRequest, async ({ actor, body, meta }) => ({
    data: await createOwn(ctx, { actor, meta }, body),
  }));

  bind(app, ctx, absences.previewRequest, async ({ actor, body, meta }) => ({
    data: await previewDraft(ctx, { actor, language: meta.language }, body),
  }));

  bind(app, ctx, absences.getRequest, async ({ actor, params, meta }) => ({
    data: await getDetail(ctx, { actor, meta }, params.id),
  }));

  bind(app, ctx, absences.editRequest, async ({ actor, params, body, meta }) => ({
    data: await editOwn(ctx, { actor, meta }, { ...params, draft: body }),
  }));

  bind(app, ctx, absences.rectifyRequest, async ({ actor, params, body, meta }) => ({
    data: await rectifyOwn(ctx, { actor, meta }, { ...params, draft: body }),
  }));

  bind(app, ctx, absences.withdrawWorkedDay, async ({ actor, params, body, meta }) => ({
    data: await withdrawWorkedDay(ctx, { actor, meta }, { ...params, fecha: body.fecha }),
  }));

  bind(app, ctx, absences.cancelRequest, async ({ actor, params, body, meta }) => ({
    data: await cancelOwn(ctx, { actor, meta }, { ...params, motivo: body.motivo ?? null }),
  }));
}
