import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput } from "@atrio/contract/endpoint";
import type { ErrorCode } from "@atrio/contract/errors";
import { timeRequestKinds } from "@atrio/contract/kinds";
import type { RequestView } from "@atrio/contract/request-view";
import type { requestCorrection } from "@atrio/contract/time/changes";
import type { Workday } from "@atrio/contract/time/time";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Decider, RequestKind } from "../../../hooks.ts";
import type { Meta } from "../../../http/bind.ts";
import { fail } from "../../../http/errors.ts";
import { dateAt } from "../../../lib/calendar/zone.ts";
import { sendRequest, tellPages } from "../../leave/approvals/approvals.service.ts";
import { viewRequest } from "../../leave/approvals/views/views.service.ts";
import { notify } from "../../messages/notices/notices.service.ts";
import {
  announceChange,
  changeDay,
  judgeChanges,
  readDayScene,
  refuse,
} from "../clocking/changes/changes.service.ts";
import { readOpenSigning } from "../clocking/clocking.read.ts";
import { readWorkdays } from "../clocking/sheet/sheet.service.ts";
import { lockWorkingTime } from "../worker-locks/worker-locks.service.ts";

import { closeCorrection, findCorrection, insertCorrection } from "./corrections.repo.ts";
import type { KeptCorrection } from "./corrections.repo.ts";
import { isUpToDate, keptWishes } from "./corrections.rules.ts";

type CorrectionInput = EndpointInput<typeof requestCorrection>["body"];

const kinds = { anadir: "correccion", cambiar: "correccion", borrar: "correccion" } as const;

/** Why a correction of a day cannot be asked for (Rules TIME-24, TIME-26 and TIME-52). */
function dayProblem(day: Workday, today: string): ErrorCode | undefined {
  if (day.dia >= today) return "signing.not_past";
  if (day.mes_cerrado) return "closure.month_closed";
  if (day.correccion_pendiente_id !== null) return "correction.already_pending";
  return day.can.corregir ? undefined : "incidence.holds_day";
}

/**
 * Sends a correction in a transaction and notifies its approvers. Errors: correction.*,
 * changeErrors of the contract.
 */
export async function insertAsked(
  ctx: AppContext,
  tx: Tx,
  {
    actor,
    input,
    now,
  }: { actor: Actor; input: Omit<CorrectionInput, "account_user_id">; now: number },
): Promise<RequestView> {
  const worker = { trabajador_id: actor.trabajador_id };
  const key = { ...worker, dia: input.dia, now };
  await lockWorkingTime(tx, actor.trabajador_id);
  const [open, scene, [day]] = await Promise.all([
    readOpenSigning(tx, actor.trabajador_id),
    readDayScene(tx, key),
    readWorkdays(tx, { ...key, desde: input.dia, hasta: input.dia }),
  ]);
  if (open !== undefined) fail("clock.running");
  if (day === undefined) throw new Error("The day to correct is missing");
  const problem = dayProblem(day, dateAt(scene.zone, now));
  if (problem !== undefined) fail(problem, { fields: { dia: [problem] } });
  const refusal = judgeChanges(scene, input.propuesta);
  if (refusal !== undefined) refuse(refusal);
  const sent = await sendRequest(ctx, tx, {
    actor,
    pe_solicitud_tipo_id: timeRequestKinds.correction,
    descripcion: input.descripcion,
  });
  const correction = { solicitud_id: sent.id, ...worker, dia: input.dia };
  const wishes = keptWishes(input.propuesta, scene.signings);
  await insertCorrection(tx, { ...correction, propuesta: wishes });
  await notifyDeciders(ctx, tx, sent.id, sent.deciders);
  const today = dateAt(actor.zona_horaria, now);
  return viewRequest(tx, { actor, as: "worker", today }, sent.id);
}

/**
 * Requests a correction of a past day from today's supervisors, judged against its signings as a
 * whole. Errors: correction.*, changeErrors of the contract.
 */
