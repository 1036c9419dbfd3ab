import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput } from "@atrio/contract/endpoint";
import { requestStates } from "@atrio/contract/kinds";
import type { rectifyRequest } from "@atrio/contract/leave/absences";
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
import { dropAbsence } from "../../absences/settling.service.ts";
import {
  askAgain,
  openCase,
  requireSight,
  sendRequest,
} from "../../approvals/approvals.service.ts";
import type { OpenCase } from "../../approvals/approvals.service.ts";
import { tellAbsence } from "../../approvals/news/news.service.ts";
import {
  cancelRequest,
  reasonNotToEdit,
  reasonNotToRectify,
} from "../../approvals/owner/owner.service.ts";
import { recordEvent } from "../../approvals/timeline/timeline.service.ts";
import { viewRequest } from "../../approvals/views/views.service.ts";
import type { Viewer } from "../../approvals/views/views.service.ts";

import { changesBetween } from "./asking.rules.ts";
import { prepareDraft } from "./drafts.service.ts";
import type { Draft, Ready } from "./drafts.service.ts";

/** A requester, with the language of their page. */
export type Asker = { actor: Actor; meta: Pick<Meta, "ip" | "language" | "once"> };

type Edited = EndpointInput<typeof rectifyRequest>["body"];

function viewerOf(ctx: AppContext, { actor }: Asker): Viewer {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  return { actor, as: "worker", today };
}

/**
 * Creates a request for an absence or an expense. The worker's time is locked before judging, so
 * that two tabs never spend the same day. Errors: those of the contract.
 */
export async function createOwn(ctx: AppContext, asker: Asker, draft: Draft): Promise<RequestView> {
  const { actor, meta } = asker;
  const view = await ctx.db.tenant(
    actor.empresa_id,
    async (tx) => {
      await lockWorkingTime(tx, actor.trabajador_id);
      const writing = { actor, language: meta.language, draft, target: {} };
      const id = await send(ctx, tx, { actor, draft, ready: await prepareDraft(ctx, tx, writing) });
      return viewRequest(tx, viewerOf(ctx, asker), id);
    },
    meta.once,
  );
  tellPages(ctx, "solicitud", actor);
  return view;
}

/** Sends a judged form and tells its approvers; answers the request's id. */
async function send(
  ctx: AppContext,
  tx: Tx,
  input: { actor: Actor; draft: Draft; ready: Ready; rectifica_id?: number },
): Promise<number> {
  const { actor, draft, ready } = input;
  const { id } = await sendRequest(ctx, tx, {
    actor,
    pe_solicitud_tipo_id: draft.pe_solicitud_tipo_id,
    decide: ready.decide,
    ...ready.text,
    rectifica_id: input.rectifica_id ?? null,
  });
  await ready.write(tx, id);
  await tellAbsence(ctx, tx, { solicitud_id: id, what: "requested" });
  return id;
}

/** An own request of any kind under lock. Errors: approval.not_found, also once taken back. */
async function openOwn(
  ctx: AppContext,
  tx: Tx,
  key: { actor: Actor; id: number },
): Promise<{ open: OpenCase; asked: AskedRequest }> {
  const open = await openCase(ctx, tx, key);
  requireSight(open, key.actor, "worker");
  const asked = await readAsked(tx, key.id);
  if (asked === undefined || asked.borrada) fail("approval.not_found");
  return { open, asked };
}

/**
 * Edits an own pending request: its approvers are asked again, decided or not, and the timeline
 * keeps the changes. Without a change nobody is asked. Errors: those of the contract.
 */
export async function editOwn(
  ctx: AppContext,
  asker: Asker,
  input: { id: number; draft: Edited },
): Promise<RequestView> {
  const { actor } = asker;
  const viewer = viewerOf(ctx, asker);
  const view = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const { open, asked } = await openOwn(ctx, tx, { actor, id: input.id });
    const against = reasonNotToEdit(asked);
    if (against !== null) fail(against);
    const before = await viewRequest(tx, viewer, input.id);
    const { language } = asker.meta;
    const writing = { actor, language, draft: input.draft, target: { edits: asked } };
    const ready = await prepareDraft(ctx, tx, writing);
    await ready.write(tx, input.id);
    await askOnChange(ctx, tx, { asker, open, ready, before });
    return viewRequest(tx, viewer, input.id);
  });
  tellPages(ctx, "solicitud", actor);
  return view;
}

