import { useState } from "react";
import type { PointerEvent } from "react";

import type { CycleStretch } from "@atrio/contract/time/schedules-office";

import { fitted, snap, spanOf } from "./editor.model.ts";
import type { Span } from "./editor.model.ts";

type Part = "whole" | "start" | "end";
/** A stretch that is drawn, moved or stretched on a day; null while it is new. */
export type Drag = { day: number; stretch: CycleStretch | null; span: Span };
type Grip = { part: Part; at: number; from: Span };

/** Pixels below which a press is a click. */
const clickPixels = 4;

type AxisDragInput = {
  axis: Span;
  onDraw: (day: number, span: Span) => void;
  onMove: (stretch: CycleStretch, span: Span) => void;
  /** A stretch was pressed without moving it: the captured pointer clicks no button. */
  onPress: (stretch: CycleStretch) => void;
};

/** Drawing and moving stretches with a pointer on the rows of an hour axis. */
export function useAxisDrag({ axis, onDraw, onMove, onPress }: AxisDragInput) {
  const [drag, setDrag] = useState<(Drag & { grip: Grip; x: number; moved: boolean }) | null>(null);
  const minutesAt = (track: Element, x: number) => {
    const { left, width } = track.getBoundingClientRect();
    return axis.start + ((x - left) / width) * (axis.end - axis.start);
  };
  const begin = (
    event: PointerEvent<HTMLElement>,
    day: number,
    held: { stretch: CycleStretch; part: Part } | null,
  ) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    const track = event.currentTarget.closest("[data-track]");
    if (track === null) return;
    track.setPointerCapture(event.pointerId);
    const at = minutesAt(track, event.clientX);
    const from = held === null ? { start: snap(at), end: snap(at) } : spanOf(held.stretch);
    const grip = { part: held?.part ?? ("end" as const), at, from };
    const stretch = held?.stretch ?? null;
    setDrag({ day, stretch, span: from, grip, x: event.clientX, moved: false });
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (drag === null) return;
    const moved = drag.moved || Math.abs(event.clientX - drag.x) > clickPixels;
    if (!moved) return;
    const by = snap(minutesAt(event.currentTarget, event.clientX) - drag.grip.at);
    setDrag({ ...drag, moved, span: spanAfter(drag.grip, by, drag.stretch === null) });
  };
  const end = () => {
    setDrag(null);
    if (drag?.moved === false && drag.stretch !== null) onPress(drag.stretch);
    if (drag?.moved !== true || drag.span.end <= drag.span.start) return;
    if (drag.stretch === null) onDraw(drag.day, drag.span);
    else onMove(drag.stretch, drag.span);
  };
  const shown: Drag | null = drag?.moved === true ? drag : null;
  return {
    drag: shown,
    begin,
    track: { onPointerMove: move, onPointerUp: end, onPointerCancel: () => setDrag(null) },
  };
}

function spanAfter({ part, from }: Grip, by: number, isNew: boolean): Span {
  if (part === "whole") return fitted({ start: from.start + by, end: from.end + by });
  if (part === "start") {
    const start = Math.min(from.start + by, from.end - 15);
    return fitted({ start: Math.max(0, start), end: from.end });
  }
  // A new stretch may be drawn in both directions.
  if (isNew && by < 0) return fitted({ start: from.start + by, end: from.start });
  return fitted({ start: from.start, end: from.end + by });
}
