import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput } from "@atrio/contract/endpoint";
import type { PlannedShift } from "@atrio/contract/shifts/shifts";
import type * as shifts from "@atrio/contract/shifts/shifts";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import type { AuditEntry } from "../../access/audit/audit.service.ts";
import { findShift, readAvailable } from "../board/board.read.ts";
import type { ShiftRow } from "../board/board.read.ts";
import { toPlannedShift } from "../board/board.service.ts";
import { changeWithinRules, refuseHardBreaks, requireNotice } from "../rest/rest.service.ts";

import { afterShiftChange } from "./effects.service.ts";
import type { Touched } from "./effects.service.ts";
import {
  deleteAssignments,
  deleteShifts,
  insertAssignments,
  insertShift,
  lockShifts,
  updateShiftRow,
} from "./planning.repo.ts";
import type { Author } from "./planning.repo.ts";
import { readGround, stateShift } from "./stating.service.ts";

type Stated = EndpointInput<typeof shifts.createShift>["body"];
type Asked = EndpointInput<typeof shifts.assignWorkers>["body"];

type Change = {
  id: number;
  version: number | undefined;
  motivo: string | undefined;
  stated: Stated;
};

/** Caller of a change; the address goes into the audit trail. */
export type Caller = { actor: Actor; ip: string };

/** Author and instant of a change that the caller makes now. */
export function authorOf(ctx: Pick<AppContext, "clock">, { actor }: Caller): Author {
  return { trabajador_id: actor.trabajador_id, now: ctx.clock.now().toString() };
}

/** Writes a line of the audit trail about a shift. */
export async function auditShift(
  tx: Tx,
  { actor, ip }: Caller,
  change: {
    accion: AuditEntry["accion"];
    id: number | undefined;
    detalle: NonNullable<AuditEntry["detalle"]>;
  },
): Promise<void> {
  await recordAudit(tx, {
    ...byActor(actor, ip),
    accion: change.accion,
    objeto: "turno",
    ...(change.id !== undefined && { objeto_id: change.id }),
    detalle: change.detalle,
  });
}

/**
 * Adds a shift to an area of the caller. Errors: shift.area_not_found, shift.end_before_start,
 * shift.label_not_found, shift.pause_not_found, shift.pause_outside.
 */
export async function addShift(
  ctx: AppContext,
  caller: Caller,
  { stated, once }: { stated: Stated; once: Once | undefined },
): Promise<PlannedShift> {
  const add = async (tx: Tx): Promise<PlannedShift> => {
    const shift = stateShift(await readGround(ctx, tx, caller.actor), stated);
    const id = await insertShift(tx, shift, authorOf(ctx, caller));
    await auditShift(tx, caller, { accion: "turno.creado", id, detalle: { fecha: shift.fecha } });
    return toPlannedShift(await requireShift(tx, caller.actor, id));
  };
  return ctx.db.tenant(caller.actor.empresa_id, add, once);
}

/**
 * Changes a shift; its workers stay and are told where they see it (Rule SHIFTS-7). Errors: those
 * of a new one, shift.not_found, shift.changed, shift.area_in_use,
 * shift.rule_broken, shift.reason_required, shift.overlap and closure.month_closed.
 */
export async function changeShift(
  ctx: AppContext,
  caller: Caller,
  { id, version, motivo, stated }: Change,
): Promise<PlannedShift> {
  return ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    const before = await requireVersion(tx, caller.actor, { id, version });
    const ground = await readGround(ctx, tx, caller.actor);
    // Its pauses keep their times, deleted ones too (Rule SHIFTS-4).
    const own = before.pausas.map(({ pausa_id, ...times }) => ({ id: pausa_id, ...times }));
    const shift = stateShift({ ...ground, pauses: [...own, ...ground.pauses] }, stated);
    const [from = shift.fecha, to = shift.fecha] = [before.fecha, shift.fecha].toSorted();
    const range = { trabajador_ids: before.worker_ids, from, to, motivo };
    await changeWithinRules(tx, range, async () =>
      updateShiftRow(tx, { id, ...shift }, authorOf(ctx, caller)),
    );
    const after = await requireShift(tx, caller.actor, id);
    // Drafts count as well: a draft that broke a rule before it became hard breaks nothing new.
    if (!before.publicado && after.publicado) await refuseHardBreaks(tx, range);
    if (before.pe_area_trabajo_id !== after.pe_area_trabajo_id) {
      await checkAssignable(tx, caller, after);
    }
    const touched = touchedBy(before, after);
    const days = before.publicado && isMoved(before, after) ? touched : [];
    await requireNotice(ctx, tx, { days, motivo });
    const detalle = { fecha: after.fecha, ...(motivo !== undefined && { motivo }) };
    await auditShift(tx, caller, { accion: "turno.cambiado", id, detalle });
    await afterShiftChange(ctx, tx, { kind: "changed", touched });
    return toPlannedShift(after);
  });
}

/**
 * Deletes a shift; its workers are told where they saw it. Errors: shift.not_found, shift.rule_broken,
 * shift.reason_required, closure.month_closed.
 */
export async function removeShift(
  ctx: AppContext,
  caller: Caller,
  { id, motivo }: { id: number; motivo: string | undefined },
): Promise<void> {
  await ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    const before = await requireVersion(tx, caller.actor, { id, version: undefined });
    const touched = touchedBy(before, undefined);
    await requireNotice(ctx, tx, { days: touched, motivo });
    await deleteShifts(tx, [id]);
    const detalle = { fecha: before.fecha, ...(motivo !== undefined && { motivo }) };
    await auditShift(tx, caller, { accion: "turno.borrado", id, detalle });
    await afterShiftChange(ctx, tx, { kind: "changed", touched });
  });
}

