import type { Actor } from "@atrio/contract/access/actor";
import type { listSessions as listSessionsCall } from "@atrio/contract/access/auth";
import type { EndpointResponse } from "@atrio/contract/endpoint";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import type { Meta } from "../../../../http/bind.ts";
import { fail } from "../../../../http/errors.ts";
import { issueToken } from "../../../../lib/crypto/tokens.ts";
import { plainAddress } from "../../../../platform/addresses.ts";
import { byActor, recordAudit } from "../../audit/audit.service.ts";

import {
  deleteAccountSessions,
  deleteSession,
  insertSession,
  selectSessions,
  updateConfirmed,
} from "./sessions.repo.ts";
import type { EndedSession } from "./sessions.repo.ts";
import { describeDevice, sessionEnd } from "./sessions.rules.ts";
import type { SessionKind } from "./sessions.rules.ts";

/** A visitor: the facts that a session remembers about the device. */
export type Visitor = Pick<Meta, "ip" | "userAgent" | "language">;

/** The answer of a call that opens a session (spec: `access_token`). */
export type SessionAnswer = { access_token: string; token_type: "Bearer"; expires_at: string };

type Opening = {
  empresa_id: number;
  trabajador_id: number;
  account_user_id: number;
  suplantada_por: number | null;
  sesion_administrador_id: string | null;
  kind: SessionKind;
};

/** Opens a session in a gate transaction; the token is in the answer and nowhere else. */
export async function openSession(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  visitor: Visitor,
  { kind, ...opening }: Opening,
): Promise<{ id: string; answer: SessionAnswer }> {
  const now = ctx.clock.now();
  const end = sessionEnd(now, kind).toString();
  const { token, hash } = issueToken();
  const id = await insertSession(tx, {
    ...opening,
    token_hash: hash,
    recordar: kind === "remembered",
    dispositivo: describeDevice(visitor.userAgent),
    ip: plainAddress(visitor.ip),
    creada_en: now.toString(),
    vista_en: now.toString(),
    expira_en: end,
    // An administrator in a handed-over session has typed no password.
    confirmada_en: kind === "handed_over" ? null : now.toString(),
  });
  return { id, answer: { access_token: token, token_type: "Bearer", expires_at: end } };
}

/**
 * Notes that the password was typed again in the actor's session: confirmed calls are open for five
 * minutes.
 */
export async function noteConfirmed(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  actor: Pick<Actor, "sesion_id">,
): Promise<void> {
  await updateConfirmed(tx, { sesion_id: actor.sesion_id, now: ctx.clock.now().toString() });
}

/** Sends the end of sessions to their open pages, after the commit. */
export function announceEnded(
  ctx: Pick<AppContext, "events">,
  ended: readonly EndedSession[],
): void {
  for (const session of ended) {
    ctx.events.publish({
      empresa_id: session.empresa_id,
      trabajador_id: session.trabajador_id,
      sesion_id: session.id,
      event: { tipo: "sesion_cerrada" },
    });
  }
}

/** Ends all sessions of an account in a gate transaction, but for `except`; announce them afterwards. */
export async function endAccountSessions(
  tx: Tx,
  account: { account_user_id: number },
  except: string | null = null,
): Promise<EndedSession[]> {
  return deleteAccountSessions(tx, account, except);
}

/** The person's open sessions. A handed-over session sees its own only. */
export async function listSessions(
  ctx: AppContext,
  actor: Actor,
): Promise<EndpointResponse<typeof listSessionsCall>["data"]> {
  const key = { account_user_id: actor.account_user_id, now: ctx.clock.now().toString() };
  const rows = await ctx.db.gate((tx) => selectSessions(tx, key));
  return rows
    .filter((row) => actor.suplantada_por === null || row.id === actor.sesion_id)
    .map(({ suplantada_por, ...row }) => ({
      ...row,
      // The address of a handed-over session is the administrator's.
      ip: suplantada_por === null ? row.ip : null,
      suplantada: suplantada_por !== null,
      actual: row.id === actor.sesion_id,
    }));
}

async function endOwnSession(
  ctx: AppContext,
  actor: Actor,
  ending: { id: string; ip: string; accion: "sesion.cerrada" | "sesion.revocada" },
): Promise<boolean> {
  const { id, ip, accion } = ending;
  const ended = await ctx.db.gate(async (tx) => {
    const sessions = await deleteSession(tx, {
      id,
      account_user_id: actor.account_user_id,
      now: ctx.clock.now().toString(),
    });
    if (sessions.length === 0) return [];
    await recordAudit(tx, { ...byActor(actor, ip), accion, objeto: "sesion", objeto_id: id });
    return sessions;
  });
  announceEnded(ctx, ended);
  return ended.length > 0;
}

/** Ends one of the person's sessions; throws session.not_found for any other. */
export async function revokeSession(
  ctx: AppContext,
  actor: Actor,
  input: { id: string; ip: string },
): Promise<void> {
  const isEnded = await endOwnSession(ctx, actor, { ...input, accion: "sesion.revocada" });
  if (!isEnded) fail("session.not_found");
}

/** Ends the running session; a session that has just ended elsewhere is accepted too. */
export async function signOut(ctx: AppContext, actor: Actor, ip: string): Promise<void> {
  await endOwnSession(ctx, actor, { id: actor.sesion_id, ip, accion: "sesion.cerrada" });
}
