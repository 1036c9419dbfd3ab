import * as calls from "@atrio/contract/messages/notice-texts";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

import { changeNoticeText, noticeTexts } from "./notice-texts.service.ts";

/** A company's own words for automatic notices, in the office. */
export function noticeTextRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, calls.listNoticeTexts, async ({ actor }) => ({
    data: await noticeTexts(ctx, actor),
  }));

  bind(app, ctx, calls.saveNoticeText, async ({ actor, meta, params, body }) => {
    const { idioma, propio } = body;
    const change = { frase: params.frase, idioma, propio };
    return { data: await changeNoticeText(ctx, { actor, ip: meta.ip }, change) };
  });
}
