import type { Actor } from "@atrio/contract/actor";
import { requestStates } from "@atrio/contract/palette";
import type { RequestComment } from "@atrio/contract/requests";

import type { AppContext } from "../../context.ts";
import type { Tx } from "../../db/client.ts";
import { AppError, fail } from "../../http/errors.ts";
import { dateAt } from "../../lib/zone.ts";
import { byActor, recordAudit } from "../audit/audit.service.ts";
import { lockWorkingTime } from "../clocking/clocking.service.ts";
import { readAdministrators, readSupervisors } from "../workers/workers.read.ts";

import { maySee, ownApproval } from "./approvals.policy.ts";
import type { Perspective } from "./approvals.policy.ts";
import { readComments } from "./approvals.read.ts";
import {
  clearApprovers,
  endRequest,
  findRequest,
  insertApprovers,
  insertComment,
  insertRequest,
  readApprovers,
  removeApprovers,
  saveDecision,
  saveRequestText,
} from "./approvals.repo.ts";
import type { RequestText } from "./approvals.repo.ts";
import {
  departedOf,
  judgeAdministrator,
  judgeSupervisor,
  judgeWithdrawal,
  outcomeOf,
  stateOf,
} from "./approvals.rules.ts";
import type { Approver, Outcome, RequestHead } from "./approvals.rules.ts";

/** Who calls, and from where. */
export type Caller = { actor: Actor; ip: string };

/** A request under lock with the supervisors asked; `today` is the caller's local date. */
export type OpenCase = { request: RequestHead; approvers: Approver[]; now: string; today: string };

/** What a decision led to: null while others are awaited or nothing changed. */
export type Decided = { request: RequestHead; outcome: Outcome | null };

/** A request as it was sent: who is asked to decide, the administrators when nobody supervises. */
export type Sent = { id: number; supervisors: number[]; deciders: number[] };

function moment(ctx: Pick<AppContext, "clock">, actor: Actor): { now: string; today: string } {
  const now = ctx.clock.now();
  return { now: now.toString(), today: dateAt(actor.zona_horaria, now.epochMilliseconds) };
}

/** Who decides a request, by its kind's rule: the worker's supervisors unless it says otherwise. */
type Asking = { actor: Actor; decide?: "supervisores" | "administrador" };

/** Today's supervisors, never the worker; administrators where there are none, or the rule says so. */
async function findDeciders(
  tx: Tx,
  { actor, decide = "supervisores" }: Asking,
  today: string,
): Promise<Omit<Sent, "id">> {
  const own = actor.trabajador_id;
  const found =
    decide === "administrador" ? [] : await readSupervisors(tx, { trabajador_id: own, today });
  const supervisors = found.filter((id) => id !== own);
  if (supervisors.length > 0) return { supervisors, deciders: supervisors };
  const administrators = await readAdministrators(tx, { today });
  return { supervisors, deciders: administrators.filter((id) => id !== own) };
}

/**
 * Sends the caller's request: its supervisors are those of today, never the caller (decisions,
 * section 3). The kind's own row is the caller's business.
 */
export async function sendRequest(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  input: Asking & RequestText & { pe_solicitud_tipo_id: number },
): Promise<Sent> {
  const { actor, decide, ...request } = input;
  const { now, today } = moment(ctx, actor);
  const { trabajador_id: workerId } = actor;
  const asked = await findDeciders(tx, { actor, ...(decide && { decide }) }, today);
  const id = await insertRequest(tx, { trabajador_id: workerId, ...request, creada_en: now });
  await insertApprovers(tx, { id, trabajador_id: workerId }, asked.supervisors);
  return { id, ...asked };
}

/**
 * Asks again for a pending request that its worker has edited: what was decided no longer counts,
 * and the supervisors are those of today.
 */
