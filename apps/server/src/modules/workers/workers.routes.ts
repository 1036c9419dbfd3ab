import {
  getWorker,
  superviseeBirthdays,
  updateLanguage,
  updateWorker,
} from "@atrio/contract/workers";

import type { AppContext } from "../../context.ts";
import { bind } from "../../http/bind.ts";
import type { App } from "../../http/bind.ts";
import { say } from "../../http/messages.ts";

import {
  birthdaysOfSupervisees,
  getOwnProfile,
  updateOwnLanguage,
  updateOwnProfile,
} from "./workers.service.ts";

/** The own profile, its settings, and the birthdays that a supervisor sees. */
export function workersRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, getWorker, async ({ actor }) => ({ data: await getOwnProfile(ctx, actor) }));

  bind(app, ctx, updateWorker, async ({ actor, body }) => ({
    data: await updateOwnProfile(ctx, actor, body),
  }));

  bind(app, ctx, updateLanguage, async ({ actor, body }) => {
    await updateOwnLanguage(ctx, actor, body.worker_lang);
    return { data: { message: say(body.worker_lang, "profile.updated") } };
  });

  bind(app, ctx, superviseeBirthdays, async ({ actor }) => ({
    data: await birthdaysOfSupervisees(ctx, actor),
  }));
}
