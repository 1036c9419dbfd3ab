import { lengthOf, minuteOf, timeOf } from "../plan/plan.model.ts";
import type { ShiftState } from "../plan/plan.model.ts";

const dayMinutes = 24 * 60;
/** Times on the timeline of a day fall on quarters of an hour. */
const snap = 15;

type Times = Pick<ShiftState, "hora_inicio" | "hora_fin" | "turno_24h">;
/** Times of a shift on a day. */
export type DayTimes = Times & Pick<ShiftState, "termina_dia_siguiente">;

/** Start and width of a shift on its day, as shares of it; a night ends at the edge. */
export function barOf(shift: Times): { start: number; span: number } {
  const start = minuteOf(shift.hora_inicio);
  const span = Math.min(lengthOf(shift), dayMinutes - start);
  return { start: start / dayMinutes, span: span / dayMinutes };
}

type Extent = { left: number; width: number };

/** Minutes of a width on the timeline. */
export function minutesOfWidth(width: number, whole: number): number {
  return whole === 0 ? 0 : (width / whole) * dayMinutes;
}

/** Minute of the day at a horizontal position, on a quarter of an hour. */
export function minuteAt(x: number, { left, width }: Extent): number {
  const minute = minutesOfWidth(x - left, width);
  return Math.min(dayMinutes, Math.max(0, Math.round(minute / snap) * snap));
}

/** Times between two minutes of a day in any order, at least a quarter of an hour. */
export function timesBetween(first: number, second: number): DayTimes {
  const start = Math.min(first, second, dayMinutes - snap);
  const end = Math.max(first, second, start + snap);
  return timesOf(start, end - start);
}

/** Times of a shift that begins or ends at another minute of its day. */
export function resizedTimes(shift: Times, edge: "start" | "end", minute: number): DayTimes {
  const start = minuteOf(shift.hora_inicio);
  const length = lengthOf(shift);
  if (edge === "end") return timesOf(start, Math.max(snap, minute - start));
  const moved = Math.min(minute, start + length - snap);
  return timesOf(moved, start + length - moved);
}

/** Times of a shift some minutes later or earlier, still beginning on its day. */
export function movedTimes(shift: Times, minutes: number): DayTimes {
  const start = minuteOf(shift.hora_inicio) + Math.round(minutes / snap) * snap;
  return timesOf(Math.min(dayMinutes - snap, Math.max(0, start)), lengthOf(shift));
}

function timesOf(start: number, length: number): DayTimes {
  const limited = Math.min(length, dayMinutes);
  return {
    hora_inicio: timeOf(start),
    hora_fin: timeOf(start + limited),
    termina_dia_siguiente: start + limited >= dayMinutes,
    turno_24h: limited === dayMinutes,
  };
}
