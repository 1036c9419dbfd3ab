import type { Actor } from "@atrio/contract/access/actor";
import { requestStates } from "@atrio/contract/kinds";
import type { RequestComment } from "@atrio/contract/request-view";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { dateAt } from "../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import { readAdministrators, readSupervisors } from "../../people/workers/workers.read.ts";
import { lockWorkingTime } from "../../time/worker-locks/worker-locks.service.ts";

import { maySee } from "./approvals.policy.ts";
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
  saveRequestText,
} from "./approvals.repo.ts";
import type { RequestText } from "./approvals.repo.ts";
import { awaitedOf, judgeWithdrawal } from "./approvals.rules.ts";
import type { Approver, RequestHead } from "./approvals.rules.ts";
import { recordEvent } from "./timeline/timeline.service.ts";

/** Caller and address. */
export type Caller = { actor: Actor; ip: string };

/** Texts of a request beside its kind's own table. */
export type RequestWords = RequestText;

/** A request under lock with the supervisors asked; `today` is the caller's local date. */
export type OpenCase = { request: RequestHead; approvers: Approver[]; now: string; today: string };

/**
 * A request as it was sent. `deciders` is everybody who may decide it now: the supervisors and their
 * delegates, or the administrators when nobody supervises.
 */
export type Sent = { id: number; supervisors: number[]; deciders: number[] };

/** Place of a person, which decides their local date. */
type Place = Pick<Actor, "zona_horaria">;

function moment(ctx: Pick<AppContext, "clock">, actor: Place): { now: string; today: string } {
  const now = ctx.clock.now();
  return { now: now.toString(), today: dateAt(actor.zona_horaria, now.epochMilliseconds) };
}

/** Approvers by the kind's rule: the worker's supervisors unless it says otherwise. */
type Asking = { actor: Actor; decide?: "supervisores" | "administrador" | undefined };

/** A request that was just sent, or sent again. */
type Fresh = { id: number; trabajador_id: number };

/**
 * Creates approvals for today's supervisors, never for the worker; for the administrators where
 * there are none, or where the kind's rule says so.
 */
async function askDeciders(
  tx: Tx,
  request: Fresh,
  by: { today: string; decide: Asking["decide"] },
): Promise<Sent> {
  const { id, trabajador_id } = request;
  const { today } = by;
  const found =
    by.decide === "administrador" ? [] : await readSupervisors(tx, { trabajador_id, today });
  const supervisors = found.filter((one) => one !== trabajador_id);
  if (supervisors.length === 0) {
    const administrators = await readAdministrators(tx, { today, office: "tiempo" });
    return { id, supervisors, deciders: administrators.filter((one) => one !== trabajador_id) };
  }
  await insertApprovers(tx, request, supervisors);
  const approvers = await readApprovers(tx, { solicitud_id: id, today });
  return { id, supervisors, deciders: awaitedOf(approvers) };
}

/**
 * Sends the caller's request: its supervisors are those of today, never the caller (Rule LEAVE-6).
 * Its kind's own row is written by the calling module.
 */
export async function sendRequest(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  input: Asking & RequestText & { pe_solicitud_tipo_id: number },
): Promise<Sent> {
  const { actor, decide, ...request } = input;
  const { now, today } = moment(ctx, actor);
  const worker = { trabajador_id: actor.trabajador_id };
  const id = await insertRequest(tx, { ...worker, ...request, creada_en: now });
  const sent = await askDeciders(tx, { id, ...worker }, { today, decide });
  await recordEvent(tx, {
    solicitud_id: id,
    tipo: "enviada",
    autor_id: actor.trabajador_id,
    detalle: { personas: sent.deciders },
    ocurrido_en: now,
  });
  return sent;
}

/**
 * Replaces the approvals of an edited pending request: former decisions no longer count, and the
 * approvers are today's supervisors.
 */
export async function askAgain(
  tx: Tx,
  open: OpenCase,
  input: Asking & { text: Omit<RequestText, "rectifica_id"> },
): Promise<Sent> {
  const { request, now, today } = open;
  await saveRequestText(tx, request.id, { ...input.text, editada_en: now });
  await clearApprovers(tx, request.id);
  return askDeciders(tx, request, { today, decide: input.decide });
}

/**
 * Opens a request for writing: its worker's time first, then the row (the order of every write
 * about working time). Errors: approval.not_found.
 */
export async function openCase(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  key: { actor: Place; id: number },
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
 * Withdraws a request by its worker: it stays as cancelled, and in the audit trail. True if it was
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
  await recordEvent(tx, {
    solicitud_id: request.id,
    tipo: "borrada",
    autor_id: actor.trabajador_id,
    detalle: {},
    ocurrido_en: now,
  });
  return true;
}

/** Refuses readers who may not see a request in a role. Errors: approval.not_found. */
export function requireSight(
  open: { request: RequestHead; approvers: Approver[] },
  actor: Actor,
  as: Perspective,
): void {
  if (!maySee(actor, as, { ...open.request, approvers: open.approvers })) {
    fail("approval.not_found");
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
