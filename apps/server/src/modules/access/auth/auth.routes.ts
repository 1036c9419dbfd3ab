import {
  confirmPassword as confirmPasswordCall,
  checkPasswordLink as checkPasswordLinkCall,
  currentUser as currentUserCall,
  forceUpdatePassword as forceUpdatePasswordCall,
  handOver,
  listSessions as listSessionsCall,
  login,
  logout,
  logoutByGet,
  requestNewPassword as requestNewPasswordCall,
  resetPassword as resetPasswordCall,
  revokeSession as revokeSessionCall,
  zloglogin,
} from "@atrio/contract/access/auth";
import { updatePassword } from "@atrio/contract/people/profile";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

import { confirmSession, currentUser, signIn, updateOwnPassword } from "./auth.service.ts";
import { askHandOver, exchangeCode } from "./handover/handover.service.ts";
import { checkPasswordLink, requestNewPassword, resetPassword } from "./links/links.service.ts";
import { forceUpdatePassword } from "./passwords/passwords.service.ts";
import { listSessions, revokeSession, signOut } from "./sessions/sessions.service.ts";

/** The front door: sessions, passwords, links and hand-overs. */
export function authRoutes(app: App, ctx: AppContext): void {
  sessionRoutes(app, ctx);
  passwordRoutes(app, ctx);
  ownPasswordRoutes(app, ctx);
  handOverRoutes(app, ctx);
}

function sessionRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, login, ({ body, meta }) => signIn(ctx, meta, body));

  bind(app, ctx, currentUserCall, async ({ actor }) => ({ user: await currentUser(ctx, actor) }));

  bind(app, ctx, logoutByGet, async ({ actor, meta }) => {
    await signOut(ctx, actor, meta.ip);
    return { data: { message: say(meta.language, "auth.signed_out") } };
  });

  bind(app, ctx, logout, async ({ actor, meta }) => {
    await signOut(ctx, actor, meta.ip);
    return { data: { message: say(meta.language, "auth.signed_out") } };
  });

  bind(app, ctx, listSessionsCall, async ({ actor }) => ({ data: await listSessions(ctx, actor) }));

  bind(app, ctx, revokeSessionCall, async ({ actor, params, meta }) => {
    await revokeSession(ctx, actor, { id: params.id, ip: meta.ip });
    return { data: { message: say(meta.language, "session.ended") } };
  });
}

function passwordRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, requestNewPasswordCall, async ({ body, meta }) => {
    const { email, empresa } = body;
    const { neutral } = await requestNewPassword(ctx, { email, empresa, ip: meta.ip });
    const key = neutral ? "auth.link_sent_neutral" : "auth.link_sent";
    return { data: { message: say(meta.language, key) } };
  });

  bind(app, ctx, checkPasswordLinkCall, async ({ body, meta }) => ({
    data: await checkPasswordLink(ctx, { token: body.token, ip: meta.ip }),
  }));

  bind(app, ctx, resetPasswordCall, async ({ body, meta }) => {
    const entered = await resetPassword(ctx, meta, body);
    return { data: { message: say(meta.language, "password.saved"), ...entered } };
  });

  bind(app, ctx, forceUpdatePasswordCall, async ({ actor, body, meta }) => {
    const { "new-password": password, "repeat-password": repeated } = body;
    await forceUpdatePassword(ctx, actor, { password, repeated, ip: meta.ip });
    return { data: { message: say(meta.language, "password.changed") } };
  });
}

function ownPasswordRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, confirmPasswordCall, async ({ actor, body, meta }) => {
    await confirmSession(ctx, actor, body.password);
    return { data: { message: say(meta.language, "auth.confirmed") } };
  });

  bind(app, ctx, updatePassword, async ({ actor, body, meta }) => {
    const {
      "current-password": current,
      "new-password": password,
      "repeat-password": repeated,
    } = body;
    await updateOwnPassword(ctx, actor, { current, password, repeated, ip: meta.ip });
    return { data: { message: say(meta.language, "password.changed") } };
  });
}

function handOverRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, handOver, async ({ actor, body, meta }) => ({
    data: await askHandOver(ctx, actor, { trabajador_id: body.trabajador_id, ip: meta.ip }),
  }));

  bind(app, ctx, zloglogin, ({ body, meta }) => exchangeCode(ctx, meta, body.code));
}
