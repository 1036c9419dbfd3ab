import { updateReceiveEmails, updateSupervisorEmail } from "@atrio/contract/people/profile";
import {
  getWorker,
  superviseeBirthdays,
  updateLanguage,
  updateWorker,
} from "@atrio/contract/people/workers";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

import {
  birthdaysOfSupervisees,
  chooseMailsFromSupervisees,
  getOwnProfile,
  saveSupervisorEmail,
  updateOwnLanguage,
  updateOwnProfile,
} from "./workers.service.ts";

/** The own profile, its settings, and the birthdays that a supervisor sees. */
export function workersRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, getWorker, async ({ actor, meta }) => ({
    data: await getOwnProfile(ctx, { actor, language: meta.language }),
  }));

  bind(app, ctx, updateWorker, async ({ actor, body, meta }) => ({
    data: await updateOwnProfile(ctx, { actor, language: meta.language }, body),
  }));

  bind(app, ctx, updateReceiveEmails, async ({ actor, body, meta }) => {
    await chooseMailsFromSupervisees(ctx, actor, body.receive_email_from_supervisees);
    return { data: { message: say(meta.language, "profile.mails_chosen") } };
  });

  bind(app, ctx, updateSupervisorEmail, async ({ actor, body, meta }) => {
    const { email_supervisor, password } = body;
    await saveSupervisorEmail(ctx, actor, { email: email_supervisor, password, ip: meta.ip });
    return { status_code: 200 as const, message: say(meta.language, "profile.mail_saved") };
  });

  bind(app, ctx, updateLanguage, async ({ actor, body }) => {
    await updateOwnLanguage(ctx, actor, body.worker_lang);
    return { data: { message: say(body.worker_lang, "profile.updated") } };
  });

  bind(app, ctx, superviseeBirthdays, async ({ actor }) => ({
    data: await birthdaysOfSupervisees(ctx, actor),
  }));
}
