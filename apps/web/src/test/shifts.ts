import type { Board, PlannedShift, WorkArea } from "@atrio/contract/shifts/shifts";

const people = ["Ana Ruiz", "Bruno Gil", "Carla Sanz"].map((nombre_completo, index) => ({
  id: index + 1,
  nombre_completo,
  link_foto: null,
}));

/** Area of three people in Madrid. */
export function areaOf(change: Partial<WorkArea> = {}): WorkArea {
  return {
    id: 5,
    nombre: "Urgencias",
    centro_trabajo_id: 3,
    centro_trabajo: "Madrid",
    zona_horaria: "Europe/Madrid",
    observaciones: null,
    personas: people,
    gestores: [],
    ...change,
  };
}

/** A published shift on Monday 16 November 2026, 06:00 to 14:00, of nobody. */
export function shiftOf(change: Partial<PlannedShift> = {}): PlannedShift {
  return {
    id: 10,
    fecha: "2026-11-16",
    hora_inicio: "06:00",
    hora_fin: "14:00",
    color: "#EC6814",
    pe_area_trabajo_id: 5,
    label_ids: [],
    pause_ids: [],
    num_minimo_trabajadores: 1,
    observaciones: null,
    publicado: true,
    termina_dia_siguiente: false,
    turno_24h: false,
    worker_ids: [],
    pe_recurrencia_id: null,
    pe_patron_id: null,
    minutos: 480,
    zona_horaria: "Europe/Madrid",
    pausas: [],
    visto_por: [],
    version: 1,
    cambiado_en: "2026-11-01T09:00:00.000Z",
    ...change,
  };
}

/** Board of the week from 16 November 2026. */
export function boardOf(change: Partial<Board> = {}): Board {
  return {
    desde: "2026-11-16",
    hasta: "2026-11-22",
    areas: [areaOf()],
    turnos: [],
    etiquetas: [{ id: 4, nombre: "Mañana", color: "#D99A2B" }],
    pausas: [],
    ausencias: [],
    avisos: [],
    horas: people.map(({ id }) => ({
      trabajador_id: id,
      minutos_contrato: 2400,
      minutos_otras_areas: 0,
    })),
    festivos: [],
    preferencias: [],
    ...change,
  };
}
