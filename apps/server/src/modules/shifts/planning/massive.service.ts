import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type * as shifts from "@atrio/contract/shifts/shifts";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { requireRange } from "../../calendar/calendar.service.ts";
import { readShifts } from "../board/board.read.ts";
import type { ShiftRow } from "../board/board.read.ts";
import { toPlannedShift } from "../board/board.service.ts";
import { readLabels } from "../labels/labels.repo.ts";
import { refuseHardBreaks, requireNotice } from "../rest/rest.service.ts";

import { assignFree, mostAssignments, mostShifts } from "./assigning.service.ts";
import { afterShiftChange } from "./effects.service.ts";
import {
  deleteShifts,
  insertShifts,
  lockShifts,
  publishShifts,
  relabelShifts,
} from "./planning.repo.ts";
import { placeCopy } from "./planning.rules.ts";
import { auditShift, authorOf, touchedBy } from "./planning.service.ts";
import type { Caller } from "./planning.service.ts";

type Massive = EndpointInput<typeof shifts.publishMassive>["body"];
type Clone = EndpointInput<typeof shifts.cloneShifts>["body"];
type Cloned = EndpointResponse<typeof shifts.cloneShifts>["data"];
type Filter = Pick<Massive, "from" | "to" | "area_ids" | "label_ids" | "turno_ids">;

/**
 * Publishes, withdraws, deletes or relabels the caller's shifts of a range; without areas or labels
 * all of them (Rule SHIFTS-9). A repetition changes nothing. Errors: calendar.range,
 * shift.label_not_found, closure.month_closed.
 */
export async function changeManyShifts(
  ctx: AppContext,
  caller: Caller,
  asked: Massive,
): Promise<{ turnos: number; avisados: number }> {
  return ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    const found = await readFiltered(tx, caller.actor, asked);
    await lockShifts(
      tx,
      found.map(({ id }) => id),
    );
    const rows = await readFiltered(tx, caller.actor, asked);
    const { changed, accion, after } = await applyAction(ctx, tx, { caller, asked, rows });
    if (changed.length === 0) return { turnos: 0, avisados: 0 };
    const { from, to, motivo } = asked;
    const touched = changed.flatMap((row) => after(row));
    // Publishing is no change of what people knew.
    const days = asked.accion === "publicar" ? [] : touched;
    await requireNotice(ctx, tx, { days, motivo });
    const detalle = { from, to, turnos: changed.length, ...(motivo !== undefined && { motivo }) };
    await auditMany(tx, caller, { accion, detalle });
    const kind = asked.accion === "publicar" ? "published" : "changed";
    const avisados = await afterShiftChange(ctx, tx, { kind, touched });
    return { turnos: changed.length, avisados };
  });
}

type Applied = {
  changed: ShiftRow[];
  accion: "turnos.publicados" | "turnos.retirados" | "turnos.borrados" | "turnos.etiquetados";
  /** Workers and dates that a changed shift concerns. */
  after: (row: ShiftRow) => ReturnType<typeof touchedBy>;
};

async function applyAction(
  ctx: AppContext,
  tx: Tx,
  { caller, asked, rows }: { caller: Caller; asked: Massive; rows: ShiftRow[] },
): Promise<Applied> {
  const by = authorOf(ctx, caller);
  const idsOf = (some: readonly ShiftRow[]): number[] => some.map(({ id }) => id);
  switch (asked.accion) {
    case "publicar": {
      const changed = rows.filter((row) => !row.publicado);
      const trabajador_ids = [...new Set(changed.flatMap((row) => row.worker_ids))];
      await refuseHardBreaks(tx, { trabajador_ids, from: asked.from, to: asked.to });
      await publishShifts(tx, { ids: idsOf(changed), publicado: true }, by);
      const after = (row: ShiftRow) => touchedBy(undefined, { ...row, publicado: true });
      return { changed, accion: "turnos.publicados", after };
    }
    case "retirar": {
      const changed = rows.filter((row) => row.publicado);
      await publishShifts(tx, { ids: idsOf(changed), publicado: false }, by);
      return { changed, accion: "turnos.retirados", after: (row) => touchedBy(row, undefined) };
    }
    case "eliminar": {
      await deleteShifts(tx, idsOf(rows));
      return {
        changed: rows,
        accion: "turnos.borrados",
        after: (row) => touchedBy(row, undefined),
      };
    }
    case "etiquetar": {
      const known = new Set((await readLabels(tx)).map(({ id }) => id));
      const label_ids = [...new Set(asked.etiquetas)].toSorted((a, b) => a - b);
      if (label_ids.some((id) => !known.has(id))) {
        fail("shift.label_not_found", { fields: { etiquetas: ["shift.label_not_found"] } });
      }
      const changed = rows.filter((row) => row.label_ids.join() !== label_ids.join());
      await relabelShifts(tx, { ids: idsOf(changed), label_ids }, by);
      return { changed, accion: "turnos.etiquetados", after: () => [] };
    }
  }
}

