import * as preferences from "@atrio/contract/messages/notice-preferences";

import type { AppContext } from "../../../../context.ts";
import { say } from "../../../../http/answer-texts.ts";
import { type App, bind } from "../../../../http/bind.ts";

import {
  addApp,
  addBrowser,
  listOwnDevices,
  removeOwnDevice,
  testOwnDevice,
} from "./push.service.ts";

/** Devices that receive people's notices. */
export function pushRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, preferences.listNoticeDevices, async ({ actor }) => ({
    data: await listOwnDevices(ctx, actor),
  }));

  bind(app, ctx, preferences.addWebDevice, async ({ actor, body, meta }) => {
    const { endpoint, p256dh, auth, nombre } = body;
    const browser = { endpoint, p256dh, auth, nombre, ip: meta.ip };
    return { data: await addBrowser(ctx, actor, browser) };
  });

  bind(app, ctx, preferences.addAppDevice, async ({ actor, body, meta }) => {
    const device = { token: body.token, nombre: body.nombre, ip: meta.ip };
    return { data: await addApp(ctx, actor, device) };
  });

  bind(app, ctx, preferences.removeNoticeDevice, async ({ actor, params, meta }) => {
    await removeOwnDevice(ctx, actor, { id: params.dispositivo_id, ip: meta.ip });
    return { data: { message: say(meta.language, "push.removed") } };
  });

  bind(app, ctx, preferences.testNoticeDevice, async ({ actor, params, meta }) => {
    await testOwnDevice(ctx, actor, params.dispositivo_id);
    return { data: { message: say(meta.language, "push.test_sent") } };
  });
}
