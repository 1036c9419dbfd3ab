import * as preferences from "@atrio/contract/messages/notice-preferences";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";

import { changeOwnPreferences, readOwnPreferences } from "./notice-preferences.service.ts";

/** Notification preferences of people. */
export function noticePreferencesRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, preferences.readNoticePreferences, async ({ actor }) => ({
    data: await readOwnPreferences(ctx, actor),
  }));

  bind(app, ctx, preferences.updateNoticePreferences, async ({ actor, body }) => ({
    data: await changeOwnPreferences(ctx, actor, body),
  }));
}