export async function askAgain(
  tx: Tx,
  open: OpenCase,
  input: Asking & { text: Omit<RequestText, "rectifica_id"> },
): Promise<Sent> {
  const { request, now, today } = open;
  const asked = await findDeciders(tx, input, today);
  await saveRequestText(tx, request.id, { ...input.text, editada_en: now });
  await clearApprovers(tx, request.id);
  await insertApprovers(tx, request, asked.supervisors);
  return { id: request.id, ...asked };
}

/**
 * Opens a request for writing: its worker's time first, then the row (the order of every write
 * about working time). Errors: approval.not_found.
 */
export async function openCase(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  key: { actor: Actor; id: number },
): Promise<OpenCase> {
  const found = (await findRequest(tx, key.id)) ?? fail("approval.not_found");
  await lockWorkingTime(tx, found.trabajador_id);
  const request = (await findRequest(tx, key.id, { lock: true })) ?? fail("approval.not_found");
  const { now, today } = moment(ctx, key.actor);
  const approvers = await readApprovers(tx, { solicitud_id: key.id, today });
  return { request, approvers, now, today };
}

/** A request as somebody may see it in a role. Errors: approval.not_found. */
export async function findVisible(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  key: { actor: Actor; id: number; as: readonly Perspective[] },
): Promise<{ request: RequestHead; approvers: Approver[]; as: Perspective; now: string }> {
  const request = (await findRequest(tx, key.id)) ?? fail("approval.not_found");
  const { now, today } = moment(ctx, key.actor);
  const approvers = await readApprovers(tx, { solicitud_id: key.id, today });
  const as = key.as.find((one) => maySee(key.actor, one, { ...request, approvers }));
  return { request, approvers, as: as ?? fail("approval.not_found"), now };
}

/**
 * Nobody waits for a supervisor who left or no longer supervises: they leave the set, which the
 * audit trail keeps, and the rest decide; with nobody left it is the administrator's.
 */
export async function releaseDeparted(
  tx: Tx,
  { ip, actor }: Caller,
  open: OpenCase,
): Promise<OpenCase> {
  const departed = departedOf(open.approvers);
  if (open.request.estado_id !== requestStates.pending || departed.length === 0) return open;
  await removeApprovers(tx, open.request.id, departed);
  for (const supervisorId of departed) {
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "solicitud.supervisor_liberado",
      objeto: "solicitud",
      objeto_id: open.request.id,
      detalle: { supervisor_id: supervisorId, trabajador_id: open.request.trabajador_id },
    });
  }
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
  return { request: { ...request, estado_id: end.estado_id }, outcome };
}

/**
 * One supervisor's decision; the last approval approves, one rejection rejects at once. Errors:
 * approval.not_found for who was not asked, approval.already_decided.
 */
export async function decideAsSupervisor(
  tx: Tx,
  open: OpenCase,
  decision: { actor: Actor; aprobada: boolean; motivo: string | null },
): Promise<Decided> {
  const { request, approvers, now } = open;
  const own = ownApproval(decision.actor, approvers) ?? fail("approval.not_found");
  const verdict = judgeSupervisor(request, own, decision);
  if (verdict !== "decide" && verdict !== "repeat") fail(verdict);
  // Repeated when the others have left meanwhile, it may be the last one that was awaited.
  if (verdict === "repeat") return settleTogether(tx, open);
  const saved = { aprobada: decision.aprobada, motivo: decision.motivo };
  await saveDecision(tx, {
    solicitud_id: request.id,
    supervisor_id: own.supervisor_id,
    ...saved,
    decidida_en: now,
  });
  const others = approvers.filter((one) => one !== own);
  return settleTogether(tx, { ...open, approvers: [...others, { ...own, ...saved }] });
}

/**
 * An administrator's decision: final, whatever the supervisors still had to say. Errors:
 * approval.own, approval.already_decided.
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
  await recordAudit(tx, {
    ...byActor(actor, decision.ip),
    accion: "solicitud.decidida_por_administrador",
    objeto: "solicitud",
    objeto_id: request.id,
    detalle: { trabajador_id: request.trabajador_id, aprobada: outcome === "approved" },
  });
  return { request: { ...request, ...end }, outcome };
}

/**
 * Its worker takes a request back: it stays as cancelled, and in the audit trail. Whether it was
 * still pending. Errors: approval.not_found, approval.already_decided.
 */
