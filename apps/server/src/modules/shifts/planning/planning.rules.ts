import type { ErrorCode } from "@atrio/contract/errors";

import { addDays, epochDay } from "../../../lib/calendar/dates.ts";
import { intervalsOf } from "../../../lib/calendar/stretches.ts";
import type { Interval, TimedPause } from "../../../lib/calendar/stretches.ts";

/** Local times of a shift; `fecha` is the date on which it starts. */
export type ShiftTimes = {
  fecha: string;
  hora_inicio: string;
  hora_fin: string;
  termina_dia_siguiente: boolean;
  turno_24h: boolean;
};

/** A shift that can be stored: its times agree with its flags. */
export type PlacedShift = ShiftTimes & { periodo: Interval };

type Placed<T> = { placed: T; error?: undefined } | { placed?: undefined; error: ErrorCode };

/**
 * Times of a shift with the instants that they cover in a zone (epoch milliseconds, Rule SHIFTS-2).
 * A shift of 24 hours ends at its start's time; an end not after the start needs the next day, an
 * end after it cannot have it.
 */
export function placeShift(times: ShiftTimes, zone: string): Placed<PlacedShift> {
  const { hora_inicio, turno_24h } = times;
  const hora_fin = turno_24h ? hora_inicio : times.hora_fin;
  const isNextDay = turno_24h || times.termina_dia_siguiente;
  if (isNextDay ? hora_fin > hora_inicio : hora_fin <= hora_inicio) {
    return { error: "shift.end_before_start" };
  }
  const [periodo] = intervalsOf([{ inicio: hora_inicio, fin: hora_fin }], times.fecha, zone);
  if (periodo === undefined || periodo.end <= periodo.start) {
    return { error: "shift.end_before_start" };
  }
  const is24h = turno_24h || hora_fin === hora_inicio;
  return {
    placed: {
      ...times,
      hora_fin,
      termina_dia_siguiente: isNextDay,
      turno_24h: is24h,
      periodo,
    },
  };
}

/** Instants of a pause of a shift; null where it does not lie within the shift (Rule SHIFTS-4). */
export function placePause(shift: PlacedShift, pause: TimedPause, zone: string): Interval | null {
  const isLater = pause.hora_inicio < shift.hora_inicio;
  const date = isLater ? addDays(shift.fecha, 1) : shift.fecha;
  const [interval] = intervalsOf([{ inicio: pause.hora_inicio, fin: pause.hora_fin }], date, zone);
  if (interval === undefined) return null;
  const { start, end } = shift.periodo;
  return interval.start > start && interval.end < end ? interval : null;
}

/** True if two pauses of a shift overlap. */
export function pausesOverlap(intervals: readonly Interval[]): boolean {
  const sorted = intervals.toSorted((a, b) => a.start - b.start);
  return sorted.some(({ start }, index) => start < (sorted[index - 1]?.end ?? start));
}

/**
 * Times of a copy of a shift that keeps its distance from the first day of what is copied. Wall times
 * stay: on the night of a clock change the copy lasts longer or shorter.
 */
export function placeCopy(
  shift: ShiftTimes & { zona_horaria: string },
  { first, target }: { first: string; target: string },
): PlacedShift {
  const fecha = addDays(target, epochDay(shift.fecha) - epochDay(first));
  const { hora_inicio, hora_fin } = shift;
  const [periodo] = intervalsOf(
    [{ inicio: hora_inicio, fin: hora_fin }],
    fecha,
    shift.zona_horaria,
  );
  if (periodo === undefined) throw new Error("A shift has one interval");
  const { termina_dia_siguiente, turno_24h } = shift;
  return { fecha, hora_inicio, hora_fin, termina_dia_siguiente, turno_24h, periodo };
}
