import type { Actor } from "@atrio/contract/access/actor";
import { isOwner } from "@atrio/contract/access/office-roles";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import type { Temporal } from "../../../../lib/calendar/clock.ts";
import { issueToken, tokenHash } from "../../../../lib/crypto/tokens.ts";
import { notify } from "../../../messages/notices/notices.service.ts";
import { byActor, recordAudit } from "../../audit/audit.service.ts";
import { findEmployment } from "../auth.repo.ts";
import { isActive } from "../auth.rules.ts";
import { openSession } from "../sessions/sessions.service.ts";
import type { SessionAnswer, Visitor } from "../sessions/sessions.service.ts";
import { countToken } from "../tries/tries.service.ts";

import { insertCode, selectHandOverTarget, spendCode } from "./handover.repo.ts";
import type { HandOver } from "./handover.repo.ts";

const codeSeconds = 60;

/**
 * Hand-over code, used once, for a worker of the administrator's company. Throws auth.handover_self and
 * worker.not_found, also for people of other companies.
 */
export async function askHandOver(
  ctx: AppContext,
  actor: Actor,
  input: { trabajador_id: number; ip: string },
): Promise<{ code: string; expires_at: string }> {
  if (input.trabajador_id === actor.trabajador_id) fail("auth.handover_self");
  const now = ctx.clock.now();
  const key = { empresa_id: actor.empresa_id, trabajador_id: input.trabajador_id };
  const target = await ctx.db.read(actor.empresa_id, (tx) => selectHandOverTarget(tx, key));
  if (target?.desactivada_en !== null || !isActive(target, now)) fail("worker.not_found");
  const { token, hash } = issueToken();
  const end = now.add({ seconds: codeSeconds }).toString();
  await ctx.db.gate(async (tx) => {
    await insertCode(tx, {
      ...key,
      administrador_id: actor.trabajador_id,
      sesion_id: actor.sesion_id,
      codigo_hash: hash,
      expira_en: end,
    });
    await recordAudit(tx, {
      ...byActor(actor, input.ip),
      accion: "suplantacion.pedida",
      objeto: "trabajador",
      objeto_id: input.trabajador_id,
    });
  });
  return { code: token, expires_at: end };
}

/** The worker of a code; undefined when they, or the administrator, no longer may. */
async function readWorker(tx: Tx, handOver: HandOver, now: Temporal.Instant) {
  const [worker, administrator] = await Promise.all([
    findEmployment(tx, handOver),
    findEmployment(tx, { ...handOver, trabajador_id: handOver.administrador_id }),
  ]);
  const areThere = [worker, administrator].every(
    (one) => one?.desactivada_en === null && isActive(one, now),
  );
  return areThere && administrator !== undefined && isOwner(administrator) ? worker : undefined;
}

/**
 * Exchanges a code for a session that is marked as handed over, lasts an hour and ends with the
 * administrator's own. Both people's trails tell, and the worker gets a notice. Throws
 * auth.handover_invalid, request.too_many.
 */
export async function exchangeCode(
  ctx: AppContext,
  visitor: Visitor,
  code: string,
): Promise<SessionAnswer> {
  const now = ctx.clock.now();
  const entered = await ctx.db.gate(async (tx) => {
    const spent = await spendCode(tx, { codigo_hash: tokenHash(code), now: now.toString() });
    const worker = spent && (await readWorker(tx, spent, now));
    // Resolves, so that a code of people who no longer may is used up all the same.
    if (worker === undefined || spent === undefined) return undefined;
    const session = await openSession(ctx, tx, visitor, {
      empresa_id: spent.empresa_id,
      trabajador_id: spent.trabajador_id,
      account_user_id: worker.account_user_id,
      suplantada_por: spent.administrador_id,
      sesion_administrador_id: spent.sesion_id,
      kind: "handed_over",
    });
    const opened = { ...spent, sesion_id: session.id };
    await recordBoth(tx, { ...opened, ip: visitor.ip });
    return { opened, session: session.answer };
  });
  if (entered === undefined) {
    await countToken(ctx, "unknown_hand_over", visitor.ip);
    return fail("auth.handover_invalid");
  }
  // The token is answered only after the worker was notified.
  await tellWorker(ctx, entered.opened);
  return entered.session;
}

/** Notifies the worker of the hand-over: by whom, and when. */
async function tellWorker(ctx: AppContext, opened: HandOver): Promise<void> {
  const { trabajador_id } = opened;
  const data = {
    trabajador_id,
    autor_id: opened.administrador_id,
    sesion_id: opened.sesion_id,
    desde: ctx.clock.now().toString(),
  };
  await ctx.db.tenant(opened.empresa_id, (tx) =>
    notify(ctx, tx, { kind: "portal_opened", data, to: trabajador_id, urgent: true }),
  );
}

/** A line for the administrator who came in, and a line for the worker. */
async function recordBoth(tx: Tx, handOver: HandOver & { sesion_id: string; ip: string }) {
  const common = {
    empresa_id: handOver.empresa_id,
    accion: "suplantacion.iniciada",
    ip: handOver.ip,
  } as const;
  await recordAudit(tx, {
    ...common,
    actor_id: handOver.administrador_id,
    objeto: "trabajador",
    objeto_id: handOver.trabajador_id,
  });
  await recordAudit(tx, {
    ...common,
    actor_id: handOver.trabajador_id,
    suplantada_por: handOver.administrador_id,
    objeto: "sesion",
    objeto_id: handOver.sesion_id,
  });
}
