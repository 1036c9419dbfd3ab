import type { Actor } from "@atrio/contract/access/actor";
import type { SecondFactorState } from "@atrio/contract/access/second-factor";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import {
  authenticatorUri,
  makeAuthenticatorSecret,
  openAuthenticator,
  sealAuthenticator,
  stepOfCode,
} from "../../../../lib/crypto/authenticator.ts";
import { randomLetters } from "../../../../lib/crypto/tokens.ts";
import { qrSvg } from "../../../../lib/files/qr.ts";
import { PRODUCT_NAME } from "../../../../platform/mail/templates.ts";
import { confirmPassword, findOwn } from "../auth.service.ts";
import type { OwnAccount } from "../auth.service.ts";
import { announceEnded, endAccountSessions } from "../sessions/sessions.service.ts";
import { countCode, forgiveCodes } from "../tries/tries.service.ts";

import { isFactorRecommended } from "./factor.policy.ts";
import {
  confirmPending,
  deleteFactor,
  insertPending,
  lockAccount,
  replaceRecovery,
  selectActive,
  selectPending,
  selectState,
  upsertPutOff,
} from "./factor.repo.ts";
import {
  putOffHours,
  readCode,
  recoveryAlphabet,
  recoveryCount,
  recoveryLength,
  setupMinutes,
  shownCode,
} from "./factor.rules.ts";
import { passFactor, recoveryHash, tellOfFactor } from "./factor.service.ts";

/** Caller and address. */
export type Changer = { actor: Actor; ip: string };

/** Proof that an active factor may be changed. */
type Proof = { password: string; codigo: string };

/** True if the caller signs in with a second factor, and if the portal asks for one. */
export async function getFactorState(ctx: AppContext, actor: Actor): Promise<SecondFactorState> {
  const { account_user_id, suplantada_por } = actor;
  const since = ctx.clock.now().subtract({ hours: putOffHours }).toString();
  const { aplazado: isPutOff, ...state } = await ctx.db.gate((tx) =>
    selectState(tx, account_user_id, since),
  );
  const isOn = state.activado_en !== null;
  const isRecommended = isFactorRecommended(actor);
  return {
    ...state,
    activo: isOn,
    recomendado: isRecommended,
    preguntar: isRecommended && !isOn && !isPutOff && suplantada_por === null,
  };
}

/**
 * New secret for an authenticator app, after the password was typed again; the factor is on once a
 * code confirms it. Errors: password.wrong, second_factor.already_on.
 */
export async function prepareFactor(
  ctx: AppContext,
  actor: Actor,
  password: string,
): Promise<{ secreto: string; uri: string; qr: string; caduca_en: string }> {
  await confirmPassword(ctx, actor, { password });
  const secret = makeAuthenticatorSecret();
  const now = ctx.clock.now();
  const { account, employment } = await ctx.db.gate(async (tx) => {
    const isKept = await insertPending(tx, {
      account_user_id: actor.account_user_id,
      secreto: sealAuthenticator(ctx, actor.account_user_id, secret),
      creado_en: now.toString(),
    });
    if (!isKept) fail("second_factor.already_on");
    return findOwn(tx, actor);
  });
  const isOfOne = account.employments.length === 1;
  const issuer = isOfOne ? employment.empresa : PRODUCT_NAME;
  const uri = authenticatorUri({ secret, issuer, label: account.email });
  const end = now.add({ minutes: setupMinutes }).toString();
  return { secreto: secret, uri, qr: qrSvg(uri), caduca_en: end };
}

/**
 * Turns the second factor on with a first code; the person's other sessions end. Errors:
 * second_factor.already_on, second_factor.expired, second_factor.code_wrong at `codigo`.
 */
