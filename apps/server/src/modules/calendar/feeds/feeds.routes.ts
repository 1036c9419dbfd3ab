import * as feeds from "@atrio/contract/calendar/calendar-feeds";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { type App, bind } from "../../../http/bind.ts";
import { sendFeed } from "../../../http/feeds.ts";

import { addFeed, listOwnFeeds, openFeed, revokeOwnFeed } from "./feeds.service.ts";

/** Subscriptions with which calendar applications read a worker's own calendar. */
export function calendarFeedsRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, feeds.listFeeds, async ({ actor }) => ({ data: await listOwnFeeds(ctx, actor) }));

  bind(app, ctx, feeds.createFeed, async ({ actor, body, meta }) => {
    const { nombre, alcances, privacidad } = body;
    const asked = { nombre, alcances, privacidad, ip: meta.ip };
    return { data: await addFeed(ctx, actor, asked) };
  });

  bind(app, ctx, feeds.revokeFeed, async ({ actor, params, meta }) => {
    await revokeOwnFeed(ctx, actor, { id: params.suscripcion_id, ip: meta.ip });
    return { data: { message: say(meta.language, "calendar.feed_revoked") } };
  });

  bind(app, ctx, feeds.readFeed, async ({ params, meta, request, reply }) =>
    sendFeed({ request, reply }, await openFeed(ctx, { token: params.token, ip: meta.ip })),
  );
}
