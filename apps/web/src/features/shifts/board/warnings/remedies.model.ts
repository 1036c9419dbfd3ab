import type { Remedy } from "@atrio/contract/shifts/remedies";
import type { Board, PlannedShift } from "@atrio/contract/shifts/shifts";

import { isWeekend } from "../../../../lib/month-grid.ts";
import { lengthOf, minuteOf, stateOf } from "../plan/plan.model.ts";
import type { Change, ShiftState } from "../plan/plan.model.ts";

/** A shift with the worker whose rule it breaks; null where it lacks people. */
export type RemedyCase = { board: Board; shift: PlannedShift; workerId: number | null };

/** Changes that carry a way out; none where the board has changed meanwhile. */
export function changesOfRemedy({ board, shift, workerId }: RemedyCase, remedy: Remedy): Change[] {
  const before = stateOf(shift);
  const without = shift.worker_ids.filter((id) => id !== workerId);
  const own = (part: Partial<ShiftState>): Change => ({
    id: shift.id,
    before,
    after: { ...before, ...part },
  });
  switch (remedy.tipo) {
    case "dar":
      return remedy.trabajador === null
        ? []
        : [own({ worker_ids: [...without, remedy.trabajador.id] })];
    case "liberar":
      return [own({ worker_ids: without })];
    case "pausa":
      return remedy.pausa_id === null
        ? []
        : [own({ pause_ids: [...before.pause_ids, remedy.pausa_id] })];
    case "cambiar_hora": {
      const { hora_inicio, hora_fin, termina_dia_siguiente } = remedy;
      if (hora_inicio === null || hora_fin === null || termina_dia_siguiente === null) return [];
      return [own({ hora_inicio, hora_fin, termina_dia_siguiente })];
    }
    case "pasar": {
      const other = board.turnos.find(({ id }) => id === remedy.turno_id);
      if (other === undefined || workerId === null) return [];
      const state = stateOf(other);
      const worker_ids = [...other.worker_ids, workerId];
      return [
        own({ worker_ids: without }),
        { id: other.id, before: state, after: { ...state, worker_ids } },
      ];
    }
  }
}

/** Workers of a shift against its minimum. */
export type Cover = { shift: PlannedShift; assigned: number; minimum: number };

/** Coverage of the shifts that a way out changes, as it would be. */
export function coverAfter(about: RemedyCase, remedy: Remedy): Cover[] {
  return changesOfRemedy(about, remedy).flatMap(({ id, after }) => {
    const shift = about.board.turnos.find((one) => one.id === id);
    if (shift === undefined || after === null) return [];
    const assigned = after.worker_ids.length;
    return [{ shift, assigned, minimum: after.num_minimo_trabajadores }];
  });
}

/** Night shifts of a person on the board, and those of Saturdays and Sundays (Rule SHIFTS-40). */
export function burdenOf(board: Board, id: number): { nights: number; weekends: number } {
  const own = board.turnos.filter(
    ({ fecha, worker_ids }) =>
      worker_ids.includes(id) && fecha >= board.desde && fecha <= board.hasta,
  );
  return {
    nights: own.filter(isNight).length,
    weekends: own.filter(({ fecha }) => isWeekend(fecha)).length,
  };
}

/** True for a shift with three hours or more between 22:00 and 06:00 (Rule SHIFTS-24). */
function isNight(shift: PlannedShift): boolean {
  const start = minuteOf(shift.hora_inicio);
  const end = start + lengthOf(shift);
  const minutes = nights.reduce(
    (sum, [from, to]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)),
    0,
  );
  return minutes >= 180;
}

/** Nights around a day, in minutes from its midnight. */
const nights = [
  [0, 360],
  [1320, 1800],
  [2760, 3240],
] as const;

/** Planned minutes of a person on the board, with those of other areas, and the contract's. */
export function hoursOf(board: Board, id: number): { planned: number; contract: number | null } {
  const known = board.horas.find(({ trabajador_id }) => trabajador_id === id);
  const planned = board.turnos
    .filter(({ worker_ids }) => worker_ids.includes(id))
    .reduce((sum, { minutos }) => sum + minutos, known?.minutos_otras_areas ?? 0);
  return { planned, contract: known?.minutos_contrato ?? null };
}
