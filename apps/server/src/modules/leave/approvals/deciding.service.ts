import type { Actor } from "@atrio/contract/access/actor";
import { requestStates } from "@atrio/contract/kinds";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Decided } from "../../../hooks.ts";
import { AppError, fail } from "../../../http/errors.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import type { AuditEntry } from "../../access/audit/audit.service.ts";
import { readAdministrators } from "../../people/workers/workers.read.ts";

import { ownApprovals } from "./approvals.policy.ts";
import { endRequest, removeApprovers, saveDecision } from "./approvals.repo.ts";
import {
  departedOf,
  judgeAdministrator,
  judgeSupervisor,
  outcomeOf,
  stateOf,
} from "./approvals.rules.ts";
import type { Approver, Outcome } from "./approvals.rules.ts";
import { openCase } from "./approvals.service.ts";
import type { Caller, OpenCase } from "./approvals.service.ts";
import { requestKindOf, settleRequest } from "./kinds.service.ts";
import { recordEvent } from "./timeline/timeline.service.ts";

/** The portal itself, which looks at requests each day. */
export type Portal = { portal: { empresa_id: number; zona_horaria: string } };

function placeOf(who: Caller | Portal): Portal["portal"] {
  return "portal" in who ? who.portal : who.actor;
}

function traceOf(who: Caller | Portal): Pick<AuditEntry, "empresa_id" | "actor_id"> {
  if (!("portal" in who)) return byActor(who.actor, who.ip);
  return { empresa_id: who.portal.empresa_id, actor_id: null };
}

/**
 * Drops approvals of supervisors who left or no longer supervise, with an audit entry; the rest
 * decide, or the administrator when nobody is left.
 */
export async function releaseDeparted(
  tx: Tx,
  who: Caller | Portal,
  open: OpenCase,
): Promise<OpenCase> {
  const departed = departedOf(open.approvers);
  const { request, now } = open;
  if (request.estado_id !== requestStates.pending || departed.length === 0) return open;
  await removeApprovers(tx, request.id, departed);
  for (const supervisorId of departed) {
    await recordAudit(tx, {
      ...traceOf(who),
      accion: "solicitud.supervisor_liberado",
      objeto: "solicitud",
      objeto_id: request.id,
      detalle: { supervisor_id: supervisorId, trabajador_id: request.trabajador_id },
    });
  }
  await recordEvent(tx, {
    solicitud_id: request.id,
    tipo: "supervisor_liberado",
    autor_id: null,
    detalle: { personas: departed },
    ocurrido_en: now,
  });
  const approvers = open.approvers.filter((one) => !departed.includes(one.supervisor_id));
  return { ...open, approvers };
}

/** Ends a pending request as its supervisors have decided together, if they have. */
async function settleTogether(tx: Tx, open: OpenCase): Promise<Decided> {
  const { request, approvers, now } = open;
  const outcome = request.estado_id === requestStates.pending ? outcomeOf(approvers) : null;
  if (outcome === null) return { request, outcome };
  const end = { estado_id: stateOf(outcome), decidida_en: now };
  await endRequest(tx, request.id, end);
  await recordEnd(tx, open, { outcome, autor_id: null });
  return { request: { ...request, estado_id: end.estado_id }, outcome };
}

async function recordEnd(
  tx: Tx,
  { request, now }: OpenCase,
  end: { outcome: Outcome; autor_id: number | null; motivo?: string | null },
): Promise<void> {
  await recordEvent(tx, {
    solicitud_id: request.id,
    tipo: end.outcome === "approved" ? "aprobada" : "rechazada",
    autor_id: end.autor_id,
    detalle: { motivo: end.motivo ?? null },
    ocurrido_en: now,
  });
}

type Decision = { actor: Actor; aprobada: boolean; motivo: string | null };

/**
 * Stores a person's decision on an approval, their own or that of a supervisor whose delegate they
 * are.
 */
async function give(tx: Tx, open: OpenCase, one: Approver, decision: Decision): Promise<void> {
  const { request, now } = open;
  const { actor, aprobada, motivo } = decision;
  const isDelegate = one.supervisor_id !== actor.trabajador_id;
  await saveDecision(tx, {
    solicitud_id: request.id,
    supervisor_id: one.supervisor_id,
    aprobada,
    motivo,
    decidida_en: now,
    decidida_por: isDelegate ? actor.trabajador_id : null,
  });
  await recordEvent(tx, {
    solicitud_id: request.id,
    tipo: aprobada ? "aprobada_por_supervisor" : "rechazada_por_supervisor",
    autor_id: actor.trabajador_id,
    detalle: { motivo, ...(isDelegate && { en_nombre_de: one.supervisor_id }) },
    ocurrido_en: now,
  });
}

