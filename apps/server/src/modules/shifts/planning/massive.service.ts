import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type * as shifts from "@atrio/contract/shifts/shifts";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { requireRange } from "../../calendar/calendar.service.ts";
import { readAvailable, readShifts } from "../board/board.read.ts";
import type { ShiftRow } from "../board/board.read.ts";
import { toPlannedShift } from "../board/board.service.ts";
import { readLabels } from "../labels/labels.repo.ts";
import { refuseHardBreaks } from "../rest/rest.service.ts";

import { afterShiftChange } from "./effects.service.ts";
import {
  deleteShifts,
  insertAssignments,
  insertShift,
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

/** Maximum number of shifts of one copy. */
const mostCopies = 5000;

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
    const { from, to } = asked;
    await auditMany(tx, caller, { accion, detalle: { from, to, turnos: changed.length } });
    const touched = changed.flatMap((row) => after(row));
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
    if (rows.length * fechas.length > mostCopies) {
      fail("shift.too_many", { fields: { fechas: ["shift.too_many"] } });
    }
    const by = authorOf(ctx, caller);
    const turno_ids: number[] = [];
    const sin_asignar: Cloned["sin_asignar"] = [];
    for (const fecha of fechas) {
      for (const row of rows) {
        const placed = placeCopy(row, { first: asked.from, target: fecha });
        const turno_id = await insertShift(tx, { ...row, ...placed, publicado: false }, by);
        turno_ids.push(turno_id);
        if (!asked.con_trabajadores || row.worker_ids.length === 0) continue;
        const key = { id: turno_id, trabajador_id: caller.actor.trabajador_id };
        const people = await readAvailable(tx, key);
        const free = people
          .filter((one) => !one.ocupado && !one.ausencia)
          .map(({ trabajador }) => trabajador.id);
        const trabajador_ids = row.worker_ids.filter((id) => free.includes(id));
        const left = row.worker_ids.filter((id) => !free.includes(id));
        sin_asignar.push(...left.map((trabajador_id) => ({ turno_id, trabajador_id })));
        if (trabajador_ids.length === 0) continue;
        await insertAssignments(tx, { turno_id, trabajador_ids, motivo: null }, by);
      }
    }
    const { from, to } = asked;
    const detalle = { from, to, fechas: fechas.join(" "), turnos: turno_ids.length };
    await auditMany(tx, caller, { accion: "turnos.copiados", detalle });
    const { trabajador_id } = caller.actor;
    const range = { from: "1900-01-01", to: "2199-12-31" };
    const copies = await readShifts(tx, { trabajador_id, ...range, turno_ids });
    return { turnos: copies.map(toPlannedShift), sin_asignar };
  };
  return ctx.db.tenant(caller.actor.empresa_id, copy, once);
}
