import type { EndpointResponse } from "@atrio/contract/endpoint";
import { medicalKinds, requestStates } from "@atrio/contract/kinds";
import type { teamCalendar } from "@atrio/contract/leave/team-absences";

type Calendar = EndpointResponse<typeof teamCalendar>["data"];

/** A day of somebody's request in force; `minutos` of their schedule that it covers. */
export type AwayRow = {
  trabajador_id: number;
  solicitud_id: number;
  fecha: string;
  pe_solicitud_tipo_id: number;
  estado_id: number;
  completo: boolean;
  minutos: number;
};

/** A day as supervisors see it: of medical kinds only that somebody is away. */
export function absenceOf(row: AwayRow): Calendar["personas"][number]["ausencias"][number] {
  const isMedical = medicalKinds.includes(row.pe_solicitud_tipo_id);
  return {
    solicitud_id: row.solicitud_id,
    fecha: row.fecha,
    pe_solicitud_tipo_id: isMedical ? null : row.pe_solicitud_tipo_id,
    estado_id: row.estado_id,
    completo: row.completo,
  };
}

/**
 * Coverage of a day: people with a schedule (their ids), those of them with an approved absence and
 * those with a pending one; each person counts once, as approved before pending. Half a day is an
 * absence.
 */
export function coverageOf(
  date: string,
  working: ReadonlySet<number>,
  rows: readonly AwayRow[],
): Calendar["dias"][number] {
  const missing = rows.filter((row) => row.minutos > 0 && working.has(row.trabajador_id));
  const isApproved = (row: AwayRow): boolean => row.estado_id === requestStates.approved;
  const away = new Set(missing.filter(isApproved).map((row) => row.trabajador_id));
  const waiting = new Set(
    missing.filter((row) => !away.has(row.trabajador_id)).map((row) => row.trabajador_id),
  );
  return { fecha: date, previstos: working.size, ausentes: away.size, pendientes: waiting.size };
}