/**
 * Sets the workers of a shift (Rule SHIFTS-5). Errors: shift.not_found, shift.changed,
 * shift.worker_not_found, shift.absent, shift.overlap, shift.rule_broken, shift.reason_required,
 * closure.month_closed.
 */
export async function assignShift(
  ctx: AppContext,
  caller: Caller,
  asked: Asked,
): Promise<PlannedShift> {
  const { turno_id } = asked;
  return ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    const before = await requireVersion(tx, caller.actor, { id: turno_id, version: asked.version });
    const wanted = new Set(asked.worker_ids);
    const present = new Set(before.worker_ids);
    const added = [...wanted.difference(present)];
    const removed = [...present.difference(wanted)];
    await checkAdded(tx, caller, { id: turno_id, added, motivo: asked.motivo });
    const by = authorOf(ctx, caller);
    if (removed.length > 0) await deleteAssignments(tx, { turno_id, trabajador_ids: removed }, by);
    if (added.length > 0) {
      const motivo = asked.motivo ?? null;
      const { fecha } = before;
      const range = { trabajador_ids: added, from: fecha, to: fecha, motivo: asked.motivo };
      await changeWithinRules(tx, range, async () =>
        insertAssignments(tx, { turno_id, trabajador_ids: added, motivo }, by),
      );
    }
    const after = await requireShift(tx, caller.actor, turno_id);
    if (added.length + removed.length > 0) {
      const { motivo } = asked;
      const detalle = {
        fecha: after.fecha,
        asignados: added.join(" "),
        retirados: removed.join(" "),
        ...(motivo !== undefined && { motivo }),
      };
      await auditShift(tx, caller, { accion: "turno.asignado", id: turno_id, detalle });
      const changed = new Set([...added, ...removed]);
      const touched = touchedBy(before, after).filter((one) => changed.has(one.trabajador_id));
      await requireNotice(ctx, tx, { days: touched, motivo });
      await afterShiftChange(ctx, tx, { kind: "changed", touched });
    }
    return toPlannedShift(after);
  });
}

/** A shift of an area of the caller. Errors: shift.not_found. */
async function requireShift(tx: Tx, actor: Actor, id: number): Promise<ShiftRow> {
  const found = await findShift(tx, { id, trabajador_id: actor.trabajador_id });
  return found ?? fail("shift.not_found");
}

/** The same, locked until the transaction ends, in the version that the caller read. */
async function requireVersion(
  tx: Tx,
  actor: Actor,
  { id, version }: { id: number; version: number | undefined },
): Promise<ShiftRow> {
  await lockShifts(tx, [id]);
  const found = await requireShift(tx, actor, id);
  if (version !== undefined && version !== found.version) fail("shift.changed");
  return found;
}

/** Refuses workers who are not of the area, or who are absent unless a reason is given. */
async function checkAdded(
  tx: Tx,
  { actor }: Caller,
  asked: { id: number; added: readonly number[]; motivo: string | undefined },
): Promise<void> {
  if (asked.added.length === 0) return;
  const people = await readAvailable(tx, { id: asked.id, trabajador_id: actor.trabajador_id });
  const byId = new Map(people.map((one) => [one.trabajador.id, one]));
  for (const id of asked.added) {
    const found = byId.get(id);
    if (found === undefined) {
      fail("shift.worker_not_found", { fields: { worker_ids: ["shift.worker_not_found"] } });
    }
    if (found.ocupado) fail("shift.overlap", { fields: { worker_ids: ["shift.overlap"] } });
    if (found.ausencia && asked.motivo === undefined) {
      fail("shift.absent", { fields: { motivo: ["shift.absent"] } });
    }
  }
}

/** A shift moves to another area only with workers of that area. Errors: shift.area_in_use. */
async function checkAssignable(tx: Tx, { actor }: Caller, after: ShiftRow): Promise<void> {
  const people = await readAvailable(tx, { id: after.id, trabajador_id: actor.trabajador_id });
  const known = new Set(people.map(({ trabajador }) => trabajador.id));
  if (after.worker_ids.every((id) => known.has(id))) return;
  fail("shift.area_in_use", { fields: { pe_area_trabajo_id: ["shift.area_in_use"] } });
}

/** True if people work at another time or place than before. */
function isMoved(before: ShiftRow, after: ShiftRow): boolean {
  const of = (shift: ShiftRow): string =>
    [
      shift.fecha,
      shift.hora_inicio,
      shift.hora_fin,
      shift.pe_area_trabajo_id,
      shift.publicado,
    ].join();
  return of(before) !== of(after);
}

/** Workers and dates whose published shifts differ between two states of a shift. */
export function touchedBy(before: ShiftRow | undefined, after: ShiftRow | undefined): Touched[] {
  const seen = (shift: ShiftRow | undefined): Touched[] =>
    shift === undefined || !shift.publicado
      ? []
      : shift.worker_ids.map((trabajador_id) => ({
          trabajador_id,
          fecha: shift.fecha,
          zona_horaria: shift.zona_horaria,
        }));
  const all = [...seen(before), ...seen(after)];
  return [...new Map(all.map((one) => [`${one.trabajador_id} ${one.fecha}`, one])).values()];
}
