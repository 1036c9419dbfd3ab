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
  /** The approved request that it would replace. */
  rectifica_id: number | null;
  completo: boolean;
  minutos: number;
};

/** People with a schedule on a day (their ids), and the requests of that day. */
export type TeamDay = { fecha: string; working: ReadonlySet<number>; rows: readonly AwayRow[] };

export type Coverage = Calendar["dias"][number];
type Waiting = Calendar["solicitudes"][number];

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
 * Coverage of a day: people with a schedule, those of them with an approved absence and those with a
 * pending one; each person counts once, as approved before pending. Half a day is an absence.
 */
export function coverageOf({ fecha, working, rows }: TeamDay): Coverage {
  const missing = rows.filter((row) => row.minutos > 0 && working.has(row.trabajador_id));
  const isApproved = (row: AwayRow): boolean => row.estado_id === requestStates.approved;
  const away = new Set(missing.filter(isApproved).map((row) => row.trabajador_id));
  const waiting = new Set(
    missing.filter((row) => !away.has(row.trabajador_id)).map((row) => row.trabajador_id),
  );
  return { fecha, previstos: working.size, ausentes: away.size, pendientes: waiting.size };
}

/** The days of each request that waits, covered as if it were approved (Rule LEAVE-80). */
export function coverageOfWaiting(days: readonly TeamDay[]): Waiting[] {
  const pending = days
    .flatMap(({ rows }) => rows)
    .filter((row) => row.estado_id === requestStates.pending);
  const requests = new Map(pending.map((row) => [row.solicitud_id, row]));
  return [...requests.values()].map((request) => coverageIfApproved(request, days));
}

/**
 * The days of a request as if it were approved (Rule LEAVE-80): its worker is away, other waiting
 * requests still wait, and the request that it replaces is gone.
 */
function coverageIfApproved(
  { solicitud_id, rectifica_id }: Pick<AwayRow, "solicitud_id" | "rectifica_id">,
  days: readonly TeamDay[],
): Waiting {
  const isAsked = (row: AwayRow): boolean => row.solicitud_id === solicitud_id;
  const asked = days.filter(({ rows }) => rows.some(isAsked));
  const covered = asked.map((day) => ({
    takesTime: day.rows.some(
      (row) => isAsked(row) && row.minutos > 0 && day.working.has(row.trabajador_id),
    ),
    coverage: coverageOf({
      ...day,
      rows: day.rows
        .filter((row) => row.solicitud_id !== rectifica_id)
        .map((row) => (isAsked(row) ? { ...row, estado_id: requestStates.approved } : row)),
    }),
  }));
  const taken = covered.filter(({ takesTime }) => takesTime).map(({ coverage }) => coverage);
  return {
    solicitud_id,
    dias: covered.map(({ coverage }) => coverage),
    menos_gente: fewestOf(taken),
  };
}

/** The first of some days with the fewest people; null for no day. */
export function fewestOf(days: readonly Coverage[]): Coverage | null {
  const present = ({ previstos, ausentes }: Coverage): number => previstos - ausentes;
  const [fewest = null] = days.toSorted((a, b) => present(a) - present(b));
  return fewest;
}
