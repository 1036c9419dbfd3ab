import type { Actor } from "@atrio/contract/access/actor";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { openAuthenticator, stepOfCode } from "../../../../lib/crypto/authenticator.ts";
import { keyedDigest } from "../../../../lib/crypto/tokens.ts";
import type { MailData } from "../../../../platform/mail/templates.ts";
import { recordAudit } from "../../audit/audit.service.ts";
import type { AuditAction } from "../../audit/audit.service.ts";
import { isActive } from "../auth.rules.ts";
import type { Account, Employment } from "../auth.rules.ts";

import { countRecovery, selectActive, spendRecovery, spendStep } from "./factor.repo.ts";
import { readCode } from "./factor.rules.ts";

/** Outcome of the second step of signing in. */
export type FactorOutcome = "off" | "required" | "wrong" | "app" | "recovery";

/** Stored form of a recovery code: useless without our key. */
export function recoveryHash(
  ctx: Pick<AppContext, "config">,
  accountId: number,
  plain: string,
): Buffer {
  return keyedDigest(ctx.config.secrets.hmacKey, "recovery", String(accountId), plain);
}

/**
 * True if a code opens an account's second factor, and uses it up in a gate transaction: of two
 * with one code one passes. Wherever the factor is off there is nothing to open.
 */
export async function passFactor(
  ctx: Pick<AppContext, "config" | "clock">,
  tx: Tx,
  entry: { account_user_id: number; codigo: string | undefined },
): Promise<FactorOutcome> {
  const { account_user_id, codigo } = entry;
  const factor = await selectActive(tx, account_user_id);
  if (factor === undefined) return "off";
  if (codigo === undefined) return "required";
  const { kind, plain } = readCode(codigo);
  const now = ctx.clock.now();
  if (kind === "recovery") {
    const hash = recoveryHash(ctx, account_user_id, plain);
    const key = { account_user_id, codigo_hash: hash, now: now.toString() };
    return (await spendRecovery(tx, key)) ? "recovery" : "wrong";
  }
  const secret = openAuthenticator(ctx, account_user_id, factor.secreto);
  const step = stepOfCode(secret, plain, now.epochMilliseconds);
  if (step === undefined) return "wrong";
  return (await spendStep(tx, { account_user_id, step })) ? "app" : "wrong";
}

type Change = MailData["second_factor"]["cambio"];

const actions = {
  activado: "segundo_factor.activado",
  desactivado: "segundo_factor.desactivado",
  retirado: "segundo_factor.retirado",
  codigos: "segundo_factor.codigos_nuevos",
  recuperacion: "segundo_factor.recuperacion_usada",
} as const satisfies Record<Change, AuditAction>;

/** A change of an account's second factor; `actor` is who made it, null when nobody signed in did. */
type FactorChange = {
  account: Account;
  /** The worker of the company in which it happened. */
  employment: Employment;
  cambio: Change;
  actor: Pick<Actor, "empresa_id" | "trabajador_id"> | null;
  ip?: string;
  /** Proven with a recovery code in place of the phone. */
  withRecovery?: boolean;
};

/** A change of the own factor concerns every company; an administrator's only theirs. */
function actorIn(one: Employment, { employment, actor }: FactorChange): number | null {
  if (actor?.trabajador_id === employment.trabajador_id) return one.trabajador_id;
  return actor?.empresa_id === one.empresa_id ? actor.trabajador_id : null;
}

/**
 * Reports a change in its transaction: a mail to the person, regardless of preferences, and an
 * audit entry in each company of the account.
 */
export async function tellOfFactor(
  ctx: Pick<AppContext, "mail" | "clock">,
  tx: Tx,
  change: FactorChange,
): Promise<void> {
  const { account, employment, cambio } = change;
  const now = ctx.clock.now();
  const left = await countRecovery(tx, account.account_user_id);
  await ctx.mail.send(tx, {
    to: account.email,
    template: "second_factor",
    idioma: employment.idioma,
    empresa: employment.empresa,
    data: {
      nombre: employment.nombre,
      cambio,
      cambiado_en: now.toString(),
      zona_horaria: employment.zona_horaria,
      quedan: left,
    },
  });
  for (const one of account.employments.filter((each) => isActive(each, now))) {
    await recordAudit(tx, {
      empresa_id: one.empresa_id,
      accion: actions[cambio],
      actor_id: actorIn(one, change),
      objeto: "trabajador",
      objeto_id: one.trabajador_id,
      detalle: change.withRecovery === true ? { codigo_recuperacion: true } : {},
      ...(change.ip === undefined ? {} : { ip: change.ip }),
    });
  }
}
