import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput } from "@atrio/contract/endpoint";
import { requestStates, timeRequestKinds } from "@atrio/contract/kinds";
import type { RequestView } from "@atrio/contract/request-view";
import type { MonthClosure, requestClosure } from "@atrio/contract/time/closures";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Decided, RequestKind } from "../../../hooks.ts";
import type { Meta } from "../../../http/bind.ts";
import { fail } from "../../../http/errors.ts";
import { addDays, monthRange } from "../../../lib/calendar/dates.ts";
import { dateAt } from "../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import {
  openCase,
  requireSight,
  sendRequest,
  tellPages,
} from "../../leave/approvals/approvals.service.ts";
import type { Caller } from "../../leave/approvals/approvals.service.ts";
import { readFresh } from "../../leave/approvals/deciding.service.ts";
import { viewRequest, viewRequests } from "../../leave/approvals/views/views.service.ts";
import type { Viewer } from "../../leave/approvals/views/views.service.ts";
import { notify } from "../../messages/notices/notices.service.ts";
import { readOldestOpenMonth } from "../../people/workers/workers.read.ts";
import { readMonthTotals } from "../clocking/sheet/sheet.service.ts";
import { lockWorkingTime } from "../worker-locks/worker-locks.service.ts";

import { readMonthFacts } from "./closures.read.ts";
import { findClosure, insertClosure, releaseMonth, saveReopening } from "./closures.repo.ts";
import type { Closure } from "./closures.repo.ts";
import { impedimentsOf, isClosed, stateOfMonth } from "./closures.rules.ts";

type Month = { year: number; month: number };

/** A worker's own view of their months at one moment; `now` in epoch milliseconds. */
type Scene = { viewer: Viewer; now: number };

function sceneOf(ctx: AppContext, actor: Actor): Scene {
  const now = ctx.clock.now().epochMilliseconds;
  return { viewer: { actor, as: "worker", today: dateAt(actor.zona_horaria, now) }, now };
}

type Assessment = { closure: MonthClosure; stale: number[] };

/** A month with its figures and obstacles to closing it; all queries are concurrent. */
async function assess(tx: Tx, { viewer, now }: Scene, month: Month): Promise<Assessment> {
  const { today, actor } = viewer;
  const worker = { trabajador_id: actor.trabajador_id };
  const range = monthRange(month);
  const [facts, totals, views] = await Promise.all([
    readMonthFacts(tx, { ...worker, ...range }),
    readMonthTotals(tx, { ...worker, ...month, now }),
    viewRequests(tx, viewer, { ...worker, month, take: 1 }),
  ]);
  if (facts === undefined) fail("worker.not_found");
  const [newest] = views.requests;
  const state = stateOfMonth(newest);
  const figures = isClosed(state) ? (newest?.cierre ?? totals) : totals;
  const found = impedimentsOf({ state, facts, ...range, today });
  const closure = {
    ...month,
    estado: state,
    solicitud: newest ?? null,
    minutos_previstos: figures.minutos_previstos,
    minutos_trabajados: figures.minutos_trabajados,
    saldo_minutos: figures.saldo_minutos,
    ha_terminado: range.hasta < today,
    puede_solicitar: found.length === 0,
    impedimentos: found,
  };
  return { closure, stale: views.stale };
}

/**
 * Requests the closure of an ended month and freezes its figures. The worker's punches wait, so
 * none arrives between the look at the month and its closing. Errors: the closure.* codes and
 * clock.running of the contract.
 */
export async function sendClosure(
  ctx: AppContext,
  call: { actor: Actor; meta: Meta; input: EndpointInput<typeof requestClosure>["body"] },
): Promise<MonthClosure> {
  const { actor, input } = call;
  const { year, month } = input;
  const worker = { trabajador_id: actor.trabajador_id };
  const scene = sceneOf(ctx, actor);
  const closed = await ctx.db.tenant(
    actor.empresa_id,
    async (tx) => {
      await lockWorkingTime(tx, actor.trabajador_id);
      const { closure } = await assess(tx, scene, { year, month });
      const [impediment] = closure.impedimentos;
      if (impediment !== undefined) fail(impediment);
      const sent = await sendRequest(ctx, tx, {
        actor,
        pe_solicitud_tipo_id: timeRequestKinds.monthClosure,
        descripcion: input.descripcion ?? null,
      });
      await insertClosure(tx, {
        solicitud_id: sent.id,
        ...worker,
        anyo: year,
        mes: month,
        minutos_previstos: closure.minutos_previstos,
        minutos_trabajados: closure.minutos_trabajados,
        saldo_minutos: closure.saldo_minutos,
      });
      await notifyDeciders(ctx, tx, sent.id, sent.deciders);
      return (await assess(tx, scene, { year, month })).closure;
    },
    call.meta.once,
  );
  tellPages(ctx, actor);
  return closed;
}

