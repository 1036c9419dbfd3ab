import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import { requestKinds, requestStates } from "@atrio/contract/kinds";
import type * as office from "@atrio/contract/leave/absence-office";
import type { RequestView } from "@atrio/contract/request-view";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import type { Meta } from "../../../../http/bind.ts";
import { fail } from "../../../../http/errors.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { tellPages } from "../../../../platform/events.ts";
import { lockWorkingTime } from "../../../time/worker-locks/worker-locks.service.ts";
import { readAsked } from "../../absences/absences.read.ts";
import type { AskedRequest } from "../../absences/absences.read.ts";
import { refuseFirst } from "../../absences/judging/judging.service.ts";
import { judgeRemoval } from "../../absences/judging/rectifying.service.ts";
import { approveAbsence, freeAbsence } from "../../absences/settling.service.ts";
import { openCase, requireSight } from "../../approvals/approvals.service.ts";
import { enterRequest, withdrawByOffice } from "../../approvals/entering.service.ts";
import type { OfficeCaller } from "../../approvals/entering.service.ts";
import { tellOfficeAct } from "../../approvals/news/news.service.ts";
import { countRequests } from "../../approvals/views/views.read.ts";
import { viewRequest, viewRequests } from "../../approvals/views/views.service.ts";
import { prepareDraft } from "../asking/drafts.service.ts";
import type { Draft } from "../asking/drafts.service.ts";

import { countAbsences, readPlace } from "./office.read.ts";

/** An administrator at work. */
type Office = { actor: Actor; meta: Pick<Meta, "ip" | "language" | "once"> };

type EnteredBody = EndpointInput<typeof office.enterAbsence>["body"];
type ListedFilters = EndpointInput<typeof office.listAbsences>["query"]["paramsFront"];
type CorrectedBody = EndpointInput<typeof office.correctAbsence>["body"];

function callerOf({ actor, meta }: Office, motivo: string): OfficeCaller {
  return { actor, ip: meta.ip, motivo };
}

/** Runs an act on a worker's absence and answers the request that it leaves. */
async function act(
  ctx: AppContext,
  { actor, meta }: Office,
  work: (tx: Tx, today: string) => Promise<number>,
): Promise<RequestView> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const view = await ctx.db.tenant(
    actor.empresa_id,
    async (tx) => {
      const id = await work(tx, today);
      return viewRequest(tx, { actor, as: "administrator", today }, id);
    },
    meta.once,
  );
  tellPages(ctx, "solicitud", {
    empresa_id: actor.empresa_id,
    trabajador_id: view.trabajador.id,
  });
  return view;
}

/** Kinds of request that are absences. */
const absenceKinds = Object.values(requestKinds).filter((kind) => kind !== requestKinds.expenses);

/** A page of everybody's absences, by first day (Rule LEAVE-95): one round trip. */
export async function pageOfAbsences(
  ctx: AppContext,
  actor: Actor,
  { skip, take, texto, estado_id, anyo, pe_solicitud_tipo_id }: ListedFilters,
): Promise<EndpointResponse<typeof office.listAbsences>> {
  const hoy = todayIn(actor.zona_horaria, ctx.clock);
  const kinds = pe_solicitud_tipo_id === undefined ? absenceKinds : [pe_solicitud_tipo_id];
  const filter = { texto, estado_id, daysIn: anyo, kinds };
  const isFiltered = [texto || undefined, estado_id, anyo, pe_solicitud_tipo_id].some(
    (one) => one !== undefined,
  );
  const order = { orden: "fecha_inicio", sentido: "desc" } as const;
  const [{ requests }, total] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([
      viewRequests(
        tx,
        { actor, as: "administrator", today: hoy },
        { ...filter, ...order, skip, take },
      ),
      isFiltered ? countRequests(tx, { ...filter, today: hoy }) : countAbsences(tx),
    ]),
  );
  return { data: requests, total, hoy };
}

function requireOther({ actor }: Office, workerId: number): void {
  if (workerId === actor.trabajador_id) fail("leave.own_absence");
}

/**
 * Enters an absence for a worker, in force at once (Rule LEAVE-63). Errors: worker.not_found,
 * leave.own_absence and those of a request.
 */
export async function enterAbsence(
  ctx: AppContext,
  by: Office,
  body: EnteredBody,
): Promise<RequestView> {
  const { trabajador_id, motivo, pe_solicitud_tipo_id } = body;
  requireOther(by, trabajador_id);
  return act(ctx, by, async (tx, today) => {
    const worker = (await readPlace(tx, { trabajador_id, today })) ?? fail("worker.not_found");
    await lockWorkingTime(tx, trabajador_id);
    const draft: Draft = { ...body, documento_ids: [] };
    const { language } = by.meta;
    const ready = await prepareDraft(ctx, tx, {
      actor: worker,
      language,
      draft,
      target: {},
      isOffice: true,
    });
    const id = await enterRequest(ctx, tx, {
      by: callerOf(by, motivo),
      trabajador_id,
      pe_solicitud_tipo_id,
      ...ready.text,
    });
    await ready.write(tx, id);
    await putInForce(ctx, tx, id, "registrada");
    return id;
  });
}

