import {
  changeLayout,
  createLayout,
  deleteLayout,
  payslipLayouts,
  sheetText,
  tryLayout,
} from "@atrio/contract/papers/payslip-layouts";

import type { AppContext } from "../../../../context.ts";
import { say } from "../../../../http/answer-texts.ts";
import { bind } from "../../../../http/bind.ts";
import type { App } from "../../../../http/bind.ts";

import {
  forgetLayout,
  listLayouts,
  reteachLayout,
  showSheetText,
  teachLayout,
  tryLayoutOn,
} from "./layouts.service.ts";

/** Layouts of payslips that administrators teach on a page of a batch. */
export function payslipLayoutsRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, payslipLayouts, async ({ actor }) => ({ data: await listLayouts(ctx, actor) }));

  bind(app, ctx, createLayout, async ({ actor, body, meta }) => ({
    data: await teachLayout(ctx, { actor, ip: meta.ip, once: meta.once }, body),
  }));

  bind(app, ctx, changeLayout, async ({ actor, params, body, meta }) => ({
    data: await reteachLayout(ctx, { actor, ip: meta.ip }, { ...body, id: params.id }),
  }));

  bind(app, ctx, deleteLayout, async ({ actor, params, meta }) => {
    await forgetLayout(ctx, { actor, ip: meta.ip }, params.id);
    return { data: { message: say(meta.language, "layout.forgotten") } };
  });

  bind(app, ctx, tryLayout, async ({ actor, params, body, meta }) => {
    const key = { plantilla_id: params.id, lote_id: body.lote_id, id: body.hoja_id };
    return { data: await tryLayoutOn(ctx, { actor, ip: meta.ip }, key) };
  });

  bind(app, ctx, sheetText, async ({ actor, params, query, meta }) => {
    const key = { lote_id: params.id, id: params.hojaId, pagina: query.pagina };
    return { data: await showSheetText(ctx, { actor, ip: meta.ip }, key) };
  });
}