export async function withdrawRequest(
  tx: Tx,
  open: OpenCase,
  { actor, ip }: Caller,
): Promise<boolean> {
  const { request, approvers, now } = open;
  requireSight(open, actor, "worker");
  const verdict = judgeWithdrawal(request, approvers);
  if (verdict === "repeat") return false;
  if (verdict !== "decide") fail(verdict);
  await endRequest(tx, request.id, {
    estado_id: requestStates.cancelled,
    decidida_en: now,
    cancelada_en: now,
    borrada: true,
  });
  await recordAudit(tx, {
    ...byActor(actor, ip),
    accion: "solicitud.borrada",
    objeto: "solicitud",
    objeto_id: request.id,
    detalle: { pe_solicitud_tipo_id: request.pe_solicitud_tipo_id },
  });
  return true;
}

/** Refuses whom a request is not there for in a role. Errors: approval.not_found. */
export function requireSight(
  open: { request: RequestHead; approvers: Approver[] },
  actor: Actor,
  as: Perspective,
): void {
  if (!maySee(actor, as, { ...open.request, approvers: open.approvers })) {
    fail("approval.not_found");
  }
}

/** What the kind of a request does about its decision, and when it becomes the administrators'. */
type Consequences = {
  settle: (tx: Tx, decided: Decided) => Promise<void>;
  askAdministrators: (tx: Tx, request: RequestHead, ids: number[]) => Promise<void>;
};

/**
 * Looks again at who decides a pending request, where it is read. What the approvals that are left
 * decide together is settled; where that is refused, or nobody is left, it is the administrators'.
 */
export async function reassess(
  ctx: AppContext,
  caller: Caller,
  id: number,
  then: Consequences,
): Promise<void> {
  const { actor } = caller;
  const attempt = async (tx: Tx, isSettling: boolean): Promise<void> => {
    const open = await releaseDeparted(tx, caller, await openCase(ctx, tx, { actor, id }));
    if (open.request.estado_id !== requestStates.pending) return;
    if (isSettling && outcomeOf(open.approvers) !== null) {
      await then.settle(tx, await settleTogether(tx, open));
      return;
    }
    if (open.approvers.some((one) => one.aprobada === null)) return;
    const found = await readAdministrators(tx, { today: open.today });
    const others = found.filter((one) => one !== open.request.trabajador_id);
    await then.askAdministrators(tx, open.request, others);
  };
  try {
    await ctx.db.tenant(actor.empresa_id, async (tx) => attempt(tx, true));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await ctx.db.tenant(actor.empresa_id, async (tx) => attempt(tx, false));
  }
}

/** Adds a comment to a request that its author sees. Errors: approval.not_found once taken back. */
export async function addComment(
  tx: Tx,
  seen: { request: RequestHead; now: string },
  comment: { autor_id: number; texto: string },
): Promise<RequestComment> {
  const { request, now } = seen;
  if (request.estado_id === requestStates.cancelled) fail("approval.not_found");
  const key = { solicitud_id: request.id };
  const id = await insertComment(tx, { ...key, ...comment, creado_en: now });
  const [added] = await readComments(tx, { ...key, id });
  return added ?? fail("approval.not_found");
}

/** Lets the pages of the worker and of those who follow them show a request as it is now. */
export function tellPages(
  ctx: Pick<AppContext, "events">,
  worker: { empresa_id: number; trabajador_id: number },
): void {
  const { empresa_id: companyId, trabajador_id: workerId } = worker;
  const event = { tipo: "solicitud", trabajador_id: workerId } as const;
  ctx.events.publish({ empresa_id: companyId, trabajador_id: workerId, event });
}
