import { useState } from "react";
import type { PointerEvent } from "react";

import type { IntervalDraft } from "../division.model.ts";

import { rowMoved, rowsAt, snapped } from "./bar.model.ts";
import type { Edge, Place, Room, Scale } from "./bar.model.ts";

/** Pixels below which a press is a click. */
const clickPixels = 4;

/** Target of a drag: a border, a row as a whole, or a free stretch on which a row is drawn. */
export type Grip =
  | { kind: "edge"; edge: Edge }
  | { kind: "row"; place: Place; room: Room }
  | { kind: "free"; place: Place };

type Drag = { grip: Grip; x: number; at: number; moved: boolean; drawn: Room | null };

type BarDragInput = {
  scale: Scale;
  length: number;
  onRows: (rows: IntervalDraft[]) => void;
  /** A row was drawn between two minutes; a click takes the whole free stretch. */
  onDraw: (span: Room) => void;
};

/** Moves borders and rows of a bar with a pointer, and draws rows on what is free. */
export function useBarDrag({ scale, length, onRows, onDraw }: BarDragInput) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const minuteAt = (track: Element, x: number) => {
    const { left, width } = track.getBoundingClientRect();
    return ((x - left) / width) * length;
  };
  const begin = (event: PointerEvent<HTMLElement>, grip: Grip) => {
    const track = event.currentTarget.closest("[data-track]");
    if (event.button !== 0 || track === null) return;
    track.setPointerCapture(event.pointerId);
    const at = minuteAt(track, event.clientX);
    setDrag({ grip, x: event.clientX, at, moved: false, drawn: null });
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (drag === null) return;
    const { grip } = drag;
    if (!drag.moved && Math.abs(event.clientX - drag.x) <= clickPixels) return;
    const at = minuteAt(event.currentTarget, event.clientX);
    setDrag({ ...drag, moved: true, drawn: grip.kind === "free" ? drawnOf(grip.place, at) : null });
    if (grip.kind === "edge") onRows(rowsAt(grip.edge, snapped(at, grip.edge, scale), scale));
    if (grip.kind === "row") {
      onRows(rowMoved(grip.place, { by: at - drag.at, room: grip.room }, scale));
    }
  };
  const drawnOf = (place: Place, at: number): Room => {
    const room = { min: place.start, max: place.end };
    const ends = [snapped(drag?.at ?? at, room, scale), snapped(at, room, scale)];
    return { min: Math.min(...ends), max: Math.max(...ends) };
  };
  const end = () => {
    setDrag(null);
    if (drag?.grip.kind !== "free") return;
    const { start, end: last } = drag.grip.place;
    const span = drag.moved ? drag.drawn : { min: start, max: last };
    if (span !== null && span.max > span.min) onDraw(span);
  };
  return {
    drawn: drag?.drawn ?? null,
    begin,
    track: { onPointerMove: move, onPointerUp: end, onPointerCancel: () => setDrag(null) },
  };
}
