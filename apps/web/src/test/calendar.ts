import type { CalendarAbsence, WholeCalendar } from "@atrio/contract/calendar/calendar";

/** An own absence of whole days, approved, changed as a test needs it. */
export function absenceOf(changes: Partial<CalendarAbsence> = {}): CalendarAbsence {
  return {
    solicitud_id: 90,
    pe_solicitud_tipo_id: 1,
    nombre: "Vacaciones",
    estado_id: 2,
    sin_fecha_fin: false,
    periodos: [periodOf("2026-08-03", "2026-08-14", 10)],
    ...changes,
  };
}

/** Whole days from one to another, some of them scheduled. */
export function periodOf(
  from: string,
  to: string,
  days: number,
): CalendarAbsence["periodos"][number] {
  return {
    fecha_inicio: from,
    fecha_fin: to,
    hora_inicio: null,
    hora_fin: null,
    dias: days,
    minutos: days * 480,
  };
}

const shift = {
  id: null,
  hora_inicio: "08:00",
  hora_fin: "16:00",
  color: "#1D4F91",
  termina_dia_siguiente: false,
  minutos: 480,
};

const person = { id: 12, nombre_completo: "Zoé Ayala", link_foto: null };

/** The calendar of 2026 with something of every kind in November, changed as a test needs it. */
export function calendarOf(changes: Partial<WholeCalendar> = {}): WholeCalendar {
  return {
    anyo: 2026,
    desde: "2026-01-01",
    hasta: "2026-12-31",
    hoy: "2026-11-18",
    zona_horaria: "Europe/Madrid",
    centro_trabajo: "Madrid",
    resumen: {
      dias_laborables: 221,
      dias_festivos: 3,
      minutos_previstos: 106_080,
      dias_ausencia: 10,
    },
    festivos: [
      { fecha: "2026-11-02", tipo_festivo_id: 3, nombre: "Todos los Santos", centro_trabajo: "M" },
      { fecha: "2026-11-09", tipo_festivo_id: 4, nombre: "La Almudena", centro_trabajo: "M" },
      { fecha: "2026-12-25", tipo_festivo_id: 2, nombre: "Navidad", centro_trabajo: "M" },
    ],
    turnos: [
      { ...shift, fecha: "2026-11-17" },
      {
        ...shift,
        fecha: "2026-11-20",
        hora_inicio: "22:00",
        hora_fin: "06:00",
        termina_dia_siguiente: true,
      },
    ],
    ausencias: [
      absenceOf(),
      absenceOf({
        solicitud_id: 91,
        estado_id: 1,
        pe_solicitud_tipo_id: 2,
        nombre: "Asuntos propios",
        periodos: [periodOf("2026-11-26", "2026-12-02", 5)],
      }),
    ],
    jornadas: [{ fecha: "2026-11-17", minutos_trabajados: 478, estado_id: 3 }],
    eventos: [
      {
        id: 4,
        titulo: "Simulacro",
        descripcion: "Punto de encuentro en el patio.",
        fecha_inicio: "2026-11-26",
        fecha_fin: "2026-11-26",
        hora_inicio: "10:00",
        hora_fin: "11:00",
        color: "#54308C",
        centro_trabajo: null,
      },
    ],
    cumpleanyos: [{ fecha: "2026-11-17", trabajador: person }],
    cierres: [
      { anyo: 2026, mes: 10, estado_id: 2 },
      { anyo: 2026, mes: 11, estado_id: 1 },
    ],
    ...changes,
  };
}
