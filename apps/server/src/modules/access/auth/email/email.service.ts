import type { Actor } from "@atrio/contract/access/actor";
import type { PendingEmail } from "@atrio/contract/access/email-change";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { issueToken, tokenHash } from "../../../../lib/crypto/tokens.ts";
import { noSooner } from "../../../../platform/pause.ts";
import { byActor, recordAudit } from "../../audit/audit.service.ts";
import { findAccount } from "../auth.repo.ts";
import { isActive } from "../auth.rules.ts";
import type { Account, Employment } from "../auth.rules.ts";
import { confirmPassword, findOwn } from "../auth.service.ts";
import type { OwnAccount } from "../auth.service.ts";
import { pageLink } from "../links/links.rules.ts";
import type { EndedSession } from "../sessions/sessions.repo.ts";
import { announceEnded, endAccountSessions } from "../sessions/sessions.service.ts";
import { countEmailChange, countToken } from "../tries/tries.service.ts";

import {
  deleteChange,
  holdLinkedChange,
  keepFormer,
  renewChange,
  selectFormer,
  selectPending,
  updateEmail,
  upsertChange,
} from "./email.repo.ts";
import { changeEnd, stepOf, formerSince } from "./email.rules.ts";
import type { EmailChange, EmailStep } from "./email.rules.ts";

/** Longer than any of the work it hides, so that the delay does not reveal a known address. */
const evenMilliseconds = 250;

/** The change that waits to be confirmed, or null. */
export async function readPendingEmail(
  ctx: AppContext,
  actor: Actor,
): Promise<PendingEmail | null> {
  const key = { account_user_id: actor.account_user_id, now: ctx.clock.now().toString() };
  return (await ctx.db.gate((tx) => selectPending(tx, key))) ?? null;
}

type Step = "confirmar" | "aviso" | "ocupado" | "cambiado" | "cuentas";

/** A mail about a change, in its recipient's language. */
async function tell(
  ctx: Pick<AppContext, "clock" | "config" | "mail">,
  tx: Tx,
  mail: {
    to: string;
    step: Step;
    reader: Employment;
    address: string;
    way?: { token: string; expira_en: string };
  },
): Promise<void> {
  const { reader, way } = mail;
  const link = way && pageLink(ctx.config.publicUrl, reader.idioma, "changeEmail", way.token);
  await ctx.mail.send(tx, {
    to: mail.to,
    template: "email_change",
    idioma: reader.idioma,
    empresa: reader.empresa,
    data: {
      nombre: reader.nombre,
      paso: mail.step,
      correo: mail.address,
      momento: ctx.clock.now().toString(),
      zona_horaria: reader.zona_horaria,
      ...(way === undefined || link === undefined
        ? {}
        : { enlace: { link, expira_en: way.expira_en } }),
    },
  });
}

/** The link goes to the new address; when that is somebody's already, its holder is told instead. */
async function tellNewAddress(
  ctx: AppContext,
  tx: Tx,
  {
    address,
    own,
    way,
  }: { address: string; own: OwnAccount; way: { token: string; expira_en: string } },
): Promise<void> {
  const taken = await findAccount(tx, { email: address });
  if (taken === undefined) {
    await tell(ctx, tx, { to: address, step: "confirmar", reader: own.employment, address, way });
    return;
  }
  const now = ctx.clock.now();
  const reader = taken.employments.find((one) => isActive(one, now)) ?? own.employment;
  const isThere = taken.employments.includes(reader);
  if (isThere) await tell(ctx, tx, { to: address, step: "ocupado", reader, address });
}

/**
 * Requests another sign-in e-mail. The answer does not depend on whether the address belongs to
 * somebody. Errors: password.wrong, email.same, request.too_many.
 */
export async function askEmailChange(
  ctx: AppContext,
  actor: Actor,
  input: { correo_nuevo: string; password: string; ip: string },
): Promise<void> {
  await confirmPassword(ctx, actor, { password: input.password });
  const { correo_nuevo } = input;
  await ctx.db.gate(async (tx) => {
    const { account } = await findOwn(tx, actor);
    if (account.email === correo_nuevo) {
      fail("email.same", { fields: { correo_nuevo: ["email.same"] } });
    }
  });
  await countEmailChange(ctx, { accountId: actor.account_user_id, address: correo_nuevo });
  await noSooner(ctx.clock, evenMilliseconds, () =>
    ctx.db.gate((tx) => keepChange(ctx, tx, actor, input)),
  );
}