async function auditMany(
  tx: Tx,
  caller: Caller,
  change: Pick<Parameters<typeof auditShift>[2], "accion" | "detalle">,
): Promise<void> {
  await auditShift(tx, caller, { ...change, id: undefined });
}

async function readFiltered(tx: Tx, actor: Actor, filter: Filter): Promise<ShiftRow[]> {
  const { from, to, area_ids, label_ids, turno_ids } = filter;
  requireRange({ desde: from, hasta: to });
  const { trabajador_id } = actor;
  return readShifts(tx, { trabajador_id, from, to, area_ids, label_ids, turno_ids });
}

/**
 * Copies the caller's shifts of a range to other days as drafts (Rule SHIFTS-10): `fechas` are the
 * days on which the range's first day falls. Errors: calendar.range, shift.not_found, shift.too_many.
 */
export async function copyShifts(
  ctx: AppContext,
  caller: Caller,
  { asked, once }: { asked: Clone; once: Once | undefined },
): Promise<Cloned> {
  const copy = async (tx: Tx): Promise<Cloned> => {
    const rows = await readFiltered(tx, caller.actor, asked);
    if (rows.length === 0) fail("shift.not_found");
    const fechas = [...new Set(asked.fechas)].toSorted();
    const copies = fechas.flatMap((target) => copiesOf(rows, { first: asked.from, target }));
    const assignments = asked.con_trabajadores ? copies.flatMap((one) => one.worker_ids).length : 0;
    if (copies.length > mostShifts || assignments > mostAssignments) {
      fail("shift.too_many", { fields: { fechas: ["shift.too_many"] } });
    }
    const by = authorOf(ctx, caller);
    const turno_ids = await insertShifts(tx, copies, by);
    const pairs = copies.flatMap(({ worker_ids }, index) =>
      worker_ids.map((trabajador_id) => ({ turno_id: turno_ids[index] ?? 0, trabajador_id })),
    );
    const wanted = asked.con_trabajadores ? pairs : [];
    const { leftOut } = await assignFree(tx, wanted, { ...by, motivo: null });
    const { from, to } = asked;
    const detalle = { from, to, fechas: fechas.join(" "), turnos: turno_ids.length };
    await auditMany(tx, caller, { accion: "turnos.copiados", detalle });
    const { trabajador_id } = caller.actor;
    const range = { from: "1900-01-01", to: "2199-12-31" };
    const made = await readShifts(tx, { trabajador_id, ...range, turno_ids });
    return {
      turnos: made.map(toPlannedShift),
      sin_asignar: leftOut.map((one) => ({
        turno_id: one.turno_id,
        trabajador_id: one.trabajador_id,
      })),
    };
  };
  return ctx.db.tenant(caller.actor.empresa_id, copy, once);
}

/** Drafts of the same wall times, outside of series; none of a shift that a clock change swallows. */
function copiesOf(rows: readonly ShiftRow[], days: { first: string; target: string }) {
  return rows.flatMap((row) => {
    const placed = placeCopy(row, days);
    const { start, end } = placed.periodo;
    if (end <= start) return [];
    const alone = { pe_recurrencia_id: null, pe_patron_id: null };
    return [{ ...row, ...placed, ...alone, publicado: false }];
  });
}
