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

/** Next expiry of a balance: amount and last day; null when nothing is left. */
export function nextExpiry(
  { lotes }: Balance,
  today: string,
): { date: string; amount: number } | null {
  const open = lotes
    .map((lot) => ({
      // Days given back by a birth do not expire.
      date: lot.caduca_el ?? "",
      // In hundredths, so that halves and hours add up.
      hundredths: Math.round((lot.cantidad - lot.usado - lot.pendiente - lot.caducado) * 100),
    }))
    .filter(({ date, hundredths }) => date >= today && hundredths > 0);
  const date = open.map((lot) => lot.date).toSorted()[0];
  if (date === undefined) return null;
  const same = open.filter((lot) => lot.date === date);
  return { date, amount: same.reduce((sum, { hundredths }) => sum + hundredths, 0) / 100 };
}

/** A part of the ring, in per cent of it, clockwise from the top. */
export type RingPart = { kind: "used" | "approved" | "pending"; start: number; share: number };

/** Enjoyed, approved and pending parts of a year's balance, around a ring. */
export function ringOf(balance: Balance): RingPart[] {
  const { dias_usados, dias_aprobados, dias_pendientes } = balance;
  const left = Math.max(0, balance.dias_restantes);
  // Expired and reserved days are no part of the ring: what is left open is available.
  const whole = dias_usados + dias_aprobados + dias_pendientes + left;
  if (whole <= 0) return [];
  let start = 0;
  return (
    [
      ["used", dias_usados],
      ["approved", dias_aprobados],
      ["pending", dias_pendientes],
    ] as const
  ).flatMap(([kind, amount]): RingPart[] => {
    const share = (Math.max(0, amount) / whole) * 100;
    const part = { kind, start, share };
    start += share;
    return share > 0 ? [part] : [];
  });
}
