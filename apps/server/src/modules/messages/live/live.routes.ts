import { events } from "@atrio/contract/messages/live";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";
import { fail } from "../../../http/errors.ts";

import { endAll, hasRoom, noStreams, streamEvents } from "./live.service.ts";

/** The stream of events of a session. */
export function eventsRoutes(app: App, ctx: AppContext): void {
  const streams = noStreams();

  bind(app, ctx, events, async ({ actor, reply }) => {
    if (!hasRoom(streams, actor)) fail("request.too_many");
    reply.hijack();
    await streamEvents({ ctx, actor, streams }, reply.raw, reply.getHeaders());
    return ""; // the response was taken over
  });

  // An open stream would keep the server from closing.
  app.addHook("preClose", async () => endAll(streams));
}
