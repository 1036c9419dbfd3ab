import { addMinutes, formatTime, minutesBetween } from "../../../../../lib/format.ts";
import { isLocked } from "../division.model.ts";
import type { IntervalDraft, Stretch } from "../division.model.ts";

/** Minutes of the clock at which a dragged border stops. */
const gridMinutes = 5;

/** Clock of a bar: minutes are counted from the start of its signing. */
export type Scale = { from: string; zone: string };

/** Minutes between which something may move. */
export type Room = { min: number; max: number };

/** A stretch on the bar; without a row it is free. */
export type Place = { start: number; end: number; row: IntervalDraft | null };

/** A border that moves: the end of a row, the start of one, or both where two rows touch. */
export type Edge = Room & {
  ends: IntervalDraft | null;
  begins: IntervalDraft | null;
  at: number;
};

/** Stretches of a signing as minutes since its start. */
export function placesOf(stretches: readonly Stretch[], { from }: Scale): Place[] {
  return stretches.map(({ start, minutes, row }) => {
    const at = minutesBetween(from, start);
    return { start: at, end: at + minutes, row };
  });
}

/** Row of a place whose times may change; null for a free or an approved one. */
function movable(place: Place | undefined): IntervalDraft | null {
  const row = place?.row ?? null;
  return row === null || isLocked(row) ? null : row;
}

/** Borders that its worker may move, in order; a row that runs has no end yet. */
export function edgesOf(places: readonly Place[]): Edge[] {
  return places.flatMap((place, index) => {
    const row = movable(place);
    if (row === null) return [];
    const [before, after] = [places[index - 1], places[index + 1]];
    const isShared = movable(before) !== null && before?.end === place.start;
    const start = { ends: null, begins: row, at: place.start };
    return [
      ...(isShared ? [] : [limited(start, { min: roomBefore(before), max: place.end - 1 })]),
      ...(row.to === "" ? [] : [endOf(place, row, after)]),
    ];
  });
}

function endOf(place: Place, row: IntervalDraft, after: Place | undefined): Edge {
  const next = after?.start === place.end ? movable(after) : null;
  const max = next === null || after === undefined ? roomAfter(after, place) : after.end - 1;
  return limited({ ends: row, begins: next, at: place.end }, { min: place.start + 1, max });
}

const roomBefore = (before: Place | undefined): number => {
  if (before === undefined) return 0;
  return before.row === null ? before.start : before.end;
};

const roomAfter = (after: Place | undefined, { end }: Place): number => {
  if (after === undefined) return end;
  return after.row === null ? after.end : after.start;
};

/** Limits that hold the border where it is, also where typed times overlap. */
function limited(edge: Omit<Edge, "min" | "max">, { min, max }: Room): Edge {
  return { ...edge, min: Math.min(min, edge.at), max: Math.max(max, edge.at) };
}

/** Room in which a row may be moved as a whole; null for one that is approved or runs. */
export function roomOf(places: readonly Place[], index: number): Room | null {
  const place = places[index];
  const row = movable(place);
  if (place === undefined || row === null || row.to === "") return null;
  const [before, after] = [places[index - 1], places[index + 1]];
  return limited(
    { ends: row, begins: row, at: place.start },
    { min: roomBefore(before), max: roomAfter(after, place) },
  );
}

const clamp = (at: number, { min, max }: Room): number => Math.min(max, Math.max(min, at));

/** Minutes past a full hour on the clock as the signing begins. */
const offsetOf = ({ from, zone }: Scale): number => Number(formatTime(from, zone).slice(-2));

/** The nearest minute on the grid of the clock, inside the room. */
export function snapped(at: number, room: Room, scale: Scale): number {
  const offset = offsetOf(scale);
  const onGrid = Math.round((at + offset) / gridMinutes) * gridMinutes - offset;
  return clamp(onGrid, room);
}

/** Minute after a step by key: to the next one on the grid, or by one minute. */
export function stepped(
  edge: Edge,
  { by, isFine }: { by: 1 | -1; isFine: boolean },
  scale: Scale,
): number {
  if (isFine) return clamp(edge.at + by, edge);
  const offset = offsetOf(scale);
  const cell = (edge.at + offset) / gridMinutes;
  const next = by === 1 ? Math.floor(cell) + 1 : Math.ceil(cell) - 1;
  return clamp(next * gridMinutes - offset, edge);
}

/** Time of the clock at a minute of the bar, as fields show it. */
export const clockAt = (at: number, { from, zone }: Scale): string =>
  formatTime(addMinutes(from, at), zone);

/** Rows after their border was moved to a minute. */
export function rowsAt({ ends, begins }: Edge, at: number, scale: Scale): IntervalDraft[] {
  const time = clockAt(at, scale);
  return [
    ...(ends === null ? [] : [{ ...ends, to: time }]),
    ...(begins === null ? [] : [{ ...begins, from: time }]),
  ];
}

/** A row that was moved as a whole by some minutes, inside its room. */
export function rowMoved(
  { start, end, row }: Place,
  { by, room }: { by: number; room: Room },
  scale: Scale,
): IntervalDraft[] {
  if (row === null) return [];
  const length = end - start;
  const first = snapped(start + by, { min: room.min, max: room.max - length }, scale);
  return [{ ...row, from: clockAt(first, scale), to: clockAt(first + length, scale) }];
}
