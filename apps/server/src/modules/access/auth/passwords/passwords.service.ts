import type { Actor } from "@atrio/contract/access/actor";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { isCommonPassword } from "../../../../lib/crypto/common-passwords.ts";
import { hashPassword, verifyPassword } from "../../../../lib/crypto/password-hash.ts";
import { QueueFull } from "../../../../platform/work-queue.ts";
import { byActor, recordAudit } from "../../audit/audit.service.ts";
import { findAccount } from "../auth.repo.ts";
import type { Account, Employment } from "../auth.rules.ts";
import { announceEnded, endAccountSessions } from "../sessions/sessions.service.ts";

import { updatePassword } from "./passwords.repo.ts";

type NewPassword = {
  password: string;
  repeated: string;
  /** Names of the two fields on the wire. */
  fields: { password: string; repeated: string };
};

const busySeconds = 5;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof QueueFull) fail("server.unavailable", { retryAfter: busySeconds });
    throw error;
  }
}

/** True if the password is the account's; an account without one, or none at all, takes as long. */
export function checkPassword(
  ctx: Pick<AppContext, "config">,
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  return inTurn(() => verifyPassword(ctx.config.secrets.pepper, passwordHash, password));
}

function personalWords(account: Account): string[] {
  return [
    account.email,
    ...account.employments.flatMap((one) => [one.nombre_completo, one.empresa, one.slug]),
  ];
}

/**
 * The hash of a new password that the account may take (Rule ACCESS-18). Throws password.mismatch,
 * password.same or password.common; its composition was checked with the input.
 */
export async function hashForAccount(
  ctx: Pick<AppContext, "config">,
  account: Account,
  { password, repeated, fields }: NewPassword,
): Promise<string> {
  if (password.normalize("NFC") !== repeated.normalize("NFC")) {
    fail("password.mismatch", { fields: { [fields.repeated]: ["password.mismatch"] } });
  }
  if (await checkPassword(ctx, account.password_hash, password)) {
    fail("password.same", { fields: { [fields.password]: ["password.same"] } });
  }
  if (isCommonPassword(password, personalWords(account))) {
    fail("password.common", { fields: { [fields.password]: ["password.common"] } });
  }
  return inTurn(() => hashPassword(ctx.config.secrets.pepper, password));
}

/** Mails the change of password to the person, in the transaction of the change. */
export async function mailPasswordChanged(
  ctx: Pick<AppContext, "mail" | "clock">,
  tx: Tx,
  account: Pick<Account, "email">,
  employment: Employment,
): Promise<void> {
  await ctx.mail.send(tx, {
    to: account.email,
    template: "password_changed",
    idioma: employment.idioma,
    empresa: employment.empresa,
    data: {
      nombre: employment.nombre,
      cambiada_en: ctx.clock.now().toString(),
      zona_horaria: employment.zona_horaria,
    },
  });
}

type OwnChange = { password: string; repeated: string; ip: string };

/**
 * Changes the caller's password: this session stays, the others end, and a mail is sent. The caller
 * has checked the permission. Throws password.mismatch, password.same, password.common,
 * request.conflict.
 */
export async function replacePassword(
  ctx: AppContext,
  actor: Actor,
  input: OwnChange,
): Promise<void> {
  const account = await ctx.db.gate((tx) =>
    findAccount(tx, { account_user_id: actor.account_user_id }),
  );
  const employment = account?.employments.find((one) => one.empresa_id === actor.empresa_id);
  if (account === undefined || employment === undefined) fail("session.expired");
  const newHash = await hashForAccount(ctx, account, {
    ...input,
    fields: { password: "new-password", repeated: "repeat-password" },
  });
  const ended = await ctx.db.gate(async (tx) => {
    if (!(await updatePassword(tx, account, newHash))) fail("request.conflict");
    const others = await endAccountSessions(tx, account, actor.sesion_id);
    await mailPasswordChanged(ctx, tx, account, employment);
    await recordAudit(tx, {
      ...byActor(actor, input.ip),
      accion: "clave.cambiada",
      objeto: "account",
      objeto_id: account.account_user_id,
    });
    return others;
  });
  announceEnded(ctx, ended);
}

/**
 * Changes the password that the company required to be changed: this session goes on, the others
 * end. Throws password.not_required when there is nothing to change.
 */
export async function forceUpdatePassword(
  ctx: AppContext,
  actor: Actor,
  input: OwnChange,
): Promise<void> {
  if (!actor.requires_password_change) fail("password.not_required");
  await replacePassword(ctx, actor, input);
}