async function askOnChange(
  ctx: AppContext,
  tx: Tx,
  edit: { asker: Asker; open: OpenCase; ready: Ready; before: RequestView },
): Promise<void> {
  const { asker, open, ready, before } = edit;
  const { actor } = asker;
  const written = await viewRequest(tx, viewerOf(ctx, asker), before.id);
  const { titulo = null, descripcion, ...rule } = ready.text;
  const changes = changesBetween(before, {
    ...written,
    titulo,
    descripcion,
    ausencia: written.ausencia && {
      ...written.ausencia,
      pe_solicitud_subtipo_id: rule.pe_solicitud_subtipo_id ?? 0,
      hospitalizacion: rule.hospitalizacion ?? false,
      sin_fecha_fin: rule.sin_fecha_fin ?? false,
      ocasion: ready.occasion,
    },
  });
  const event = {
    solicitud_id: before.id,
    autor_id: actor.trabajador_id,
    ocurrido_en: open.now,
  };
  if (written.documentos !== before.documentos) {
    await recordEvent(tx, { ...event, tipo: "documentos", detalle: {} });
  }
  if (changes.length === 0) return;
  const sent = await askAgain(tx, open, { actor, decide: ready.decide, text: ready.text });
  const detail = { cambios: changes, personas: sent.deciders };
  await recordEvent(tx, { ...event, tipo: "editada", detalle: detail });
  await tellAbsence(ctx, tx, { solicitud_id: before.id, what: "edited" });
}

/**
 * Requests the replacement of an own approved absence, once: it stays in force until the decision.
 * Errors: those of the contract.
 */
export async function rectifyOwn(
  ctx: AppContext,
  asker: Asker,
  input: { id: number; draft: Edited; isWorked?: boolean },
): Promise<RequestView> {
  const { actor, meta } = asker;
  const { draft, isWorked } = input;
  const view = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const { open, asked } = await openOwn(ctx, tx, { actor, id: input.id });
    const against = reasonNotToRectify(asked, open.today);
    if (against !== null) fail(against);
    const writing = {
      actor,
      language: meta.language,
      draft,
      target: { rectifies: asked, isWorked },
    };
    const ready = await prepareDraft(ctx, tx, writing);
    const id = await send(ctx, tx, { actor, draft, ready, rectifica_id: asked.id });
    await recordEvent(tx, {
      solicitud_id: asked.id,
      tipo: draft.periodos.length === 0 ? "retirada_pedida" : "rectificacion_pedida",
      autor_id: actor.trabajador_id,
      detalle: {},
      ocurrido_en: open.now,
    });
    return viewRequest(tx, viewerOf(ctx, asker), id);
  });
  tellPages(ctx, "solicitud", actor);
  return view;
}

/**
 * Cancels an own request with its pending rectification: a pending request, or an approved one
 * before its first day. Repeating changes nothing. Errors: those of the contract.
 */
export async function cancelOwn(
  ctx: AppContext,
  asker: Asker,
  input: { id: number; motivo: string | null },
): Promise<RequestView> {
  const { actor, meta } = asker;
  const view = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const opened = await openOwn(ctx, tx, { actor, id: input.id });
    const { asked } = opened;
    if (asked.estado_id !== requestStates.cancelled) {
      const caller = { actor, ip: meta.ip, motivo: input.motivo };
      await cancelRequest(tx, opened.open, { ...caller, request: asked });
      await dropAbsence(ctx, tx, asked);
      if (asked.rectificacion_id !== null) {
        const waiting = await openOwn(ctx, tx, { actor, id: asked.rectificacion_id });
        await cancelRequest(tx, waiting.open, { ...caller, request: waiting.asked });
        await dropAbsence(ctx, tx, waiting.asked);
      }
    }
    return viewRequest(tx, viewerOf(ctx, asker), input.id);
  });
  tellPages(ctx, "solicitud", actor);
  return view;
}