async function putInForce(
  ctx: AppContext,
  tx: Tx,
  id: number,
  acto: "registrada" | "corregida",
): Promise<void> {
  const entered = (await readAsked(tx, id)) ?? fail("approval.not_found");
  await approveAbsence(ctx, tx, entered, "entered");
  await tellOfficeAct(ctx, tx, { solicitud_id: id, acto });
}

/** A worker's absence under lock. Errors: approval.not_found, leave.own_absence. */
async function openAbsence(
  ctx: AppContext,
  tx: Tx,
  key: { by: Office; id: number },
): Promise<AskedRequest> {
  const { actor } = key.by;
  const open = await openCase(ctx, tx, { actor, id: key.id });
  requireSight(open, actor, "administrator");
  requireOther(key.by, open.request.trabajador_id);
  const asked = await readAsked(tx, key.id);
  const isAbsence = asked?.pe_solicitud_subtipo_id !== null;
  if (asked === undefined || asked.borrada || !isAbsence) fail("approval.not_found");
  return asked;
}

/**
 * Replaces an approved absence by what really happened, any number of times (Rule LEAVE-64). Errors:
 * approval.not_found, leave.own_absence, leave.not_approved, leave.already_rectified and those of a
 * request.
 */
export async function correctAbsence(
  ctx: AppContext,
  by: Office,
  body: CorrectedBody & { id: number },
): Promise<RequestView> {
  return act(ctx, by, async (tx, today) => {
    const asked = await openAbsence(ctx, tx, { by, id: body.id });
    if (asked.estado_id !== requestStates.approved) fail("leave.not_approved");
    if (asked.sustituida_por !== null || asked.rectificada) fail("leave.already_rectified");
    const { trabajador_id, pe_solicitud_tipo_id, id: replacedId } = asked;
    const worker = (await readPlace(tx, { trabajador_id, today })) ?? fail("worker.not_found");
    const { periodos, sin_fecha_fin, pe_solicitud_subtipo_id, ocasion_id, ocasion } = body;
    const draft: Draft = {
      pe_solicitud_tipo_id,
      pe_solicitud_subtipo_id,
      periodos,
      sin_fecha_fin,
      ocasion_id,
      ocasion,
      titulo: asked.titulo ?? undefined,
      descripcion: asked.descripcion ?? undefined,
      hospitalizacion: body.hospitalizacion ?? asked.hospitalizacion,
      documento_ids: [],
    };
    const ready = await prepareDraft(ctx, tx, {
      actor: worker,
      language: by.meta.language,
      draft,
      target: { rectifies: asked },
      isOffice: true,
    });
    const id = await enterRequest(ctx, tx, {
      by: callerOf(by, body.motivo),
      trabajador_id,
      pe_solicitud_tipo_id,
      ...ready.text,
      rectifica_id: replacedId,
    });
    await ready.write(tx, id);
    await putInForce(ctx, tx, id, "corregida");
    return id;
  });
}

/**
 * Withdraws a pending or approved absence, begun or not, with its pending rectification (Rule
 * LEAVE-65). Repeating changes nothing. Errors: approval.not_found, leave.own_absence,
 * leave.not_cancellable, leave.year_locked, closure.month_closed.
 */
export async function withdrawAbsence(
  ctx: AppContext,
  by: Office,
  body: { id: number; motivo: string },
): Promise<RequestView> {
  return act(ctx, by, async (tx) => {
    const asked = await openAbsence(ctx, tx, { by, id: body.id });
    if (asked.estado_id === requestStates.cancelled) return asked.id;
    const isRejected = asked.estado_id === requestStates.rejected;
    const isEmpty = asked.estado_id === requestStates.approved && asked.periodos.length === 0;
    if (isRejected || isEmpty || asked.sustituida_por !== null) fail("leave.not_cancellable");
    const isApproved = asked.estado_id === requestStates.approved;
    if (isApproved) refuseFirst(await judgeRemoval(tx, asked, asked));
    const caller = callerOf(by, body.motivo);
    if (asked.rectificacion_id !== null) {
      const waiting = await openAbsence(ctx, tx, { by, id: asked.rectificacion_id });
      await withdrawByOffice(ctx, tx, caller, waiting);
      await freeAbsence(ctx, tx, waiting);
    }
    await withdrawByOffice(ctx, tx, caller, asked);
    await freeAbsence(ctx, tx, asked);
    await tellOfficeAct(ctx, tx, { solicitud_id: asked.id, acto: "retirada" });
    return asked.id;
  });
}
