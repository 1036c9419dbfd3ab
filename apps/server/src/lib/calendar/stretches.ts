import { DAY_MS, epochDay } from "./dates.ts";
import { readingsOf } from "./zone.ts";

/** Wall-clock times `HH:mm`; an end not after the start is on the next day. */
export type Stretch = { inicio: string; fin: string };

/** Epoch milliseconds. */
export type Interval = { start: number; end: number };

/** Wall-clock times of a pause; an unpaid one interrupts the work. */
export type TimedPause = { hora_inicio: string; hora_fin: string; cuenta_como_trabajo: boolean };

/** Wall-clock times of a shift and of its pauses. */
type TimedShift = { hora_inicio: string; hora_fin: string; pausas: readonly TimedPause[] };

/** Stretches of a shift in order of time: the shift without its unpaid pauses. */
export function stretchesOf(shift: TimedShift): Stretch[] {
  const after = (time: string): number =>
    (clockOf(time) - clockOf(shift.hora_inicio) + DAY_MS) % DAY_MS;
  const unpaid = shift.pausas
    .filter((pause) => !pause.cuenta_como_trabajo)
    .toSorted((a, b) => after(a.hora_inicio) - after(b.hora_inicio));
  const starts = [shift.hora_inicio, ...unpaid.map((pause) => pause.hora_fin)];
  const ends = [...unpaid.map((pause) => pause.hora_inicio), shift.hora_fin];
  return starts.map((inicio, index) => ({ inicio, fin: ends[index] ?? shift.hora_fin }));
}

/**
 * The instants that the stretches of a date cover in a zone, in order and without overlap. An end
 * not after its start is on the next day, and so is a start before the previous stretch's. On the
 * night of a clock change:
 * - a time that is skipped moves forward to the moment of the change;
 * - of a time that happens twice, a start takes the earlier and an end the later, so that a night
 *   across the change counts its extra hour. An end at the very beginning of the repeated hour takes
 *   the earlier: nothing of that hour is scheduled. A start after another stretch's end takes the
 *   later where the earlier would overlap it.
 */
export function intervalsOf(items: Stretch[], date: string, zone: string): Interval[] {
  let midnight = epochDay(date) * DAY_MS;
  let previousEnd = Number.NEGATIVE_INFINITY;
  let previousFrom = 0;
  return items.map((item) => {
    const from = clockOf(item.inicio);
    if (from < previousFrom) midnight += DAY_MS;
    previousFrom = from;
    const to = clockOf(item.fin);
    const opening = readingsOf(zone, midnight + from);
    const closing = readingsOf(zone, midnight + to + (to <= from ? DAY_MS : 0));
    const start = opening.earlier < previousEnd ? opening.later : opening.earlier;
    const end = closing.later === closing.change ? closing.earlier : closing.later;
    previousEnd = Math.max(start, end);
    return { start, end: previousEnd };
  });
}

/** Whole minutes of real time that the stretches of a date cover in a zone. */
export function minutesOf(items: Stretch[], date: string, zone: string): number {
  return minutesIn(intervalsOf(items, date, zone));
}

/** Whole minutes of real time in intervals that do not overlap. */
export function minutesIn(intervals: readonly Interval[]): number {
  return intervals.reduce((total, { start, end }) => total + Math.floor((end - start) / 60_000), 0);
}

/** Milliseconds after midnight of a time `HH:mm`. */
function clockOf(time: string): number {
  return (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * 60_000;
}
