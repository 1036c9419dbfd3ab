import { useEffect, useEffectEvent, useRef } from "react";
import type { RefObject } from "react";

import type { Row } from "../board.model.ts";
import type { Place } from "../plan/move.model.ts";

import { layoutOf, spotAfter } from "./layout.model.ts";
import type { Direction, Spot } from "./layout.model.ts";
import type { DayTimes } from "./timeline.model.ts";
import type { GridState } from "./use-grid-state.ts";

/** What the keys ask for; a shift is named by its id. */
export type GridActions = {
  onOpen: (id: number) => void;
  onCreate: (place: Place, days: readonly string[], times?: DayTimes) => void;
  onDrop: (ids: readonly number[], from: Place, to: Place, isCopy: boolean) => void;
  onRemove: (ids: readonly number[], key: string) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** The keyboard took shifts, carried them to a place, or let them go. */
  onCarried: (what: "taken" | "moved" | "cancelled", ids: readonly number[], place: Place) => void;
};

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "home",
  End: "end",
};

type GridKeysInput = {
  root: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  state: GridState;
  actions: GridActions;
};

/**
 * Keys of the board: arrows move, Space takes a shift, Enter drops or opens it, Alt+Enter drops a
 * copy, Escape cancels, Delete removes, Shift+Space selects, Ctrl+Z and Ctrl+Y undo and redo.
 */
export function useGridKeys({ root, rows, state, actions }: GridKeysInput): void {
  const wantsFocus = useRef(false);
  const go = (spot: Spot) => {
    wantsFocus.current = true;
    state.setActive(spot);
    revealRow(root.current, rows, spot.key);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isUndoKey(event)) {
      event.preventDefault();
      (event.shiftKey || event.key.toLowerCase() === "y" ? actions.onRedo : actions.onUndo)();
      return;
    }
    const spot = spotOf(event.target);
    if (spot === null) return;
    const isHandled =
      state.carried === null
        ? onFree(event, spot, { rows, state, actions, go })
        : onCarrying(event, { rows, state, actions, go });
    if (isHandled) event.preventDefault();
  });
  const onFocusIn = useEffectEvent((event: FocusEvent) => {
    const spot = spotOf(event.target);
    if (spot !== null && !isSame(spot, state.active)) state.setActive(spot);
  });
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const keys = (event: KeyboardEvent) => onKeyDown(event);
    const focus = (event: FocusEvent) => onFocusIn(event);
    element.addEventListener("keydown", keys);
    element.addEventListener("focusin", focus);
    return () => {
      element.removeEventListener("keydown", keys);
      element.removeEventListener("focusin", focus);
    };
  }, [root]);
  useEffect(() => {
    if (!wantsFocus.current || state.active === null) return;
    wantsFocus.current = false;
    elementAt(root.current, state.active)?.focus();
  }, [root, state.active]);
  // One spot can always be reached by Tab.
  useEffect(() => {
    const [first] = rows;
    const isGone = !rows.some(({ key }) => key === state.active?.key);
    if (isGone && first !== undefined) {
      state.setActive({ key: first.key, day: first.cells[0]?.day ?? "", index: 0 });
    }
  }, [rows, state]);
}

function isUndoKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && ["z", "y"].includes(key.toLowerCase());
}

function isSame(a: Spot, b: Spot | null): boolean {
  return b !== null && a.key === b.key && a.day === b.day && a.index === b.index;
}

type KeyContext = Pick<GridKeysInput, "rows" | "state" | "actions"> & { go: (spot: Spot) => void };