async function keepChange(
  ctx: AppContext,
  tx: Tx,
  actor: Actor,
  { correo_nuevo, ip }: { correo_nuevo: string; ip: string },
): Promise<void> {
  const own = await findOwn(tx, actor);
  const { account } = own;
  const [confirming, cancelling] = [issueToken(), issueToken()];
  const now = ctx.clock.now();
  const end = changeEnd(now).toString();
  await upsertChange(tx, {
    account_user_id: account.account_user_id,
    correo_nuevo,
    sesion_id: actor.sesion_id,
    empresa_id: actor.empresa_id,
    trabajador_id: actor.trabajador_id,
    confirmar_hash: confirming.hash,
    cancelar_hash: cancelling.hash,
    password_version: account.password_version,
    pedido_en: now.toString(),
    expira_en: end,
  });
  await tellNewAddress(ctx, tx, {
    address: correo_nuevo,
    own,
    way: { token: confirming.token, expira_en: end },
  });
  await tell(ctx, tx, {
    to: account.email,
    step: "aviso",
    reader: own.employment,
    address: correo_nuevo,
    way: { token: cancelling.token, expira_en: end },
  });
  await recordAudit(tx, {
    ...byActor(actor, ip),
    accion: "correo.cambio_pedido",
    objeto: "account",
    objeto_id: account.account_user_id,
  });
}

/** Sends the link again, for another day; the link before dies. Errors: email.no_change, request.too_many. */
export async function resendEmailChange(ctx: AppContext, actor: Actor): Promise<void> {
  const pending = await readPendingEmail(ctx, actor);
  if (pending === null) fail("email.no_change");
  const { correo_nuevo } = pending;
  await countEmailChange(ctx, { accountId: actor.account_user_id, address: correo_nuevo });
  const now = ctx.clock.now();
  const { token, hash } = issueToken();
  const end = changeEnd(now).toString();
  await noSooner(ctx.clock, evenMilliseconds, () =>
    ctx.db.gate(async (tx) => {
      const renewed = await renewChange(tx, {
        account_user_id: actor.account_user_id,
        confirmar_hash: hash,
        pedido_en: now.toString(),
        expira_en: end,
      });
      if (renewed === undefined) fail("email.no_change");
      await tellNewAddress(ctx, tx, {
        address: renewed.correo_nuevo,
        own: await findOwn(tx, actor),
        way: { token, expira_en: end },
      });
    }),
  );
}

/** Cancels the pending change. Errors: email.no_change. */
export async function cancelEmailChange(ctx: AppContext, actor: Actor, ip: string): Promise<void> {
  const key = { account_user_id: actor.account_user_id, now: ctx.clock.now().toString() };
  await ctx.db.gate(async (tx) => {
    if (!(await deleteChange(tx, key))) fail("email.no_change");
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "correo.cambio_cancelado",
      objeto: "account",
      objeto_id: actor.account_user_id,
    });
  });
}

type Linked = { change: EmailChange; account: Account; step: EmailStep };

async function openLink(ctx: AppContext, tx: Tx, token: string): Promise<Linked | undefined> {
  const now = ctx.clock.now();
  const hash = tokenHash(token);
  const change = await holdLinkedChange(tx, { hash, now: now.toString() });
  const account = change && (await findAccount(tx, change));
  const isThere = account?.employments.some((one) => isActive(one, now)) === true;
  if (change === undefined || account === undefined || !isThere) return undefined;
  return { change, account, step: stepOf(change, hash) };
}

/** Counts a link that opens nothing, and refuses it. */
async function refuseLink(ctx: AppContext, ip: string): Promise<never> {
  await countToken(ctx, "unknown_email_link", ip);
  return fail("auth.link_expired");
}

