import type { ErrorCode } from "@atrio/contract/errors";
import { periodKinds, requestKinds } from "@atrio/contract/kinds";
import type { AskedPeriod } from "@atrio/contract/leave/absences";

import { addDays } from "../../../../lib/calendar/dates.ts";

/**
 * Days kept ahead of today for a leave whose end nobody knows (Rule LEAVE-66): the coming week is
 * planned without its worker, and absences after it stay as they are until the leave reaches them.
 */
const daysAhead = 7;
/** Longest leave that is kept, in days: two years at most. */
const longest = 729;

/** Facts that bound an open leave: local dates. */
export type OpenBounds = { today: string; fecha_baja: string | null };

/** Last day to be kept of an open leave that begins on a date. */
export function lastKeptDay(first: string, { today, fecha_baja }: OpenBounds): string {
  const from = first > today ? first : today;
  const ends = [addDays(from, daysAhead), addDays(first, longest)];
  const last = ends.reduce((a, b) => (a < b ? a : b));
  const bounded = fecha_baja !== null && fecha_baja < last ? fecha_baja : last;
  return bounded < first ? first : bounded;
}

/** Why an absence cannot be left without an end; null where it can: medical leave of one period. */
function openEndProblem(kind: number, periods: readonly AskedPeriod[]): ErrorCode | null {
  const [only, ...others] = periods;
  const isWhole = only?.pe_tipo_periodo_id === periodKinds.fullDays && others.length === 0;
  return kind === requestKinds.medicalLeave && isWhole ? null : "leave.open_end";
}

type OpenInput = {
  pe_solicitud_tipo_id: number;
  periodos: readonly AskedPeriod[];
  sin_fecha_fin?: boolean | undefined;
};

/** Periods of an open leave as far as its days are kept, or why it cannot be left open. */
export function asKept<T extends OpenInput>(
  asked: T,
  bounds: OpenBounds,
): { asked: T; problem: ErrorCode | null } {
  const { periodos, sin_fecha_fin } = asked;
  if (sin_fecha_fin !== true || periodos.length === 0) return { asked, problem: null };
  const problem = openEndProblem(asked.pe_solicitud_tipo_id, periodos);
  if (problem !== null) return { asked, problem };
  const kept = periodos.map((period) => ({
    ...period,
    fecha_fin: lastKeptDay(period.fecha_inicio, bounds),
  }));
  return { asked: { ...asked, periodos: kept }, problem: null };
}
