import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { issueToken, tokenHash } from "../../../../lib/crypto/tokens.ts";
import { noSooner } from "../../../../platform/pause.ts";
import { recordAudit } from "../../audit/audit.service.ts";
import { findAccount, findCompany, findEmployment, wantsNeutralAnswers } from "../auth.repo.ts";
import { entranceOf, isActive } from "../auth.rules.ts";
import type { Account, Employment } from "../auth.rules.ts";
import { openFirstSession } from "../auth.service.ts";
import { updatePassword } from "../passwords/passwords.repo.ts";
import { hashForAccount, mailPasswordChanged } from "../passwords/passwords.service.ts";
import { announceEnded, endAccountSessions } from "../sessions/sessions.service.ts";
import type { SessionAnswer, Visitor } from "../sessions/sessions.service.ts";
import { countReset, countToken, forgetFailedLogins } from "../tries/tries.service.ts";

import { insertLink, selectLink, spendLink } from "./links.repo.ts";
import { activationMinutes, pageLink } from "./links.rules.ts";
import type { LinkPurpose } from "./links.rules.ts";

/** Longer than any of the work it hides, so that the delay does not reveal an account. */
const evenMilliseconds = 250;

type NewLink = {
  account_user_id: number;
  idioma: Language;
  proposito: LinkPurpose;
  minutes: number;
};

async function issueLink(
  ctx: Pick<AppContext, "clock" | "config">,
  tx: Tx,
  { idioma, minutes, ...link }: NewLink,
): Promise<{ link: string; expira_en: string }> {
  const { token, hash } = issueToken();
  const now = ctx.clock.now();
  const end = now.add({ minutes }).toString();
  await insertLink(tx, {
    ...link,
    token_hash: hash,
    creado_en: now.toString(),
    expira_en: end,
  });
  return { link: pageLink(ctx.config.publicUrl, idioma, "resetPassword", token), expira_en: end };
}

/** A person whose account has just been made. */
export type Newcomer = {
  account_user_id: number;
  email: string;
  nombre: string;
  idioma: Language;
  /** Name and zone of the company that invites. */
  empresa: { nombre: string; zona_horaria: string };
};

/**
 * Sends a newcomer the link that sets their first password, valid for 7 days; answers its end. `tx` must act as the
 * door (atrio_gate); nothing is sent unless it commits.
 */
export async function issueActivationLink(
  ctx: Pick<AppContext, "clock" | "config" | "mail">,
  tx: Tx,
  newcomer: Newcomer,
): Promise<{ expira_en: string }> {
  const { email, nombre, idioma, empresa } = newcomer;
  const issued = await issueLink(ctx, tx, {
    account_user_id: newcomer.account_user_id,
    idioma,
    proposito: "activar",
    minutes: activationMinutes,
  });
  await ctx.mail.send(tx, {
    to: email,
    template: "activate_account",
    idioma,
    empresa: empresa.nombre,
    data: { nombre, ...issued, zona_horaria: empresa.zona_horaria },
  });
  return issued;
}

type ResetRequest = { email: string; empresa: string | undefined; ip: string };
type Reachable = { account: Account; employment: Employment };

/** Whom a reset would reach, and whether the answer may tell. */
async function readRequest(
  ctx: AppContext,
  { email, empresa }: ResetRequest,
): Promise<{ reachable: Reachable | undefined; neutral: boolean }> {
  return ctx.db.gate(async (tx) => {
    const [account, company, anyNeutral] = await Promise.all([
      findAccount(tx, { email }),
      empresa === undefined ? undefined : findCompany(tx, empresa),
      wantsNeutralAnswers(tx),
    ]);
    const now = ctx.clock.now();
    const employment = account?.employments.find(
      (one) =>
        isActive(one, now) && (company === undefined || one.empresa_id === company.empresa_id),
    );
    const isReachable = account?.desactivada_en === null && employment !== undefined;
    // Without a company in the request the strictest one on this server speaks for all.
    const neutral = company?.respuesta_neutra_email ?? anyNeutral;
    return { reachable: isReachable ? { account, employment } : undefined, neutral };
  });
}

/**
 * An administrator sends somebody of the company the link to set another password; the trail names both.
 * Answers what stood in the way: nobody of that id, or an account that has no password yet.
 */
export async function sendPasswordLink(
  ctx: AppContext,
  { actor, ip }: { actor: Actor; ip: string },
  trabajador_id: number,
): Promise<"sent" | "no_person" | "no_password"> {
  const found = await ctx.db.gate(async (tx) => {
    const employment = await findEmployment(tx, { empresa_id: actor.empresa_id, trabajador_id });
    const account = employment && (await findAccount(tx, employment));
    return employment && account && { account, employment };
  });
  if (found === undefined) return "no_person";
  const { account, employment } = found;
  const isOpen = account.password_hash !== null && account.desactivada_en === null;
  if (!isOpen || !isActive(employment, ctx.clock.now())) return "no_password";
  await sendResetLink(ctx, found, { ip, actor });
  return "sent";
}

