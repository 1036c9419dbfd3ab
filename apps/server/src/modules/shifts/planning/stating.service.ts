import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput } from "@atrio/contract/endpoint";
import type { ShiftLabel, ShiftPause } from "@atrio/contract/shifts/labels";
import type * as shifts from "@atrio/contract/shifts/shifts";
import type { WorkArea } from "@atrio/contract/shifts/shifts";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { readAreas } from "../board/board.read.ts";
import { readLabels, readPauses } from "../labels/labels.repo.ts";

import type { StatedShift } from "./planning.repo.ts";
import { pausesOverlap, placePause, placeShift } from "./planning.rules.ts";

type Stated = EndpointInput<typeof shifts.createShift>["body"];

/** Areas, labels and pauses that a stated shift may name. */
export type Ground = {
  areas: ReadonlyArray<Pick<WorkArea, "id" | "zona_horaria" | "personas">>;
  labels: readonly ShiftLabel[];
  pauses: ReadonlyArray<Omit<ShiftPause, "nombre">>;
};

/** Ground of a manager: areas that they plan. */
export async function readGround(ctx: AppContext, tx: Tx, actor: Actor): Promise<Ground> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const [areas, labels, pauses] = await Promise.all([
    readAreas(tx, { trabajador_id: actor.trabajador_id, today }),
    readLabels(tx),
    readPauses(tx),
  ]);
  return { areas, labels, pauses };
}

/**
 * A stated shift in the zone of its area, with its pauses' times. Errors: shift.area_not_found,
 * shift.end_before_start, shift.label_not_found, shift.pause_not_found, shift.pause_outside.
 */
export function stateShift({ areas, labels, pauses }: Ground, stated: Stated): StatedShift {
  const area = areas.find(({ id }) => id === stated.pe_area_trabajo_id);
  if (area === undefined) {
    fail("shift.area_not_found", { fields: { pe_area_trabajo_id: ["shift.area_not_found"] } });
  }
  const { zona_horaria } = area;
  const { placed, error } = placeShift(stated, zona_horaria);
  if (placed === undefined) fail(error, { fields: { hora_fin: [error] } });
  const known = new Set(labels.map(({ id }) => id));
  const label_ids = [...new Set(stated.label_ids)];
  if (label_ids.some((id) => !known.has(id))) {
    fail("shift.label_not_found", { fields: { label_ids: ["shift.label_not_found"] } });
  }
  const pausas = [...new Set(stated.pause_ids)].map((id) => {
    const pause = pauses.find((one) => one.id === id);
    if (pause === undefined) {
      fail("shift.pause_not_found", { fields: { pause_ids: ["shift.pause_not_found"] } });
    }
    return { pausa_id: id, ...pause };
  });
  const intervals = pausas.map((pause) => placePause(placed, pause, zona_horaria));
  const inside = intervals.filter((one) => one !== null);
  if (inside.length < intervals.length || pausesOverlap(inside)) {
    fail("shift.pause_outside", { fields: { pause_ids: ["shift.pause_outside"] } });
  }
  const { pe_area_trabajo_id, color, num_minimo_trabajadores, publicado } = stated;
  return {
    ...placed,
    pe_area_trabajo_id,
    zona_horaria,
    color,
    num_minimo_trabajadores,
    observaciones: stated.observaciones === "" ? null : stated.observaciones,
    publicado,
    label_ids,
    pausas,
  };
}
