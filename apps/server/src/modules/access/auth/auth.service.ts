import type { Actor } from "@atrio/contract/access/actor";
import type { currentUser as currentUserCall } from "@atrio/contract/access/auth";
import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { ErrorCode } from "@atrio/contract/errors";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { keyedDigest } from "../../../lib/crypto/tokens.ts";
import { addressGroup } from "../../../platform/addresses.ts";
import { noSooner } from "../../../platform/pause.ts";
import { recordAudit } from "../audit/audit.service.ts";

import { findAccount, holdAccount, isKnownAddress, rememberAddress } from "./auth.repo.ts";
import { entranceOf, isNamed } from "./auth.rules.ts";
import type { Account, Employment } from "./auth.rules.ts";
import { passFactor, tellOfFactor } from "./factor/factor.service.ts";
import type { FactorOutcome } from "./factor/factor.service.ts";
import { checkPassword, replacePassword } from "./passwords/passwords.service.ts";
import { noteConfirmed, openSession } from "./sessions/sessions.service.ts";
import type { SessionAnswer, Visitor } from "./sessions/sessions.service.ts";
import {
  countConfirmation,
  countLogin,
  countLoginCode,
  forgiveConfirmation,
  forgiveLogin,
  takeBackLogin,
} from "./tries/tries.service.ts";
import type { LoginTry } from "./tries/tries.service.ts";

type Credentials = {
  email: string;
  password: string;
  remember: boolean;
  empresa?: string | undefined;
  /** Second factor as typed. */
  codigo?: string | undefined;
};

/** Longer than writing the trail takes, so that timing does not reveal an account. */
const evenMilliseconds = 50;

function addressDigest(ctx: AppContext, email: string, ip: string): Buffer {
  return keyedDigest(ctx.config.secrets.hmacKey, "address", email, addressGroup(ip));
}

/** Refuses; the companies concerned read in their trail that somebody tried. */
async function refuse(
  ctx: AppContext,
  refusal: {
    account: Account | undefined;
    empresa: string | undefined;
    ip: string;
    code: ErrorCode;
  },
): Promise<never> {
  const { account, empresa, ip, code } = refusal;
  const concerned = (account?.employments ?? []).filter(
    (employment) => empresa === undefined || isNamed(employment, empresa),
  );
  await noSooner(ctx.clock, evenMilliseconds, async () => {
    if (concerned.length === 0) return;
    await ctx.db.gate(async (tx) => {
      for (const employment of concerned) {
        await recordAudit(tx, {
          empresa_id: employment.empresa_id,
          accion: "sesion.rechazada",
          actor_id: null,
          objeto: "account",
          objeto_id: account?.account_user_id ?? "",
          detalle: { motivo: code },
          ip,
        });
      }
    });
  });
  fail(code);
}

/**
 * Signs in. Throws auth.wrong_credentials for any wrong part; only after the right password come
 * auth.disabled, auth.choose_company and, where a second factor is on, auth.code_required and
 * auth.code_wrong. Too many tries: request.too_many or auth.too_many_codes with Retry-After.
 */
export async function signIn(
  ctx: AppContext,
  visitor: Visitor,
  { email, password, remember, empresa, codigo }: Credentials,
): Promise<SessionAnswer> {
  const direccion = addressDigest(ctx, email, visitor.ip);
  const { account, known } = await ctx.db.gate(async (tx) => {
    const [found, isKnown] = await Promise.all([
      findAccount(tx, { email }),
      isKnownAddress(tx, { email, direccion }),
    ]);
    return { account: found, known: isKnown };
  });
  const login = { email, ip: visitor.ip, known };
  await countLogin(ctx, login);
  const isRight = await checkPassword(ctx, account?.password_hash ?? null, password);
  const refusal = { account, empresa, ip: visitor.ip };
  if (account === undefined || !isRight) {
    return refuse(ctx, { ...refusal, code: "auth.wrong_credentials" });
  }
  const entrance = entranceOf(account, { empresa, now: ctx.clock.now() });
  if (entrance.kind === "unknown") {
    return refuse(ctx, { ...refusal, code: "auth.wrong_credentials" });
  }
  if (entrance.kind === "disabled") return refuse(ctx, { ...refusal, code: "auth.disabled" });
  if (entrance.kind === "several") {
    await ctx.db.gate((tx) => takeBackLogin(ctx, tx, login));
    fail("auth.choose_company");
  }
  if (codigo !== undefined) await countLoginCode(ctx, login);
  const { employment } = entrance;
  const entry = { account, employment, remember, login, direccion, codigo };
  const entered = await enter(ctx, visitor, entry);
  if (entered !== "required" && entered !== "wrong") return entered;
  if (entered === "wrong") return refuse(ctx, { ...refusal, code: "auth.code_wrong" });
  await ctx.db.gate((tx) => takeBackLogin(ctx, tx, login));
  fail("auth.code_required");
}

