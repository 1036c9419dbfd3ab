import type { Actor } from "@atrio/contract/access/actor";
import type { ShiftLabel, ShiftPause } from "@atrio/contract/shifts/labels";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";

import {
  deleteLabelRow,
  deletePauseRow,
  insertLabel,
  insertPause,
  readLabels,
  readPauses,
  updateLabelRow,
  updatePauseRow,
} from "./labels.repo.ts";

/** Caller of a change; the address goes into the audit trail. */
type Caller = { actor: Actor; ip: string };
type Stated<T> = Omit<T, "id">;
type Table = "etiqueta" | "pausa";
type Verb = "creada" | "cambiada" | "borrada";

async function audit(
  tx: Tx,
  { actor, ip }: Caller,
  change: { table: Table; verb: Verb; id: number; nombre: string },
): Promise<void> {
  await recordAudit(tx, {
    ...byActor(actor, ip),
    accion: `${change.table}.${change.verb}`,
    objeto: change.table,
    objeto_id: change.id,
    detalle: { nombre: change.nombre },
  });
}

/** Labels of the company, by name. */
export async function listShiftLabels(ctx: AppContext, actor: Actor): Promise<ShiftLabel[]> {
  return ctx.db.read(actor.empresa_id, async (tx) => readLabels(tx));
}

/** Adds a label. Errors: shift.name_taken. */
export async function addLabel(
  ctx: AppContext,
  caller: Caller,
  { stated, once }: { stated: Stated<ShiftLabel>; once: Once | undefined },
): Promise<ShiftLabel> {
  const add = async (tx: Tx): Promise<ShiftLabel> => {
    const made = await insertLabel(tx, { nombre: stated.nombre, color: stated.color });
    await audit(tx, caller, { table: "etiqueta", verb: "creada", ...made });
    return made;
  };
  return ctx.db.tenant(caller.actor.empresa_id, add, once);
}

/** Changes a label. Errors: shift.label_not_found, shift.name_taken. */
export async function changeLabel(
  ctx: AppContext,
  caller: Caller,
  label: ShiftLabel,
): Promise<ShiftLabel> {
  return ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    const changed = (await updateLabelRow(tx, label)) ?? fail("shift.label_not_found");
    await audit(tx, caller, { table: "etiqueta", verb: "cambiada", ...changed });
    return changed;
  });
}

/** Deletes a label; its shifts stay. Errors: shift.label_not_found. */
export async function removeLabel(ctx: AppContext, caller: Caller, id: number): Promise<void> {
  await ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    const nombre = (await deleteLabelRow(tx, id)) ?? fail("shift.label_not_found");
    await audit(tx, caller, { table: "etiqueta", verb: "borrada", id, nombre });
  });
}

/** Pauses that shifts may have, by time. */
export async function listShiftPauses(ctx: AppContext, actor: Actor): Promise<ShiftPause[]> {
  return ctx.db.read(actor.empresa_id, async (tx) => readPauses(tx));
}

/** Adds a pause. Errors: shift.name_taken, shift.pause_empty. */
export async function addPause(
  ctx: AppContext,
  caller: Caller,
  { stated, once }: { stated: Stated<ShiftPause>; once: Once | undefined },
): Promise<ShiftPause> {
  checkLength(stated);
  const add = async (tx: Tx): Promise<ShiftPause> => {
    const made = await insertPause(tx, stated);
    await audit(tx, caller, { table: "pausa", verb: "creada", ...made });
    return made;
  };
  return ctx.db.tenant(caller.actor.empresa_id, add, once);
}

/**
 * Changes a pause; shifts keep the times that it had when it was added (Rule SHIFTS-4).
 * Errors: shift.pause_not_found, shift.name_taken, shift.pause_empty.
 */
export async function changePause(
  ctx: AppContext,
  caller: Caller,
  pause: ShiftPause,
): Promise<ShiftPause> {
  checkLength(pause);
  return ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    const changed = (await updatePauseRow(tx, pause)) ?? fail("shift.pause_not_found");
    await audit(tx, caller, { table: "pausa", verb: "cambiada", ...changed });
    return changed;
  });
}

/** Deletes a pause; shifts that have it keep it. Errors: shift.pause_not_found. */
export async function removePause(ctx: AppContext, caller: Caller, id: number): Promise<void> {
  await ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    const nombre = (await deletePauseRow(tx, id)) ?? fail("shift.pause_not_found");
    await audit(tx, caller, { table: "pausa", verb: "borrada", id, nombre });
  });
}

function checkLength({ hora_inicio, hora_fin }: Stated<ShiftPause>): void {
  if (hora_inicio !== hora_fin) return;
  fail("shift.pause_empty", { fields: { hora_fin: ["shift.pause_empty"] } });
}