type LinkAnswer = { paso: EmailStep; correo_nuevo: string };

/**
 * Answers the effect of a link without applying it. Errors: auth.link_expired, request.too_many.
 */
export async function checkEmailLink(
  ctx: AppContext,
  input: { token: string; ip: string },
): Promise<LinkAnswer> {
  const linked = await ctx.db.gate((tx) => openLink(ctx, tx, input.token));
  if (linked === undefined) return refuseLink(ctx, input.ip);
  return { paso: linked.step, correo_nuevo: linked.change.correo_nuevo };
}

/**
 * Applies a link, once: the account gets its new address and all other sessions end, or the change
 * is stopped. Errors of checkEmailLink.
 */
export async function answerEmailLink(
  ctx: AppContext,
  input: { token: string; ip: string },
): Promise<LinkAnswer> {
  const answered = await ctx.db.gate(async (tx) => {
    const found = await openLink(ctx, tx, input.token);
    if (found === undefined) return undefined;
    const { account_user_id } = found.account;
    await deleteChange(tx, { account_user_id, now: ctx.clock.now().toString() });
    const sessions = found.step === "confirmar" ? await makeChange(ctx, tx, found) : [];
    await leaveTraces(ctx, tx, { ...found, ip: input.ip });
    return { linked: found, ended: sessions };
  });
  if (answered === undefined) return refuseLink(ctx, input.ip);
  announceEnded(ctx, answered.ended);
  const { step, change } = answered.linked;
  return { paso: step, correo_nuevo: change.correo_nuevo };
}

async function makeChange(
  ctx: AppContext,
  tx: Tx,
  { change, account }: Linked,
): Promise<readonly EndedSession[]> {
  // An address taken meanwhile: the link counts as expired.
  if (!(await updateEmail(tx, change))) fail("auth.link_expired");
  const { correo_nuevo, account_user_id } = change;
  const left = ctx.clock.now().toString();
  await keepFormer(tx, { account_user_id, correo: account.email, dejado_en: left });
  const reader = account.employments.find((one) => one.empresa_id === change.empresa_id);
  if (reader === undefined) fail("auth.link_expired");
  await tell(ctx, tx, { to: account.email, step: "cambiado", reader, address: correo_nuevo });
  await tell(ctx, tx, { to: correo_nuevo, step: "cambiado", reader, address: correo_nuevo });
  return endAccountSessions(tx, account, change.sesion_id);
}

/** Audit entries of an account: one in each of its companies. */
async function leaveTraces(
  ctx: AppContext,
  tx: Tx,
  { account, step, ip }: Linked & { ip: string },
): Promise<void> {
  const now = ctx.clock.now();
  for (const employment of account.employments.filter((one) => isActive(one, now))) {
    await recordAudit(tx, {
      empresa_id: employment.empresa_id,
      accion: step === "confirmar" ? "correo.cambiado" : "correo.cambio_cancelado",
      actor_id: employment.trabajador_id,
      objeto: "account",
      objeto_id: account.account_user_id,
      ip,
    });
  }
}

/** Readers of the addresses that an account left recently; undefined where it left none. */
export type FormerReaders = { addresses: readonly string[]; own: OwnAccount };

/** Former addresses of the caller's account within the term, for `tellFormer`. */
export async function findFormer(
  ctx: AppContext,
  actor: Pick<Actor, "account_user_id" | "empresa_id">,
): Promise<FormerReaders | undefined> {
  const { account_user_id } = actor;
  const since = formerSince(ctx.clock.now()).toString();
  return ctx.db.gate(async (tx) => {
    const addresses = await selectFormer(tx, { account_user_id, since });
    return addresses.length === 0 ? undefined : { addresses, own: await findOwn(tx, actor) };
  });
}

/** Mails a change of bank accounts to the account's former addresses. */
export async function tellFormer(
  ctx: Pick<AppContext, "clock" | "config" | "mail">,
  tx: Tx,
  { addresses, own: { account, employment: reader } }: FormerReaders,
): Promise<void> {
  for (const to of addresses) {
    await tell(ctx, tx, { to, step: "cuentas", reader, address: account.email });
  }
}
