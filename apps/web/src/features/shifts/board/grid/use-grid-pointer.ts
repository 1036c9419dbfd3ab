import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";

import type { Place } from "../plan/move.model.ts";

import { minuteAt, minutesOfWidth, timesBetween } from "./timeline.model.ts";
import { spotOf } from "./use-grid-keys.ts";
import type { GridActions } from "./use-grid-keys.ts";
import type { GridState } from "./use-grid-state.ts";

/** What the pointer asks for. */
export type PointerActions = Pick<GridActions, "onOpen" | "onCreate" | "onDrop"> & {
  /** A frequent shift was dropped on a place. */
  onTemplate: (key: string, place: Place) => void;
  /** An edge of a shift was dragged to a minute of its day. */
  onResize: (id: number, edge: "start" | "end", minute: number) => void;
  /** A shift was dragged along its day. */
  onDelay: (id: number, minutes: number) => void;
};

type GridPointerInput = {
  /** Element around the grid and the frequent shifts. */
  root: RefObject<HTMLElement | null>;
  state: GridState;
  actions: PointerActions;
};

type Drag = {
  kind: "shift" | "template" | "draw" | "start" | "end";
  /** The cell is a whole day by its hours. */
  isTimeline: boolean;
  source: HTMLElement;
  from: Place | null;
  x: number;
  y: number;
  endX: number;
  ghost: HTMLElement | null;
  over: HTMLElement | null;
};

/** Pixels that the pointer travels before a click becomes a drag. */
const threshold = 5;

/**
 * Drags on the board with one listener: a shift to another place (Alt copies), a frequent shift to a
 * cell, or a stroke over empty cells that makes shifts. The ghost moves by transform, without
 * rendering. Touch scrolls: phones have sheets instead.
 */
export function useGridPointer({ root, state, actions }: GridPointerInput): void {
  const onClick = useEffectEvent((event: MouseEvent) => {
    const spot = spotOf(event.target);
    if (spot === null || !(event.target instanceof Element)) return;
    state.setCarried(null);
    const id = Number(event.target.closest<HTMLElement>("[data-shift]")?.dataset["shift"] ?? 0);
    if (id === 0) {
      const cell = event.target.closest<HTMLElement>('[data-timeline="true"]');
      const minute = cell === null ? null : minuteAt(event.clientX, extentOf(cell));
      const times = minute === null ? undefined : timesBetween(minute, minute + 60);
      actions.onCreate(spot, [spot.day], times);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey) state.toggle(id);
    else actions.onOpen(id);
  });
  const onDropped = useEffectEvent((drag: Drag, isCopy: boolean) => {
    const { kind, source, from, over, isTimeline } = drag;
    const id = Number(source.dataset["shift"]);
    if (kind === "start" || kind === "end") {
      const cell = source.closest<HTMLElement>("[data-cell]");
      if (cell !== null) actions.onResize(id, kind, minuteAt(drag.endX, extentOf(cell)));
      return;
    }
    const to = over === null ? null : placeOf(over);
    if (to === null) return;
    if (kind === "template") actions.onTemplate(source.dataset["template"] ?? "", to);
    if (kind === "shift" && isTimeline && !isCopy && over?.contains(source) === true) {
      actions.onDelay(id, minutesOfWidth(drag.endX - drag.x, extentOf(over).width));
      return;
    }
    if (kind === "shift" && from !== null) {
      const ids = state.selected.has(id) ? [...state.selected] : [id];
      actions.onDrop(ids, from, to, isCopy);
    }
    if (kind === "draw" && from !== null) {
      const extent = extentOf(source);
      const times = isTimeline
        ? timesBetween(minuteAt(drag.x, extent), minuteAt(drag.endX, extent))
        : undefined;
      actions.onCreate(from, daysUnder(source, over), times);
    }
  });
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    return listen(element, {
      onClick: (event) => onClick(event),
      onDropped: (drag, isCopy) => onDropped(drag, isCopy),
    });
  }, [root]);
}

type Listeners = {
  onClick: (event: MouseEvent) => void;
  onDropped: (drag: Drag, isCopy: boolean) => void;
};

function listen(element: HTMLElement, { onClick, onDropped }: Listeners): () => void {
  let drag: Drag | null = null;
  let wasDragged = false;
  const end = () => {
    if (drag !== null) clear(drag);
    drag = null;
    document.removeEventListener("pointermove", move);
    document.removeEventListener("pointerup", up);
    document.removeEventListener("pointercancel", end);
    document.removeEventListener("keydown", cancel, true);
  };
  const move = (event: PointerEvent) => {
    if (drag === null) return;
    if (drag.ghost === null && drag.over === null) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < threshold) return;
      wasDragged = true;
      begin(drag);
    }
    follow(drag, event);
  };
  const up = (event: PointerEvent) => {
    const done = drag;
    const isDrop = wasDragged && done !== null && done.over !== null;
    end();
    if (isDrop) onDropped(done, event.altKey);
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    end();
  };
  const down = (event: PointerEvent) => {
    wasDragged = false;
    if (event.button !== 0 || event.pointerType === "touch") return;
    drag = dragOf(event);
    if (drag === null) return;
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", up);
    document.addEventListener("pointercancel", end);
    document.addEventListener("keydown", cancel, true);
  };
  const click = (event: MouseEvent) => {
    if (!wasDragged) onClick(event);
    wasDragged = false;
  };
  element.addEventListener("pointerdown", down);
  element.addEventListener("click", click);
  return () => {
    end();
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("click", click);
  };
}

