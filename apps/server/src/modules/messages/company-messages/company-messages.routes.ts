import {
  listCompanyMessages,
  listNotifications as listCall,
  messageGroups,
  messageReaders,
  notificationDocument,
  notificationWithState,
  putAwayNotification,
  readAllNotifications,
  readAllNotificationsByGet,
  readNotification,
  sendCompanyMessage,
  withdrawMessage,
} from "@atrio/contract/messages/company-messages";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";
import { sendFile } from "../../../http/files.ts";

import {
  listNotifications,
  openDocument,
  openNotification,
  putAway,
  readAll,
  readOne,
} from "./company-messages.service.ts";
import { listMessages, sendMessage } from "./messages/messages.service.ts";
import { listGroups, listReaders, withdrawOne } from "./messages/office.service.ts";

/** Notifications of people, and messages of administrators. */
export function notificationsRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, listCall, async ({ actor, query }) => listNotifications(ctx, actor, query));

  bind(app, ctx, notificationWithState, async ({ actor, params }) => ({
    data: await openNotification(ctx, actor, params.id),
  }));

  bind(app, ctx, readNotification, async ({ actor, params }) => ({
    data: await readOne(ctx, actor, params.id),
  }));

  bind(app, ctx, readAllNotifications, async ({ actor }) => ({ data: await readAll(ctx, actor) }));

  bind(app, ctx, readAllNotificationsByGet, async ({ actor }) => ({
    data: await readAll(ctx, actor),
  }));

  bind(app, ctx, putAwayNotification, async ({ actor, params, body }) => ({
    data: await putAway(ctx, actor, { id: params.id, visible: body.visible }),
  }));

  bind(app, ctx, notificationDocument, async ({ actor, params, query, reply }) =>
    sendFile(reply, await openDocument(ctx, actor, { ...params, ...query })),
  );

  bind(app, ctx, sendCompanyMessage, async ({ actor, body, meta }) => ({
    data: await sendMessage(ctx, { actor, ...meta }, body),
  }));

  bind(app, ctx, messageGroups, async ({ actor }) => ({ data: await listGroups(ctx, actor) }));

  bind(app, ctx, messageReaders, async ({ actor, params, query }) =>
    listReaders(ctx, actor, { ...params, ...query, leida: query.leida }),
  );

  bind(app, ctx, withdrawMessage, async ({ actor, params, meta }) => ({
    data: await withdrawOne(ctx, { actor, ip: meta.ip }, params.id),
  }));

  bind(app, ctx, listCompanyMessages, async ({ actor, query }) => listMessages(ctx, actor, query));
}