export async function askCorrection(
  ctx: AppContext,
  call: { actor: Actor; input: CorrectionInput; meta: Meta },
): Promise<RequestView> {
  const { actor, input, meta } = call;
  const now = ctx.clock.now().epochMilliseconds;
  const asked = await ctx.db.tenant(
    actor.empresa_id,
    async (tx) => insertAsked(ctx, tx, { actor, input, now }),
    meta.once,
  );
  tellPages(ctx, actor);
  announceChange(ctx, actor);
  return asked;
}

/** Notification to approvers of a correction awaiting their decision. */
async function notifyDeciders(
  ctx: AppContext,
  tx: Tx,
  requestId: number,
  deciders: readonly number[],
): Promise<void> {
  const found = (await findCorrection(tx, requestId)) ?? fail("approval.not_found");
  const data = { solicitud_id: requestId, trabajador_id: found.trabajador_id, dia: found.dia };
  await notify(ctx, tx, { to: deciders, kind: "correction_requested", data });
}

async function tellDecision(
  ctx: AppContext,
  tx: Tx,
  decided: { correction: KeptCorrection; solicitud_id: number; aprobada: boolean },
): Promise<void> {
  const { correction, ...about } = decided;
  const data = { ...about, trabajador_id: correction.trabajador_id, dia: correction.dia };
  await notify(ctx, tx, { to: correction.trabajador_id, kind: "correction_decided", data });
}

/**
 * Applies an approved correction, in the transaction of the last approval, which has locked the
 * worker's time. Its versions carry the worker's reason and the approvers. Errors:
 * correction.not_applicable when the signings have changed since: the request stays as it was.
 */
async function applyCorrection(
  ctx: AppContext,
  tx: Tx,
  input: { actor: Decider; solicitud_id: number },
): Promise<void> {
  const { actor, solicitud_id } = input;
  const correction = (await findCorrection(tx, solicitud_id)) ?? fail("approval.not_found");
  const now = ctx.clock.now().epochMilliseconds;
  const worker = { trabajador_id: correction.trabajador_id };
  const scene = await readDayScene(tx, { ...worker, dia: correction.dia, now });
  const isStale = !isUpToDate(correction.propuesta, scene.signings);
  if (isStale || judgeChanges(scene, correction.propuesta) !== undefined) {
    fail("correction.not_applicable");
  }
  await closeCorrection(tx, solicitud_id);
  // The last approver is the author, also where another person's view of the request triggered the
  // effect.
  const decider = correction.aprobada_por.at(-1) ?? actor.trabajador_id;
  if (decider === null) throw new Error("Nobody has approved the correction");
  const isActor = decider === actor.trabajador_id;
  await changeDay(ctx, tx, {
    actor: {
      empresa_id: actor.empresa_id,
      trabajador_id: decider,
      account_user_id: isActor ? actor.account_user_id : null,
    },
    ...worker,
    now,
    motivo: correction.descripcion,
    grounds: { solicitud_id, aprobada_por: correction.aprobada_por },
    scene,
    wanted: correction.propuesta,
    kinds,
  });
  await tellDecision(ctx, tx, { correction, solicitud_id, aprobada: true });
}

/** Frees the day of a rejected correction, with a notice to its worker, or of a withdrawn one. */
async function dropCorrection(
  ctx: AppContext,
  tx: Tx,
  input: { solicitud_id: number; rejected: boolean },
): Promise<void> {
  const { solicitud_id, rejected } = input;
  const correction = (await findCorrection(tx, solicitud_id)) ?? fail("approval.not_found");
  await closeCorrection(tx, solicitud_id);
  if (!rejected) return;
  await tellDecision(ctx, tx, { correction, solicitud_id, aprobada: false });
}

/** Correction of signings as a kind of request. */
export const correctionKind: RequestKind<AppContext> = {
  ids: [timeRequestKinds.correction],
  settleRequest: async (ctx, tx, { request, outcome }, actor) =>
    outcome === "approved"
      ? applyCorrection(ctx, tx, { actor, solicitud_id: request.id })
      : dropCorrection(ctx, tx, { solicitud_id: request.id, rejected: true }),
  dropRequest: async (ctx, tx, request) =>
    dropCorrection(ctx, tx, { solicitud_id: request.id, rejected: false }),
  notifyAdministrators: async (ctx, tx, request, ids) => notifyDeciders(ctx, tx, request.id, ids),
};