async function sendResetLink(
  ctx: AppContext,
  { account, employment }: Reachable,
  { ip, actor }: { ip: string; actor: Actor | null },
): Promise<void> {
  const { nombre, idioma, empresa } = employment;
  await ctx.db.gate(async (tx) => {
    const issued = await issueLink(ctx, tx, {
      account_user_id: account.account_user_id,
      idioma,
      proposito: "restablecer",
      minutes: employment.minutos_enlace_clave,
    });
    await ctx.mail.send(tx, {
      to: account.email,
      template: "reset_password",
      idioma,
      empresa,
      data: { nombre, ...issued, zona_horaria: employment.zona_horaria },
    });
    await recordAudit(tx, {
      empresa_id: employment.empresa_id,
      accion: actor === null ? "clave.enlace_pedido" : "clave.enlace_enviado",
      actor_id: actor?.trabajador_id ?? null,
      objeto: "trabajador",
      objeto_id: employment.trabajador_id,
      ip,
    });
  });
}

/**
 * Sends a link to set a new password. Throws auth.unknown_email, unless the company wants neutral
 * answers: then neither answer nor delay reveals whether the account exists.
 */
export async function requestNewPassword(
  ctx: AppContext,
  request: ResetRequest,
): Promise<{ neutral: boolean }> {
  await countReset(ctx, request);
  return noSooner(ctx.clock, evenMilliseconds, async () => {
    const { reachable, neutral } = await readRequest(ctx, request);
    const from = { ip: request.ip, actor: null };
    if (reachable !== undefined) await sendResetLink(ctx, reachable, from);
    else if (!neutral) fail("auth.unknown_email", { fields: { email: ["auth.unknown_email"] } });
    return { neutral };
  });
}

async function openLink(
  ctx: AppContext,
  { token, ip }: { token: string; ip: string },
): Promise<{ account: Account; proposito: LinkPurpose }> {
  const now = ctx.clock.now();
  const key = { token_hash: tokenHash(token), now: now.toString() };
  const found = await ctx.db.gate(async (tx) => {
    const link = await selectLink(tx, key);
    const account = link && (await findAccount(tx, link));
    return account && { account, proposito: link.proposito };
  });
  await countToken(ctx, found?.proposito ?? "unknown_password_link", ip);
  if (!found?.account.employments.some((one) => isActive(one, now))) fail("auth.link_expired");
  return found;
}

/** Purpose and person of a link; throws auth.link_expired, request.too_many. */
export async function checkPasswordLink(
  ctx: AppContext,
  input: { token: string; ip: string },
): Promise<{ proposito: LinkPurpose; email: string; empresa: string | null }> {
  const { account, proposito } = await openLink(ctx, input);
  return { proposito, email: account.email, empresa: onlyCompany(ctx, account) };
}

/** Slug of the only company in which an account signs in. */
function onlyCompany(ctx: AppContext, account: Account): string | null {
  const entrance = entranceOf(account, { empresa: undefined, now: ctx.clock.now() });
  return entrance.kind === "open" ? entrance.employment.slug : null;
}

type Reset = {
  token: string;
  password: string;
  password_confirmation: string;
  iniciar_sesion: boolean;
};

/** Where a person goes on: the company's login page, or the portal with the opened session. */
type Entered = { empresa: string | null; sesion: SessionAnswer | null };

/**
 * Sets a new password with a link, uses the link up and ends every session of the account. A
 * password that is refused leaves the link as it was. An invitation's link also opens the first
 * session, if asked to. Throws auth.link_expired or password.*.
 */
export async function resetPassword(
  ctx: AppContext,
  visitor: Visitor,
  reset: Reset,
): Promise<Entered> {
  const { ip } = visitor;
  const { account, proposito } = await openLink(ctx, { token: reset.token, ip });
  const newHash = await hashForAccount(ctx, account, {
    password: reset.password,
    repeated: reset.password_confirmation,
    fields: { password: "password", repeated: "password_confirmation" },
  });
  const now = ctx.clock.now();
  const { sessions, sesion } = await ctx.db.gate(async (tx) => {
    const spent = await spendLink(tx, {
      token_hash: tokenHash(reset.token),
      now: now.toString(),
    });
    const changed = spent !== undefined && (await updatePassword(tx, spent, newHash));
    if (!changed) fail("auth.link_expired");
    const ended = await endAccountSessions(tx, account);
    await forgetFailedLogins(ctx, tx, { email: account.email, ip });
    await leaveTraces(ctx, tx, { account, proposito, ip });
    const isFirst = proposito === "activar" && reset.iniciar_sesion;
    const opened = isFirst ? await openFirstSession(ctx, tx, visitor, account) : null;
    return { sessions: ended, sesion: opened };
  });
  announceEnded(ctx, sessions);
  return { empresa: onlyCompany(ctx, account), sesion };
}

/** Mail and audit entries of a reset password: a single mail, an entry in each company of the account. */
async function leaveTraces(
  ctx: AppContext,
  tx: Tx,
  { account, proposito, ip }: { account: Account; proposito: LinkPurpose; ip: string },
): Promise<void> {
  const active = account.employments.filter((one) => isActive(one, ctx.clock.now()));
  const [first] = active;
  if (first !== undefined) await mailPasswordChanged(ctx, tx, account, first);
  for (const employment of active) {
    await recordAudit(tx, {
      empresa_id: employment.empresa_id,
      accion: "clave.restablecida",
      actor_id: employment.trabajador_id,
      objeto: "account",
      objeto_id: account.account_user_id,
      detalle: { proposito },
      ip,
    });
  }
}
