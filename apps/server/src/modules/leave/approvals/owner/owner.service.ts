import type { ErrorCode } from "@atrio/contract/errors";
import { requestStates } from "@atrio/contract/kinds";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { endRequest, saveReplacement } from "../approvals.repo.ts";
import type { Caller, OpenCase } from "../approvals.service.ts";
import { recordEvent } from "../timeline/timeline.service.ts";

import * as rules from "./owner.rules.ts";
import type { OwnedRequest } from "./owner.rules.ts";

/** Why an own request cannot be edited; null where it can. */
export function reasonNotToEdit(request: Pick<OwnedRequest, "estado_id">): ErrorCode | null {
  return rules.judgeEdit(request);
}

/** Why an own absence cannot be rectified; null where it can. */
export function reasonNotToRectify(request: OwnedRequest, today: string): ErrorCode | null {
  return rules.judgeRectify(request, today);
}

/** True if absences of a kind are rectified more than once (Rule LEAVE-62). */
export function isRectifiedOften(request: Pick<OwnedRequest, "pe_solicitud_tipo_id">): boolean {
  return rules.isRectifiedOften(request);
}

/** True if one of the days in force has come; `today` is the worker's local date. */
export function hasBegun(request: Pick<OwnedRequest, "primer_dia">, today: string): boolean {
  return rules.hasBegun(request, today);
}

/**
 * Cancels a request of its worker: a pending one, or an approved one before its first day. Its
 * kind's own rows are changed by the calling module. Errors: leave.started, leave.not_cancellable,
 * leave.year_locked.
 */
export async function cancelRequest(
  tx: Tx,
  open: OpenCase,
  input: Caller & { request: OwnedRequest; motivo: string | null },
): Promise<void> {
  const { request, now, today } = open;
  const { actor, ip, motivo } = input;
  const against = rules.judgeCancel(input.request, today);
  if (against !== null) fail(against);
  const wasPending = request.estado_id === requestStates.pending;
  const end = { estado_id: requestStates.cancelled, cancelada_en: now };
  await endRequest(tx, request.id, wasPending ? { ...end, decidida_en: now } : end);
  await recordEvent(tx, {
    solicitud_id: request.id,
    tipo: "cancelada",
    autor_id: actor.trabajador_id,
    detalle: { motivo },
    ocurrido_en: now,
  });
  await recordAudit(tx, {
    ...byActor(actor, ip),
    accion: "solicitud.cancelada",
    objeto: "solicitud",
    objeto_id: request.id,
    detalle: { pe_solicitud_tipo_id: request.pe_solicitud_tipo_id, aprobada: !wasPending },
  });
}

/**
 * An approved rectification takes the place of the request that it rectifies; one without days
 * withdraws it. The act of an administrator stands in its history already.
 */
export async function replaceRequest(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  replaced: { id: number; sustituida_por: number; how: "rectificada" | "retirada" | "corregida" },
): Promise<void> {
  const { id, sustituida_por, how } = replaced;
  await saveReplacement(tx, { id, sustituida_por });
  if (how === "corregida") return;
  await recordEvent(tx, {
    solicitud_id: id,
    tipo: how,
    autor_id: null,
    detalle: {},
    ocurrido_en: ctx.clock.now().toString(),
  });
}
