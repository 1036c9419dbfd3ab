import type { DayCost, RequestDetail, RequestEvent } from "@atrio/contract/leave/absences";
import type { Balance } from "@atrio/contract/leave/leave";
import type { RequestView } from "@atrio/contract/request-view";

import { lucia, requestOf } from "./team.ts";

/** Lucía's holidays of 2026 in working days, changed as a test needs it. */
export function balanceOf(changes: Partial<Balance> = {}): Balance {
  return {
    saldo: "vacaciones",
    anyo: 2026,
    unidad: "laborables",
    habilitado: true,
    bloqueo_anual: false,
    dias_totales: 22,
    dias_ajuste: 2,
    dias_resultantes: 24,
    dias_usados: 2,
    dias_aprobados: 1,
    dias_pendientes: 1.5,
    dias_aprobados_pendientes: 4.5,
    dias_caducados: 0,
    dias_reservados: 0,
    dias_restantes: 19.5,
    dias_disponibles_anyo: 19.5,
    fechas: [
      { solicitud_id: 51, fecha: "2026-08-03", coste: 1, estado_id: 2, devuelta: false },
      { solicitud_id: 51, fecha: "2026-08-04", coste: 1, estado_id: 2, devuelta: false },
      { solicitud_id: 52, fecha: "2026-12-24", coste: 1, estado_id: 2, devuelta: false },
    ],
    fechas_pendientes: [
      { solicitud_id: 53, fecha: "2026-12-28", coste: 1, estado_id: 1, devuelta: false },
      { solicitud_id: 53, fecha: "2026-12-29", coste: 0.5, estado_id: 1, devuelta: false },
    ],
    lotes: [
      {
        origen: "arrastre",
        anyo: 2025,
        cantidad: 2,
        usado: 2,
        pendiente: 0,
        desde: "2025-01-01",
        caduca_el: "2026-03-31",
        caducado: 0,
        motivo: null,
      },
      {
        origen: "anual",
        anyo: 2026,
        cantidad: 22,
        usado: 1,
        pendiente: 1.5,
        desde: "2026-01-01",
        caduca_el: "2026-12-31",
        caducado: 0,
        motivo: null,
      },
    ],
    observaciones_trabajador: [],
    anyos: [2027, 2026, 2025],
    ...changes,
  };
}

/** A day of a request that counts a whole day, changed as a test needs it. */
export function dayCostOf(changes: Partial<DayCost> = {}): DayCost {
  return {
    fecha: "2026-12-07",
    coste: 1,
    minutos: 480,
    desde: null,
    hasta: null,
    motivo_no_cuenta: null,
    festivo: null,
    ...changes,
  };
}

/** Lucía's holidays in December that wait for Marcos and that Elena approved. */
export function absenceOf(changes: Partial<RequestView> = {}): RequestView {
  return requestOf({
    id: 53,
    pe_solicitud_tipo_id: 1,
    cierre: null,
    ausencia: {
      pe_solicitud_subtipo_id: 1,
      subtipo: "Vacaciones",
      unidad: "laborables",
      coste: 2,
      hospitalizacion: false,
      sin_fecha_fin: false,
      retirada: false,
      ocasion: null,
      justificante_hasta: null,
      fichado: [],
      periodos: [
        {
          fecha_inicio: "2026-12-07",
          fecha_fin: "2026-12-09",
          pe_tipo_periodo_id: 1,
          hora_inicio: null,
          hora_fin: null,
          diferencia_dias: 2,
        },
      ],
    },
    ...changes,
  });
}

/** An event of a request, with changes for a test. */
export function eventOf(changes: Partial<RequestEvent> = {}): RequestEvent {
  return {
    id: 1,
    tipo: "enviada",
    autor: lucia,
    en_nombre_de: null,
    motivo: null,
    personas: [],
    cambios: [],
    dias: null,
    minutos: null,
    ocurrido_en: "2026-11-02T08:00:00.000Z",
    ...changes,
  };
}

/** The same holidays with the data of their page, with changes for a test. */
export function detailOf(changes: Partial<RequestDetail> = {}): RequestDetail {
  return {
    ...absenceOf(),
    dias: [
      dayCostOf(),
      dayCostOf({
        fecha: "2026-12-08",
        coste: 0,
        motivo_no_cuenta: "festivo",
        festivo: "Inmaculada Concepción",
      }),
      dayCostOf({ fecha: "2026-12-09" }),
    ],
    documentos: [],
    sucesos: [eventOf()],
    rectificacion_id: null,
    reglas: [],
    ...changes,
  };
}