/** Opens the session; without the code that the account asks for nothing happens. */
async function enter(
  ctx: AppContext,
  visitor: Visitor,
  entry: {
    account: Account;
    employment: Employment;
    remember: boolean;
    login: LoginTry;
    direccion: Buffer;
    codigo: string | undefined;
  },
): Promise<SessionAnswer | Extract<FactorOutcome, "required" | "wrong">> {
  const { account, employment, codigo } = entry;
  return ctx.db.gate(async (tx) => {
    // A reset that came between the check and here has ended all sessions: this one must not begin.
    if (!(await holdAccount(tx, account))) fail("auth.wrong_credentials");
    const { account_user_id } = account;
    const factor = await passFactor(ctx, tx, { account_user_id, codigo });
    if (factor === "required" || factor === "wrong") return factor;
    const session = await openSession(ctx, tx, visitor, {
      empresa_id: employment.empresa_id,
      trabajador_id: employment.trabajador_id,
      account_user_id: account.account_user_id,
      suplantada_por: null,
      sesion_administrador_id: null,
      kind: entry.remember ? "remembered" : "ordinary",
    });
    await rememberAddress(tx, {
      account_user_id: account.account_user_id,
      direccion: entry.direccion,
      vista_en: ctx.clock.now().toString(),
    });
    await forgiveLogin(ctx, tx, entry.login);
    await recordAudit(tx, {
      empresa_id: employment.empresa_id,
      accion: "sesion.iniciada",
      actor_id: employment.trabajador_id,
      objeto: "sesion",
      objeto_id: session.id,
      detalle: { recordar: entry.remember, segundo_factor: factor === "off" ? null : factor },
      ip: visitor.ip,
    });
    if (factor === "recovery") {
      const { ip } = visitor;
      const change = {
        account,
        employment,
        cambio: "recuperacion",
        actor: employment,
        ip,
      } as const;
      await tellOfFactor(ctx, tx, change);
    }
    return session.answer;
  });
}

/**
 * Opens the first session of an account whose password was just set with an invitation's link, in a gate
 * transaction (Rule ACCESS-43). Null where it signs in to several companies or has a second factor.
 */
export async function openFirstSession(
  ctx: AppContext,
  tx: Tx,
  visitor: Visitor,
  account: Account,
): Promise<SessionAnswer | null> {
  const now = ctx.clock.now();
  const entrance = entranceOf(account, { empresa: undefined, now });
  if (entrance.kind !== "open") return null;
  const { account_user_id, email } = account;
  if ((await passFactor(ctx, tx, { account_user_id, codigo: undefined })) !== "off") return null;
  const { empresa_id, trabajador_id } = entrance.employment;
  const session = await openSession(ctx, tx, visitor, {
    empresa_id,
    trabajador_id,
    account_user_id,
    suplantada_por: null,
    sesion_administrador_id: null,
    kind: "ordinary",
  });
  await rememberAddress(tx, {
    account_user_id,
    direccion: addressDigest(ctx, email, visitor.ip),
    vista_en: now.toString(),
  });
  await recordAudit(tx, {
    empresa_id,
    accion: "sesion.iniciada",
    actor_id: trabajador_id,
    objeto: "sesion",
    objeto_id: session.id,
    detalle: { recordar: false, segundo_factor: null, activacion: true },
    ip: visitor.ip,
  });
  return session.answer;
}

/** An account with its worker in a company. */
export type OwnAccount = { account: Account; employment: Employment };

/** The caller's account with its worker in the company of the session. Errors: session.expired. */
export async function findOwn(
  tx: Tx,
  actor: Pick<Actor, "account_user_id" | "empresa_id">,
): Promise<OwnAccount> {
  const account = await findAccount(tx, { account_user_id: actor.account_user_id });
  const employment = account?.employments.find((one) => one.empresa_id === actor.empresa_id);
  if (account === undefined || employment === undefined) fail("session.expired");
  return { account, employment };
}

/**
 * Requires the account's password from the user of a session, before an act that a stolen session
 * must not do. `field` names it on the wire. Errors: password.wrong at that field, request.too_many
 * after ten wrong ones in 15 minutes.
 */
export async function confirmPassword(
  ctx: AppContext,
  actor: Pick<Actor, "account_user_id">,
  { password, field = "password" }: { password: string; field?: string },
): Promise<void> {
  const { account_user_id } = actor;
  await countConfirmation(ctx, account_user_id);
  const account = await ctx.db.gate((tx) => findAccount(tx, { account_user_id }));
  if (!(await checkPassword(ctx, account?.password_hash ?? null, password))) {
    fail("password.wrong", { fields: { [field]: ["password.wrong"] } });
  }
  await ctx.db.gate((tx) => forgiveConfirmation(ctx, tx, account_user_id));
}

/**
 * Types the password again in the running session, which may then export other people's data for
 * five minutes. Errors of confirmPassword.
 */
export async function confirmSession(
  ctx: AppContext,
  actor: Actor,
  password: string,
): Promise<void> {
  await confirmPassword(ctx, actor, { password });
  await ctx.db.gate((tx) => noteConfirmed(ctx, tx, actor));
}

/**
 * Changes the caller's password after the present one was typed again; every other session ends.
 * Errors: password.wrong at 'current-password', request.too_many, and those of a new password.
 */
export async function updateOwnPassword(
  ctx: AppContext,
  actor: Actor,
  input: { current: string; password: string; repeated: string; ip: string },
): Promise<void> {
  const { current, ...chosen } = input;
  await confirmPassword(ctx, actor, { password: current, field: "current-password" });
  await replacePassword(ctx, actor, chosen);
}

/** The signed-in worker and the running session. */
export async function currentUser(
  ctx: AppContext,
  actor: Actor,
): Promise<EndpointResponse<typeof currentUserCall>["user"]> {
  const key = {
    empresa_id: actor.empresa_id,
    trabajador_id: actor.trabajador_id,
    today: todayIn(actor.zona_horaria, ctx.clock),
  };
  const profile = await ctx.db.read(actor.empresa_id, (tx) => ctx.hooks.readProfile(tx, key));
  if (profile === undefined) fail("session.expired");
  const suplantada = actor.suplantada_por !== null;
  return {
    ...profile,
    gestor_instalacion: actor.gestor_instalacion,
    sesion: { id: actor.sesion_id, expira_en: actor.sesion_expira_en, suplantada },
  };
}
