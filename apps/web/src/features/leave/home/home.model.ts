import type { Balance } from "@atrio/contract/leave/leave";
import type { RequestView } from "@atrio/contract/request-view";

import { addDays } from "../../../lib/format.ts";

/** Some days in a row of a request, `YYYY-MM-DD`, both included. */
export type Span = {
  from: string;
  to: string;
  /** Nobody knows the last day. */
  isOpen?: boolean;
};

/**
 * The days that a request is for, in order, those in a row together: three single days are three
 * spans (Rule LEAVE-82). None for a request without days.
 */
export function spansOf({ ausencia, gasto }: Pick<RequestView, "ausencia" | "gasto">): Span[] {
  if (gasto !== null) return [{ from: gasto.fecha_gasto, to: gasto.fecha_gasto }];
  const isOpen = ausencia?.sin_fecha_fin === true;
  const periods = (ausencia?.periodos ?? []).map(({ fecha_inicio, fecha_fin }): Span => ({
    from: fecha_inicio,
    to: fecha_fin,
    ...(isOpen && { isOpen }),
  }));
  const spans: Span[] = [];
  for (const period of periods.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = spans.at(-1);
    if (last === undefined || addDays(last.to, 1) < period.from) spans.push(period);
    else if (last.to < period.to) last.to = period.to;
  }
  return spans;
}

/** The next day of approved holidays, from a day on; null without one. */
export function nextUse({ fechas }: Balance, today: string): Balance["fechas"][number] | null {
  const ahead = fechas.filter((use) => !use.devuelta && use.fecha >= today);
  return ahead.toSorted((a, b) => a.fecha.localeCompare(b.fecha))[0] ?? null;
}

/**
 * The days in a row around the next day of approved holidays, by the periods of its request (Rule
 * LEAVE-82). Where a medical leave gave some of them back, only those that are left.
 */
export function nextHolidays(
  { fechas }: Balance,
  next: Balance["fechas"][number],
  request: Pick<RequestView, "ausencia" | "gasto">,
): Span {
  const { fecha, solicitud_id } = next;
  const span = spansOf(request).find(({ from, to }) => from <= fecha && fecha <= to);
  if (span === undefined) return { from: fecha, to: fecha };
  const within = fechas.filter(
    (use) => use.solicitud_id === solicitud_id && span.from <= use.fecha && use.fecha <= span.to,
  );
  if (!within.some((use) => use.devuelta)) return span;
  const left = within
    .filter((use) => !use.devuelta)
    .map((use) => use.fecha)
    .toSorted();
  return { from: left[0] ?? fecha, to: left.at(-1) ?? fecha };
}