/** Keys while nothing is carried. */
function onFree(event: KeyboardEvent, spot: Spot, context: KeyContext): boolean {
  const { rows, state, actions, go } = context;
  const direction = directionOf(event);
  if (direction !== null) {
    go(spotAfter(rows, spot, direction));
    return true;
  }
  const id = shiftAt(rows, spot);
  const place = { key: spot.key, day: spot.day };
  const chosen = id !== null && state.selected.has(id) ? [...state.selected] : [id ?? 0];
  if (event.key === "Enter" || event.key === "n" || event.key === "+") {
    if (id !== null && event.key === "Enter") actions.onOpen(id);
    else actions.onCreate(place, [spot.day]);
    return true;
  }
  if (id === null) return false;
  if (event.key === " " && (event.shiftKey || event.ctrlKey)) {
    state.toggle(id);
    return true;
  }
  if (event.key === " ") {
    state.setCarried({ ids: new Set(chosen), from: place, to: place });
    actions.onCarried("taken", chosen, place);
    return true;
  }
  if (event.key === "Delete" || event.key === "Backspace") {
    actions.onRemove(chosen, spot.key);
    return true;
  }
  if (event.key === "Escape" && state.selected.size > 0) {
    state.setSelected(new Set());
    return true;
  }
  return false;
}

/** Keys while shifts are carried: the focus stays where they were taken. */
function onCarrying(event: KeyboardEvent, { rows, state, actions, go }: KeyContext): boolean {
  const { carried } = state;
  if (carried === null) return false;
  const direction = directionOf(event);
  if (direction !== null) {
    // Cells alone are targets: the way leads from the first of one to that of the next.
    const last = rows.find(({ key }) => key === carried.to.key);
    const cell = last?.cells.find(({ day }) => day === carried.to.day);
    const index = direction === "down" ? Math.max(0, (cell?.shifts.length ?? 1) - 1) : 0;
    const { key, day } = spotAfter(rows, { ...carried.to, index }, direction);
    const to = { key, day };
    state.setCarried({ ...carried, to });
    actions.onCarried("moved", [...carried.ids], to);
    return true;
  }
  if (event.key === "Escape") {
    state.setCarried(null);
    actions.onCarried("cancelled", [...carried.ids], carried.from);
    return true;
  }
  if (event.key !== "Enter" && event.key !== " ") return false;
  state.setCarried(null);
  actions.onDrop([...carried.ids], carried.from, carried.to, event.altKey);
  go({ ...carried.to, index: 0 });
  return true;
}

function directionOf({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): Direction | null {
  if (altKey || metaKey) return null;
  if (ctrlKey && key === "Home") return "first";
  if (ctrlKey && key === "End") return "last";
  return directions[key] ?? null;
}

/** Id of the shift at a spot; null for an empty cell. */
function shiftAt(rows: readonly Row[], { key, day, index }: Spot): number | null {
  const row = rows.find((one) => one.key === key);
  const cell = row?.cells.find((one) => one.day === day);
  return cell?.shifts[index]?.id ?? null;
}

/** The spot of an element of the grid, from its data attributes. */
export function spotOf(target: EventTarget | null): Spot | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>("[data-cell]");
  const { cell: key, day } = cell?.dataset ?? {};
  if (key === undefined || day === undefined) return null;
  const index = target.closest<HTMLElement>("[data-shift]")?.dataset["index"];
  return { key, day, index: Number(index ?? 0) };
}

function elementAt(root: HTMLElement | null, { key, day, index }: Spot): HTMLElement | null {
  const cell = root?.querySelector<HTMLElement>(`[data-cell="${key}"][data-day="${day}"]`);
  if (cell === null || cell === undefined) return null;
  const chips = cell.querySelectorAll<HTMLElement>("[data-shift]");
  return chips[Math.min(index, chips.length - 1)] ?? cell;
}

/** Scrolls a row into the middle part of the grid, which draws it. */
function revealRow(root: HTMLElement | null, rows: readonly Row[], key: string): void {
  const scroller = root?.querySelector<HTMLElement>('[role="grid"]');
  if (scroller === null || scroller === undefined) return;
  const top = layoutOf(rows).tops[rows.findIndex((row) => row.key === key)] ?? 0;
  const edge = 160;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  if (top > scroller.scrollTop + scroller.clientHeight - edge) {
    scroller.scrollTop = top - scroller.clientHeight + edge;
  }
}
