import { requestKinds, requestStates } from "@atrio/contract/kinds";
import type { Delegation } from "@atrio/contract/leave/delegations";
import type { BalanceKind } from "@atrio/contract/leave/leave";
import type { Person } from "@atrio/contract/person";
import type { RequestView } from "@atrio/contract/request-view";

import { addDays, daysBetween } from "../../../../lib/format.ts";
import type { AnyRequest } from "../../approvals/approvals.model.ts";
import type { DayCoverage } from "../calendar/calendar.model.ts";
import type { TeamCalendar, TeamSummary } from "../team.queries.ts";

/** The first and the last of some days, both included, `YYYY-MM-DD`. */
export type Range = { from: string; to: string };

/** The most days that the calendar answers at once. */
export const longestCalendar = 92;

/** The days that a request is for, in order and once each; none for an expense. */
export function daysOf({ ausencia }: Pick<RequestView, "ausencia">): string[] {
  const days = (ausencia?.periodos ?? []).flatMap(({ fecha_inicio, fecha_fin }) =>
    Array.from({ length: daysBetween(fecha_inicio, fecha_fin) + 1 }, (_, index) =>
      addDays(fecha_inicio, index),
    ),
  );
  return [...new Set(days)].toSorted();
}

/** From the first to the last day of a request, as far as the calendar answers; null for an expense. */
export function rangeOf(request: Pick<RequestView, "ausencia">): Range | null {
  const days = daysOf(request);
  const [from] = days;
  const last = days.at(-1);
  if (from === undefined || last === undefined) return null;
  const furthest = addDays(from, longestCalendar - 1);
  return { from, to: last < furthest ? last : furthest };
}

/** As few ranges of the calendar as hold some requests, so that a list asks for little. */
export function windowsOf(ranges: readonly Range[]): Range[] {
  const windows: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const window = windows.at(-1);
    const fits = window !== undefined && daysBetween(window.from, range.to) < longestCalendar;
    if (fits) windows[windows.length - 1] = { from: window.from, to: later(window.to, range.to) };
    else windows.push(range);
  }
  return windows;
}

/** The one of some ranges that holds a request's days; null for a request without days. */
export function windowOf(
  request: Pick<RequestView, "ausencia">,
  windows: readonly Range[],
): Range | null {
  const range = rangeOf(request);
  if (range === null) return null;
  return windows.find(({ from, to }) => from <= range.from && range.to <= to) ?? null;
}

function later(first: string, second: string): string {
  return first > second ? first : second;
}

/** Somebody else who is away, or may be, on days of a request. */
export type Colleague = { person: Person; days: string[]; isWaiting: boolean };

/** Other absent people on the days of a request, and the number present on each. */
export type Coverage = {
  colleagues: Colleague[];
  /** Days on which anybody has a schedule; of a request that waits, as if it were approved. */
  days: DayCoverage[];
  /** The one with the fewest people if a waiting request is approved. */
  tightest: DayCoverage | null;
};

/** Lays a request over the calendar of its team. */
export function coverageOf(
  request: Pick<RequestView, "id" | "ausencia" | "trabajador">,
  calendar: TeamCalendar,
): Coverage {
  const asked = new Set(daysOf(request));
  const colleagues = calendar.personas
    .filter(({ trabajador }) => trabajador.id !== request.trabajador.id)
    .flatMap(({ trabajador, ausencias }): Colleague[] => {
      const same = ausencias.filter(({ fecha }) => asked.has(fecha));
      if (same.length === 0) return [];
      const days = [...new Set(same.map(({ fecha }) => fecha))];
      const isWaiting = same.every(({ estado_id }) => estado_id === requestStates.pending);
      return [{ person: trabajador, days, isWaiting }];
    });
  // The figures of a waiting request are the server's (Rule LEAVE-80).
  const waiting = calendar.solicitudes.find(({ solicitud_id }) => solicitud_id === request.id);
  const days = waiting?.dias ?? calendar.dias.filter(({ fecha }) => asked.has(fecha));
  return {
    colleagues,
    days: days.filter(({ previstos }) => previstos > 0),
    tightest: waiting?.menos_gente ?? null,
  };
}

/** The balances that kinds of request spend; subtypes may spend others, which is not told here. */
const spent: Readonly<Record<number, BalanceKind>> = {
  [requestKinds.holidays]: "vacaciones",
  [requestKinds.personalAffairs]: "asuntos_propios",
  [requestKinds.paidHours]: "horas_retribuidas",
};

/** The balance charged by a request; null for none. */
export function balanceOf(request: AnyRequest): BalanceKind | null {
  return spent[request.pe_solicitud_tipo_id] ?? null;
}

/** The years of a request's days, in order. */
export function yearsOf(request: Pick<RequestView, "ausencia">): number[] {
  return [...new Set(daysOf(request).map((day) => Number(day.slice(0, 4))))];
}

/** The balance of somebody in an answer; null where they have none of it. */
export function balanceIn(summary: TeamSummary, workerId: number, kind: BalanceKind) {
  const person = summary.find(({ trabajador }) => trabajador.id === workerId);
  return person?.saldos.find(({ saldo }) => saldo === kind) ?? null;
}

/** The supervisors in whose place the reader may decide a request today. */
export function insteadOf(
  request: Pick<RequestView, "aprobaciones">,
  received: readonly Delegation[],
  today: string,
): Person[] {
  const current = received.filter(
    (one) => one.revocada_en === null && one.desde <= today && today <= one.hasta,
  );
  const ids = new Set(current.map(({ supervisor }) => supervisor.id));
  return request.aprobaciones
    .filter(({ aprobada, supervisor }) => aprobada === null && ids.has(supervisor.id))
    .map(({ supervisor }) => supervisor);
}
