import type { Actor } from "@atrio/contract/access/actor";
import { requestStates } from "@atrio/contract/kinds";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";

import { endRequest, insertRequest } from "./approvals.repo.ts";
import type { RequestText } from "./approvals.repo.ts";
import { recordEvent } from "./timeline/timeline.service.ts";

/** An administrator with the reason of an act in a worker's place. */
export type OfficeCaller = {
  actor: Pick<Actor, "empresa_id" | "trabajador_id" | "suplantada_por">;
  ip: string;
  motivo: string;
};

/**
 * Stores an absence that an administrator enters for a worker, approved at once, or as the
 * correction of an approved one (Rules LEAVE-63 and LEAVE-64). Its kind's own rows are written by the
 * calling module. Answers its id.
 */
export async function enterRequest(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  input: RequestText & { by: OfficeCaller; trabajador_id: number; pe_solicitud_tipo_id: number },
): Promise<number> {
  const { by, ...request } = input;
  const now = ctx.clock.now().toString();
  const id = await insertRequest(tx, {
    ...request,
    creada_en: now,
    estado_id: requestStates.approved,
    decidida_en: now,
    administrador_id: by.actor.trabajador_id,
    registrada_por: by.actor.trabajador_id,
    motivo_registro: by.motivo,
  });
  const event = {
    autor_id: by.actor.trabajador_id,
    detalle: { motivo: by.motivo },
    ocurrido_en: now,
  };
  await recordEvent(tx, { ...event, solicitud_id: id, tipo: "registrada" });
  const replaced = request.rectifica_id ?? null;
  if (replaced !== null) {
    await recordEvent(tx, { ...event, solicitud_id: replaced, tipo: "corregida" });
  }
  await recordAct(tx, by, {
    accion: replaced === null ? "ausencia.registrada" : "ausencia.corregida",
    id,
    trabajador_id: request.trabajador_id,
    pe_solicitud_tipo_id: request.pe_solicitud_tipo_id,
  });
  return id;
}

/** Cancels a worker's absence by an administrator, begun or not (Rule LEAVE-65). */
export async function withdrawByOffice(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  by: OfficeCaller,
  request: {
    id: number;
    trabajador_id: number;
    pe_solicitud_tipo_id: number;
    estado_id: number;
  },
): Promise<void> {
  const now = ctx.clock.now().toString();
  const end = { estado_id: requestStates.cancelled, cancelada_en: now };
  const isPending = request.estado_id === requestStates.pending;
  await endRequest(tx, request.id, isPending ? { ...end, decidida_en: now } : end);
  await recordEvent(tx, {
    solicitud_id: request.id,
    tipo: "retirada",
    autor_id: by.actor.trabajador_id,
    detalle: { motivo: by.motivo },
    ocurrido_en: now,
  });
  await recordAct(tx, by, { ...request, accion: "ausencia.retirada" });
}

type OfficeAction = "ausencia.registrada" | "ausencia.corregida" | "ausencia.retirada";

async function recordAct(
  tx: Tx,
  { actor, ip, motivo }: OfficeCaller,
  act: { accion: OfficeAction; id: number; trabajador_id: number; pe_solicitud_tipo_id: number },
): Promise<void> {
  const { accion, id, trabajador_id, pe_solicitud_tipo_id } = act;
  await recordAudit(tx, {
    ...byActor(actor, ip),
    accion,
    objeto: "solicitud",
    objeto_id: id,
    detalle: { trabajador_id, pe_solicitud_tipo_id, motivo },
  });
}