/** The oldest ended month still open, else the last one that ended. */
async function monthToClose(ctx: AppContext, { actor, today }: Viewer): Promise<Month> {
  const key = { trabajador_id: actor.trabajador_id, today };
  const oldest = await ctx.db.read(actor.empresa_id, async (tx) => readOldestOpenMonth(tx, key));
  const day = oldest ?? addDays(`${today.slice(0, 8)}01`, -1);
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

type Asked = { year?: number | undefined; month?: number | undefined };

/** A month is asked for whole or not at all. */
function askedMonth({ year, month }: Asked): Month | undefined {
  if (year === undefined && month === undefined) return undefined;
  if (year !== undefined && month !== undefined) return { year, month };
  const missing = year === undefined ? "year" : "month";
  return fail("request.invalid", { fields: { [missing]: ["request.required"] } });
}

/** A month of the caller and its closure; without one, the month to close. */
export async function getClosure(
  ctx: AppContext,
  caller: Caller,
  asked: Asked,
): Promise<MonthClosure> {
  const scene = sceneOf(ctx, caller.actor);
  const month = askedMonth(asked) ?? (await monthToClose(ctx, scene.viewer));
  const { closure } = await readFresh(ctx, caller, async () =>
    ctx.db.read(caller.actor.empresa_id, async (tx) => assess(tx, scene, month)),
  );
  return closure;
}

/** The caller's closure requests of a month, newest first. */
export async function listClosures(
  ctx: AppContext,
  caller: Caller,
  month: Month,
): Promise<RequestView[]> {
  const { empresa_id, trabajador_id } = caller.actor;
  const { viewer } = sceneOf(ctx, caller.actor);
  const { requests } = await readFresh(ctx, caller, async () =>
    ctx.db.read(empresa_id, async (tx) => viewRequests(tx, viewer, { trabajador_id, month })),
  );
  return requests;
}

/** Applies a decision to the month: a rejection opens it, an approval adds a checkpoint of the chains. */
async function settleClosure(
  ctx: AppContext,
  tx: Tx,
  { request, outcome }: Decided,
): Promise<void> {
  const closure = await closureOf(tx, request.id);
  if (outcome === "rejected") await releaseMonth(tx, request.id);
  if (outcome === "approved") {
    const job = { empresa_id: closure.empresa_id, motivo: "cierre" } as const;
    await ctx.jobs.enqueue(tx, "evidence.checkpoint", job);
  }
  const data = { ...monthOf(closure), aprobada: outcome === "approved" };
  await notify(ctx, tx, { kind: "closure_decided", to: closure.trabajador_id, data });
}

/** Sends the deciders of a month's closure their notice. */
async function notifyDeciders(
  ctx: AppContext,
  tx: Tx,
  requestId: number,
  deciders: readonly number[],
): Promise<void> {
  const data = monthOf(await closureOf(tx, requestId));
  await notify(ctx, tx, { kind: "closure_requested", to: deciders, data });
}

/** Closing of a month as a kind of request. */
export const closureKind: RequestKind<AppContext> = {
  ids: [timeRequestKinds.monthClosure],
  settleRequest: settleClosure,
  dropRequest: async (_ctx, tx, request) => releaseMonth(tx, request.id),
  notifyAdministrators: async (ctx, tx, request, ids) => notifyDeciders(ctx, tx, request.id, ids),
};

async function closureOf(tx: Tx, requestId: number): Promise<Closure> {
  return (await findClosure(tx, requestId)) ?? fail("approval.not_found");
}

function monthOf(closure: Closure) {
  return {
    trabajador_id: closure.trabajador_id,
    solicitud_id: closure.solicitud_id,
    year: closure.anyo,
    month: closure.mes,
  };
}

/**
 * Reopens an approved month by an administrator: nothing is deleted, the reason stays, the worker
 * is notified. Errors: approval.not_found, approval.own, closure.not_approved.
 */
export async function reopenClosure(
  ctx: AppContext,
  caller: Caller,
  input: { solicitud_id: number; motivo: string },
): Promise<RequestView> {
  const { actor, ip } = caller;
  const { solicitud_id } = input;
  const answer = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const open = await openCase(ctx, tx, { actor, id: solicitud_id });
    requireSight(open, actor, "administrator");
    const closure = await closureOf(tx, solicitud_id);
    if (closure.trabajador_id === actor.trabajador_id) fail("approval.own");
    const viewer = { actor, as: "administrator", today: open.today } as const;
    // Said again by the same person, it changes nothing.
    if (closure.reabierto_por === actor.trabajador_id) return viewRequest(tx, viewer, solicitud_id);
    if (!closure.vigente || open.request.estado_id !== requestStates.approved) {
      fail("closure.not_approved");
    }
    await saveReopening(tx, solicitud_id, {
      reabierto_en: open.now,
      reabierto_por: actor.trabajador_id,
      motivo_reapertura: input.motivo,
    });
    const month = monthOf(closure);
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "mes.reabierto",
      objeto: "solicitud",
      objeto_id: solicitud_id,
      detalle: { ...month, motivo: input.motivo },
    });
    await notify(ctx, tx, { kind: "month_reopened", to: closure.trabajador_id, data: month });
    return viewRequest(tx, viewer, solicitud_id);
  });
  tellPages(ctx, { empresa_id: actor.empresa_id, trabajador_id: answer.trabajador.id });
  return answer;
}