export async function activateFactor(
  ctx: AppContext,
  { actor, ip }: Changer,
  typed: string,
): Promise<{ codigos: string[] }> {
  const { account_user_id } = actor;
  await countCode(ctx, account_user_id);
  const now = ctx.clock.now();
  const since = now.subtract({ minutes: setupMinutes }).toString();
  const made = makeRecovery(ctx, account_user_id);
  const ended = await ctx.db.gate(async (tx) => {
    await lockAccount(tx, account_user_id);
    if ((await selectActive(tx, account_user_id)) !== undefined) fail("second_factor.already_on");
    const pending = await selectPending(tx, { account_user_id, since });
    if (pending === undefined) fail("second_factor.expired");
    const secret = openAuthenticator(ctx, account_user_id, pending.secreto);
    const step = stepOfCode(secret, readCode(typed).plain, now.epochMilliseconds);
    if (step === undefined) refuseCode();
    await confirmPending(tx, {
      account_user_id,
      secreto: pending.secreto,
      activado_en: now.toString(),
      ultimo_paso: step,
    });
    await replaceRecovery(tx, account_user_id, made.hashes);
    const others = await endAccountSessions(tx, { account_user_id }, actor.sesion_id);
    await forgiveCodes(ctx, tx, account_user_id);
    await tellOfFactor(ctx, tx, { ...(await findOwn(tx, actor)), cambio: "activado", actor, ip });
    return others;
  });
  announceEnded(ctx, ended);
  return { codigos: made.codes };
}

/** Turns the second factor off. Errors: password.wrong, second_factor.off, second_factor.code_wrong. */
export async function deactivateFactor(
  ctx: AppContext,
  changer: Changer,
  proof: Proof,
): Promise<void> {
  await changeProven(ctx, changer, proof, async (tx, proven) => {
    await deleteFactor(tx, proven.account.account_user_id);
    await tellOfFactor(ctx, tx, { ...proven, ...changer, cambio: "desactivado" });
  });
}

/**
 * Replaces the recovery codes. Errors: password.wrong, second_factor.off, second_factor.code_wrong.
 */
export async function renewRecovery(
  ctx: AppContext,
  changer: Changer,
  proof: Proof,
): Promise<{ codigos: string[] }> {
  const made = makeRecovery(ctx, changer.actor.account_user_id);
  await changeProven(ctx, changer, proof, async (tx, proven) => {
    await replaceRecovery(tx, proven.account.account_user_id, made.hashes);
    await tellOfFactor(ctx, tx, { ...proven, ...changer, cambio: "codigos" });
  });
  return { codigos: made.codes };
}

/** Notes that the caller does not want to set it up now: the portal asks again in 30 days. */
export async function putOffFactor(ctx: AppContext, actor: Actor): Promise<void> {
  const now = ctx.clock.now().toString();
  await ctx.db.gate((tx) =>
    upsertPutOff(tx, { account_user_id: actor.account_user_id, aplazado_en: now }),
  );
}

/** Changes a factor that is on after password and code; a wrong code counts and changes nothing. */
async function changeProven(
  ctx: AppContext,
  { actor }: Changer,
  { password, codigo }: Proof,
  work: (tx: Tx, proven: OwnAccount & { withRecovery: boolean }) => Promise<void>,
): Promise<void> {
  const { account_user_id } = actor;
  await confirmPassword(ctx, actor, { password });
  await countCode(ctx, account_user_id);
  await ctx.db.gate(async (tx) => {
    await lockAccount(tx, account_user_id);
    const outcome = await passFactor(ctx, tx, { account_user_id, codigo });
    if (outcome === "off") fail("second_factor.off");
    if (outcome === "wrong" || outcome === "required") refuseCode();
    await forgiveCodes(ctx, tx, account_user_id);
    await work(tx, { ...(await findOwn(tx, actor)), withRecovery: outcome === "recovery" });
  });
}

function refuseCode(): never {
  fail("second_factor.code_wrong", { fields: { codigo: ["second_factor.code_wrong"] } });
}

function makeRecovery(ctx: AppContext, accountId: number): { codes: string[]; hashes: Buffer[] } {
  const plain = Array.from({ length: recoveryCount }, () =>
    randomLetters(recoveryAlphabet, recoveryLength),
  );
  return {
    codes: plain.map(shownCode),
    hashes: plain.map((code) => recoveryHash(ctx, accountId, code)),
  };
}
