import type { Actor } from "@atrio/contract/access/actor";
import type { ProposedSigning } from "@atrio/contract/request-view";
import type { SavedDay } from "@atrio/contract/time/day-changes";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Meta } from "../../../http/bind.ts";
import { tellPages } from "../../../platform/events.ts";
import { judgeOwnDraft, makeOwnChange, waitingDay } from "../clocking/changes/day/day.service.ts";
import type { DayCall, JudgedDraft } from "../clocking/changes/day/day.service.ts";
import { lockWorkingTime } from "../worker-locks/worker-locks.service.ts";

import { insertAsked } from "./corrections.service.ts";

type OwnSaving = { actor: Actor; dia: string; draft: DayCall["draft"]; motivo: string; meta: Meta };

/** A change as a correction asks for it; removed remarks are an empty text. */
function wishOf(wanted: JudgedDraft["wanted"][number]): ProposedSigning {
  return {
    accion: wanted.accion,
    fichaje_id: wanted.fichaje_id,
    hora_inicio: wanted.hora_inicio,
    hora_fin: wanted.hora_fin,
    fichador_id: wanted.fichador_id,
    parada_id: wanted.parada_id,
    observaciones: wanted.observaciones === null ? "" : wanted.observaciones,
  };
}

/**
 * Saves a worker's draft of an own past day: as a change, or as a correction for supervisors where
 * the company requires approval. Errors: the draft's errors in the contract,
 * correction.already_pending.
 */
export async function saveOwnDay(ctx: AppContext, call: OwnSaving): Promise<SavedDay> {
  const { actor, dia, draft, motivo, meta } = call;
  const now = ctx.clock.now().epochMilliseconds;
  const worker = { trabajador_id: actor.trabajador_id };
  const work = async (tx: Tx): Promise<SavedDay> => {
    await lockWorkingTime(tx, actor.trabajador_id);
    const judged = await judgeOwnDraft(tx, { actor, ...worker, dia, draft }, now);
    if (!judged.needsApproval) return makeOwnChange(ctx, tx, { actor, now, motivo, judged });
    const propuesta = judged.wanted.map((wanted) => wishOf(wanted));
    const input = { ...worker, dia, descripcion: motivo, propuesta };
    const asked = await insertAsked(ctx, tx, { actor, input, now });
    return waitingDay(tx, { ...worker, dia, now, solicitud_id: asked.id });
  };
  const saved = await ctx.db.tenant(actor.empresa_id, work, meta.once);
  if (saved.solicitud_id !== null) tellPages(ctx, "solicitud", actor);
  tellPages(ctx, "fichaje", actor);
  return saved;
}
