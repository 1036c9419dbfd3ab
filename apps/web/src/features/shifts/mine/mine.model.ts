import type { AreaShift, DayWish, Exchange } from "@atrio/contract/shifts/exchanges";

import { addDays, daysBetween, formatDayMonth, formatWeekday } from "../../../lib/format.ts";

/** Days ahead of today that the page shows. */
export const daysAhead = 62;

/** Maximum number of days of one statement of availability. */
const mostDays = 62;

type Times = Pick<AreaShift, "hora_inicio" | "hora_fin" | "termina_dia_siguiente">;

/** `07:00–15:00`, with `+1` where it ends on the next day. */
export function timesOf({ hora_inicio, hora_fin, termina_dia_siguiente }: Times): string {
  return `${hora_inicio}–${hora_fin}${termina_dia_siguiente ? " +1" : ""}`;
}

/** Weekday and day of a date, `lunes, 23 nov`. */
export function dayText(date: string): string {
  return `${formatWeekday(date, "long")}, ${formatDayMonth(date)}`;
}

/** Shift in one line. */
export function shiftText(shift: Times & Pick<AreaShift, "fecha" | "area">): string {
  return `${dayText(shift.fecha)}, ${timesOf(shift)} · ${shift.area}`;
}

/** True if a request still waits for somebody. */
export function isWaiting({ estado }: Pick<Exchange, "estado">): boolean {
  return estado === "pendiente_companero" || estado === "pendiente_gestor";
}

/** True if the worker is asked to answer. */
export function isToAnswer(
  { estado, companero }: Pick<Exchange, "estado" | "companero">,
  workerId: number,
): boolean {
  return estado === "pendiente_companero" && companero?.id === workerId;
}

/** Waiting request of the worker about a shift. */
export function waitingOn(
  exchanges: readonly Exchange[],
  shiftId: number,
  workerId: number,
): Exchange | undefined {
  return exchanges.find(
    (one) => one.turno.id === shiftId && one.solicitante.id === workerId && isWaiting(one),
  );
}

/** Dates from one to another, both included; undefined for a wrong or too long range. */
export function datesOf(from: string, to: string): string[] | undefined {
  if (from === "" || to === "" || to < from) return undefined;
  const count = daysBetween(from, to) + 1;
  if (count > mostDays) return undefined;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

/** Wishes of days in a row with the same words, as one. */
export function runsOf(
  wishes: readonly DayWish[],
): Array<{ from: string; to: string; wish: DayWish }> {
  const runs: Array<{ from: string; to: string; wish: DayWish }> = [];
  for (const wish of wishes) {
    const last = runs.at(-1);
    const isSame =
      last !== undefined &&
      addDays(last.to, 1) === wish.fecha &&
      last.wish.preferencia === wish.preferencia &&
      last.wish.comentario === wish.comentario;
    if (isSame) last.to = wish.fecha;
    else runs.push({ from: wish.fecha, to: wish.fecha, wish });
  }
  return runs;
}