/**
 * A person's decision on every awaited approval that they may give: their own and those of
 * supervisors whose delegate they are. The last approval approves, one rejection rejects at once.
 * Errors: approval.not_found for a person without a say.
 */
export async function decideAsSupervisor(
  tx: Tx,
  open: OpenCase,
  decision: Decision,
): Promise<Decided> {
  const { request, approvers } = open;
  const isOwn = request.trabajador_id === decision.actor.trabajador_id;
  const own = isOwn ? [] : ownApprovals(decision.actor, approvers);
  if (own.length === 0) fail("approval.not_found");
  const verdict = judgeSupervisor(request, own, decision);
  if (verdict !== "decide" && verdict !== "repeat") fail(verdict);
  // A repeated approval may be the last awaited one, when the others have left meanwhile.
  if (verdict === "repeat") return settleTogether(tx, open);
  const given = own.filter((one) => one.aprobada === null);
  for (const one of given) await give(tx, open, one, decision);
  const decided = approvers.map((one) =>
    given.includes(one) ? { ...one, aprobada: decision.aprobada } : one,
  );
  return settleTogether(tx, { ...open, approvers: decided });
}

/**
 * An administrator's decision: final, also over open approvals. Errors: approval.own,
 * approval.already_decided.
 */
export async function decideAsAdministrator(
  tx: Tx,
  open: OpenCase,
  decision: Caller & { outcome: Outcome; respuesta: string | null },
): Promise<Decided> {
  const { request, now } = open;
  const { actor, outcome } = decision;
  const wanted = { administrador_id: actor.trabajador_id, outcome };
  const verdict = judgeAdministrator(request, wanted);
  if (verdict === "repeat") return { request, outcome: null };
  if (verdict !== "decide") fail(verdict);
  const end = {
    estado_id: stateOf(outcome),
    decidida_en: now,
    administrador_id: actor.trabajador_id,
  };
  await endRequest(tx, request.id, { ...end, respuesta_administrador: decision.respuesta });
  await recordEnd(tx, open, {
    outcome,
    autor_id: actor.trabajador_id,
    motivo: decision.respuesta,
  });
  await recordAudit(tx, {
    ...byActor(actor, decision.ip),
    accion: "solicitud.decidida_por_administrador",
    objeto: "solicitud",
    objeto_id: request.id,
    detalle: { trabajador_id: request.trabajador_id, aprobada: outcome === "approved" },
  });
  return { request: { ...request, ...end }, outcome };
}

/** A pending request that waits for nobody else becomes the administrators'. */
async function handOver(ctx: AppContext, tx: Tx, open: OpenCase): Promise<void> {
  const { request, now } = open;
  const found = await readAdministrators(tx, { today: open.today, office: "tiempo" });
  const others = found.filter((one) => one !== request.trabajador_id);
  await recordEvent(tx, {
    solicitud_id: request.id,
    tipo: "a_administracion",
    autor_id: null,
    detalle: { personas: others },
    ocurrido_en: now,
  });
  await requestKindOf(ctx, request).notifyAdministrators(ctx, tx, request, others);
}

/**
 * Examines the approvers of a pending request, when it is read and each day. The outcome of the
 * remaining approvals is settled; where that is refused, or nobody remains, administrators decide.
 */
export async function reassess(ctx: AppContext, who: Caller | Portal, id: number): Promise<void> {
  const place = placeOf(who);
  const decider =
    "portal" in who ? { ...who.portal, trabajador_id: null, account_user_id: null } : who.actor;
  const attempt = async (tx: Tx, isSettling: boolean): Promise<void> => {
    const asked = await openCase(ctx, tx, { actor: place, id });
    const open = await releaseDeparted(tx, who, asked);
    // A concurrent review came first.
    if (open === asked) return;
    if (isSettling && outcomeOf(open.approvers) !== null) {
      await settleRequest(ctx, tx, await settleTogether(tx, open), decider);
      return;
    }
    if (open.approvers.some((one) => one.aprobada === null)) return;
    await handOver(ctx, tx, open);
  };
  try {
    await ctx.db.tenant(place.empresa_id, async (tx) => attempt(tx, true));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await ctx.db.tenant(place.empresa_id, async (tx) => attempt(tx, false));
  }
}

/** Runs a read of requests, once more when an approver who was awaited has left meanwhile. */
export async function readFresh<T extends { stale: readonly number[] }>(
  ctx: AppContext,
  caller: Caller,
  read: () => Promise<T>,
): Promise<T> {
  const first = await read();
  if (first.stale.length === 0) return first;
  for (const id of first.stale) await reassess(ctx, caller, id);
  return read();
}
