import { shiftColour } from "@atrio/contract/palette";

import type { ShiftState } from "./plan.model.ts";

/** A new shift as the specification begins it (Rule SHIFTS-3). */
export function blankShift(fecha: string, pe_area_trabajo_id: number): ShiftState {
  return {
    fecha,
    hora_inicio: "09:00",
    hora_fin: "10:00",
    color: shiftColour,
    pe_area_trabajo_id,
    label_ids: [],
    pause_ids: [],
    num_minimo_trabajadores: 1,
    observaciones: null,
    publicado: true,
    termina_dia_siguiente: false,
    turno_24h: false,
    worker_ids: [],
  };
}