function dragOf(event: PointerEvent): Drag | null {
  if (!(event.target instanceof Element)) return null;
  const isTimeline = event.target.closest('[data-timeline="true"]') !== null;
  const { clientX: x, clientY: y } = event;
  const at = { x, y, endX: x, ghost: null, over: null, isTimeline };
  const template = event.target.closest<HTMLElement>("[data-template]");
  if (template !== null) return { kind: "template", source: template, from: null, ...at };
  const cell = event.target.closest<HTMLElement>("[data-cell]");
  const from = cell === null ? null : placeOf(cell);
  const chip = event.target.closest<HTMLElement>("[data-shift]");
  if (chip !== null) {
    const kind = isTimeline ? edgeAt(chip, x) : null;
    return { kind: kind ?? "shift", source: chip, from, ...at };
  }
  return cell === null ? null : { kind: "draw", source: cell, from, ...at };
}

function begin(drag: Drag): void {
  document.documentElement.dataset["dragging"] = "true";
  if (["draw", "start", "end"].includes(drag.kind)) return;
  const { width, height, left, top } = drag.source.getBoundingClientRect();
  const ghost = drag.source.cloneNode(true);
  if (!(ghost instanceof HTMLElement)) return;
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "400",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: "none",
    opacity: "0.92",
    boxShadow: "var(--atrio-shadow)",
    willChange: "transform",
  });
  ghost.removeAttribute("data-shift");
  ghost.setAttribute("aria-hidden", "true");
  ghost.tabIndex = -1;
  drag.source.dataset["lifted"] = "true";
  document.body.append(ghost);
  Object.assign(drag, { ghost });
}

function follow(drag: Drag, { clientX, clientY, target }: PointerEvent): void {
  Object.assign(drag, { endX: clientX });
  if (drag.kind === "start" || drag.kind === "end") {
    stretch(drag);
    return;
  }
  // The browser has looked for the element under the pointer; the ghost takes no events.
  const under = target instanceof Element ? target : null;
  const cell = under?.closest<HTMLElement>("[data-cell]") ?? null;
  const isOther = drag.kind === "draw" && cell?.dataset["cell"] !== drag.source.dataset["cell"];
  const next = isOther ? drag.over : cell;
  if (next !== drag.over) {
    unmark(drag);
    Object.assign(drag, { over: next });
    mark(drag);
  }
  scrollNear(drag.source.closest<HTMLElement>('[role="grid"]'), clientY);
  // Movement of the ghost last: a size that is read after a change makes the browser lay the page out in between.
  if (drag.ghost !== null) {
    drag.ghost.style.transform = `translate(${clientX - drag.x}px, ${clientY - drag.y}px)`;
  }
}

/** Pixels from an edge of a shift in which a drag changes its time. */
const grip = 9;

function edgeAt(chip: HTMLElement, x: number): "start" | "end" | null {
  const { left, right } = chip.getBoundingClientRect();
  if (right - x < grip) return "end";
  return x - left < grip ? "start" : null;
}

function extentOf(cell: HTMLElement): { left: number; width: number } {
  const { left, width } = cell.getBoundingClientRect();
  return { left, width };
}

/** Shows a shift with its edge under the pointer, without rendering. */
function stretch(drag: Drag): void {
  const { source, kind, x, endX } = drag;
  const cell = source.closest<HTMLElement>("[data-cell]");
  Object.assign(drag, { over: cell });
  const delta = endX - x;
  source.style.setProperty("--stretch-start", `${kind === "start" ? delta : 0}px`);
  source.style.setProperty("--stretch", `${kind === "start" ? -delta : delta}px`);
}

/** Distance from the edge of the grid in which it scrolls under a drag. */
const edge = 48;

function scrollNear(scroller: HTMLElement | null, y: number): void {
  if (scroller === null) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  if (y > bottom - edge) scroller.scrollTop += 14;
  if (y < top + edge + 40) scroller.scrollTop -= 14;
}

function mark(drag: Drag): void {
  for (const cell of markedCells(drag)) cell.dataset["over"] = "true";
}

function unmark(drag: Drag): void {
  for (const cell of document.querySelectorAll<HTMLElement>("[data-over]")) {
    delete cell.dataset["over"];
  }
  delete drag.source.dataset["over"];
}

function markedCells({ kind, source, over }: Drag): HTMLElement[] {
  if (over === null) return [];
  return kind === "draw" ? cellsBetween(source, over) : [over];
}

/** Cells of a row from one to another, both included. */
function cellsBetween(first: HTMLElement, last: HTMLElement): HTMLElement[] {
  const cells = [...(first.parentElement?.querySelectorAll<HTMLElement>("[data-cell]") ?? [])];
  const [from = 0, to = from] = [cells.indexOf(first), cells.indexOf(last)].toSorted(
    (a, b) => a - b,
  );
  return cells.slice(Math.max(0, from), to + 1);
}

function daysUnder(first: HTMLElement, last: HTMLElement | null): string[] {
  const cells = last === null ? [first] : cellsBetween(first, last);
  return cells.flatMap((cell) => cell.dataset["day"] ?? []);
}

function placeOf({ dataset }: HTMLElement): Place | null {
  const { cell: key, day } = dataset;
  return key === undefined || day === undefined ? null : { key, day };
}

function clear(drag: Drag): void {
  unmark(drag);
  delete drag.source.dataset["lifted"];
  drag.source.style.removeProperty("--stretch-start");
  drag.source.style.removeProperty("--stretch");
  delete document.documentElement.dataset["dragging"];
  drag.ghost?.remove();
}
