import {
  answerEmailLink as answerEmailLinkCall,
  cancelEmailChange as cancelEmailChangeCall,
  changeEmail,
  checkEmailLink as checkEmailLinkCall,
  pendingEmail,
  resendEmailChange as resendEmailChangeCall,
} from "@atrio/contract/access/email-change";

import type { AppContext } from "../../../../context.ts";
import { say } from "../../../../http/answer-texts.ts";
import { bind } from "../../../../http/bind.ts";
import type { App } from "../../../../http/bind.ts";

import {
  answerEmailLink,
  askEmailChange,
  cancelEmailChange,
  checkEmailLink,
  readPendingEmail,
  resendEmailChange,
} from "./email.service.ts";

/** The e-mail somebody signs in with: asking for another, its links, giving it up. */
export function emailRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, pendingEmail, async ({ actor }) => ({ data: await readPendingEmail(ctx, actor) }));

  bind(app, ctx, changeEmail, async ({ actor, body, meta }) => {
    await askEmailChange(ctx, actor, { ...body, ip: meta.ip });
    return { data: { message: say(meta.language, "email.change_sent") } };
  });

  bind(app, ctx, resendEmailChangeCall, async ({ actor, meta }) => {
    await resendEmailChange(ctx, actor);
    return { data: { message: say(meta.language, "email.change_sent") } };
  });

  bind(app, ctx, cancelEmailChangeCall, async ({ actor, meta }) => {
    await cancelEmailChange(ctx, actor, meta.ip);
    return { data: { message: say(meta.language, "email.change_cancelled") } };
  });

  bind(app, ctx, checkEmailLinkCall, async ({ body, meta }) => ({
    data: await checkEmailLink(ctx, { token: body.token, ip: meta.ip }),
  }));

  bind(app, ctx, answerEmailLinkCall, async ({ body, meta }) => ({
    data: await answerEmailLink(ctx, { token: body.token, ip: meta.ip }),
  }));
}
