import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput } from "@atrio/contract/endpoint";
import type { deleteSigning, editSigning, noteSigning } from "@atrio/contract/time/changes";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { dateAt } from "../../../../lib/calendar/zone.ts";
import { tellPages } from "../../../../platform/events.ts";
import { lockWorkingTime } from "../../worker-locks/worker-locks.service.ts";
import { findOpen, findSigning } from "../clocking.repo.ts";
import type { StoredSigning } from "../clocking.rules.ts";

import { statedTimes } from "./changes.rules.ts";
import type { WantedChange } from "./changes.rules.ts";
import {
  appendVersions,
  changeDay,
  changedDay,
  readDayScene,
  requireFreeChanges,
  tellDayChanges,
} from "./changes.service.ts";
import type { ChangedDay, ChangeKinds } from "./changes.service.ts";

export const ownKinds: ChangeKinds = { anadir: "edicion", cambiar: "edicion", borrar: "borrado" };

type OwnCall = { actor: Actor; id: number };

/** The worker's own signing of a day before today; their clock must stand still. */
async function lockOwnSigning(
  tx: Tx,
  { actor, id }: OwnCall,
): Promise<{ signing: StoredSigning; isRunning: boolean }> {
  const worker = { trabajador_id: actor.trabajador_id };
  const [, signing, open] = await Promise.all([
    lockWorkingTime(tx, actor.trabajador_id),
    findSigning(tx, { ...worker, id }),
    findOpen(tx, actor.trabajador_id),
  ]);
  return { signing: signing ?? fail("signing.not_found"), isRunning: open !== undefined };
}

async function changeOwn(
  ctx: AppContext,
  call: OwnCall & { motivo: string },
  wanted: WantedChange,
): Promise<ChangedDay> {
  const { actor, motivo } = call;
  const now = ctx.clock.now().epochMilliseconds;
  const worker = { trabajador_id: actor.trabajador_id };
  const answer = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const { signing, isRunning } = await lockOwnSigning(tx, call);
    if (isRunning) fail("clock.running");
    const key = { ...worker, dia: signing.dia, now };
    const scene = await readDayScene(tx, key);
    if (scene.date >= dateAt(scene.zone, now)) fail("signing.not_past");
    await requireFreeChanges(tx);
    const by = { actor, ...worker, now, motivo };
    const change = { ...by, scene, wanted: [wanted], kinds: ownKinds };
    const { cambio_id, made } = await changeDay(ctx, tx, change);
    await tellDayChanges(ctx, tx, { ...by, changeIds: new Map([[scene.date, cambio_id]]) });
    const [receipt] = made;
    return changedDay(tx, { ...key, viewer: "worker" }, receipt);
  });
  tellPages(ctx, "fichaje", actor);
  return answer;
}

/** Edits an own signing of a past day (Rule TIME-24). Errors: changeErrors of the contract. */
export async function editOwnSigning(
  ctx: AppContext,
  call: { actor: Actor; id: number; input: EndpointInput<typeof editSigning>["body"] },
): Promise<ChangedDay> {
  const { actor, id, input } = call;
  const wanted = { accion: "cambiar", fichaje_id: id, ...statedTimes(input) } as const;
  return changeOwn(ctx, { actor, id, motivo: input.motivo }, wanted);
}

/** Deletes an own signing of a past day; its versions stay. Errors: changeErrors of the contract. */
export async function deleteOwnSigning(
  ctx: AppContext,
  call: { actor: Actor; id: number; query: EndpointInput<typeof deleteSigning>["query"] },
): Promise<ChangedDay> {
  const { actor, id, query } = call;
  const wanted = { accion: "borrar", fichaje_id: id } as const;
  return changeOwn(ctx, { actor, id, motivo: query.motivo }, wanted);
}

/**
 * Changes the remarks of an own signing, of today and of a running one too. Errors:
 * signing.not_found, closure.month_closed, incidence.holds_day.
 */
export async function noteOwnSigning(
  ctx: AppContext,
  call: { actor: Actor; id: number; input: EndpointInput<typeof noteSigning>["body"] },
): Promise<ChangedDay> {
  const { actor, id, input } = call;
  const now = ctx.clock.now().epochMilliseconds;
  const by = { actor, trabajador_id: actor.trabajador_id, now, motivo: null };
  const answer = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const { signing } = await lockOwnSigning(tx, { actor, id });
    const remarks = input.observaciones === "" ? null : input.observaciones;
    const [receipt] = await appendVersions(tx, by, [
      {
        existing: signing,
        version: { ...signing.version, observaciones: remarks },
        tipo: "observaciones",
        dia: signing.dia,
        zone: signing.zona_horaria,
      },
    ]);
    const key = { trabajador_id: actor.trabajador_id, dia: signing.dia, now };
    return changedDay(tx, { ...key, viewer: "worker" }, receipt);
  });
  tellPages(ctx, "fichaje", actor);
  return answer;
}
