import type { Balance } from "@atrio/contract/leave/leave";
import type { RequestView } from "@atrio/contract/request-view";

/** Some days in a row of a request, `YYYY-MM-DD`, both included. */
export type Span = { from: string; to: string };

/** The days that a request is for, from the first to the last; null for one without days. */
export function spanOf({ ausencia, gasto }: RequestView): Span | null {
  if (gasto !== null) return { from: gasto.fecha_gasto, to: gasto.fecha_gasto };
  const days = (ausencia?.periodos ?? []).flatMap((period) => [
    period.fecha_inicio,
    period.fecha_fin,
  ]);
  const ordered = days.toSorted();
  const [from] = ordered;
  const to = ordered.at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}

/** The next approved holidays: those running on a day, else the first that begin after it. */
export function nextHolidays({ fechas }: Balance, today: string): Span | null {
  const byRequest = new Map<number, Span>();
  for (const { solicitud_id, fecha } of fechas.filter((use) => !use.devuelta)) {
    const known = byRequest.get(solicitud_id) ?? { from: fecha, to: fecha };
    byRequest.set(solicitud_id, {
      from: fecha < known.from ? fecha : known.from,
      to: fecha > known.to ? fecha : known.to,
    });
  }
  const ahead = [...byRequest.values()].filter(({ to }) => to >= today);
  return ahead.toSorted((a, b) => a.from.localeCompare(b.from))[0] ?? null;
}

/** Next expiry of a balance: amount and last day; null when nothing is left. */
export function nextExpiry(
  { lotes }: Balance,
  today: string,
): { date: string; amount: number } | null {
  const open = lotes
    .map((lot) => ({
      date: lot.caduca_el,
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
