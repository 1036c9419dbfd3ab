import { closest, farthest } from "../viewport/viewport.model.ts";
import type { Viewport } from "../viewport/viewport.model.ts";

/** Pixels from the top left of the diagram. */
export type Point = { x: number; y: number };

/** Camera of a diagram, outside of React: a drag only shifts the drawn picture. */
export type Camera = {
  view: () => Viewport;
  /** Moves at once, or within so many milliseconds. */
  go: (view: Viewport, milliseconds?: number) => void;
  /** Calls after each change, until the answer is called. */
  watch: (listener: () => void) => () => void;
};

/** A camera that begins at a view. */
export function createCamera(beginning: Viewport): Camera {
  const listeners = new Set<() => void>();
  let view = beginning;
  let frame = 0;
  const put = (next: Viewport): void => {
    view = next;
    for (const listener of listeners) listener();
  };
  const glide = (to: Viewport, milliseconds: number): void => {
    const from = view;
    let began: number | null = null;
    const step = (now: number): void => {
      began ??= now;
      const part = Math.min(1, (now - began) / milliseconds);
      put(part === 1 ? to : between(from, to, part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  };
  return {
    view: () => view,
    go: (to, milliseconds = 0) => {
      cancelAnimationFrame(frame);
      if (milliseconds === 0) put(to);
      else glide(to, milliseconds);
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A view on the way from one to another, slow at both ends; `part` from 0 to 1. */
function between(from: Viewport, to: Viewport, part: number): Viewport {
  const eased = part * part * (3 - 2 * part);
  const mix = (a: number, b: number): number => a + (b - a) * eased;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) };
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

function spreadOf([a, b]: readonly Point[]): number {
  return a === undefined || b === undefined ? 1 : Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
}

/** The view after fingers that hold the diagram went from some points to others; two also stretch it. */
export function moved(view: Viewport, before: readonly Point[], after: readonly Point[]): Viewport {
  const [from, to] = [middleOf(before), middleOf(after)];
  const zoom = withinReach((view.zoom * spreadOf(after)) / spreadOf(before));
  const growth = zoom / view.zoom;
  return { x: to.x - (from.x - view.x) * growth, y: to.y - (from.y - view.y) * growth, zoom };
}

/** The view so many times closer; the point stays where it is. */
export function zoomedAt(view: Viewport, times: number, { x, y }: Point): Viewport {
  const zoom = withinReach(view.zoom * times);
  const growth = zoom / view.zoom;
  return { x: x - (x - view.x) * growth, y: y - (y - view.y) * growth, zoom };
}

const withinReach = (zoom: number): number => Math.min(closest, Math.max(farthest, zoom));

/** Maximum pixels of a turn that count: the sum of pages and pinches. */
const farthestTurn = 500;
/** A pinch on a touchpad arrives as a wheel with Ctrl, in steps so much smaller. */
const pinchSteps = 10;

/** Zoom factor of a wheel's turn; wheels count in pixels, lines or pages. */
export function wheelTimes({
  deltaY,
  deltaMode,
  ctrlKey: isPinch,
}: Pick<WheelEvent, "deltaY" | "deltaMode" | "ctrlKey">): number {
  const pixels = deltaY * ([1, 25, 500][deltaMode] ?? 1) * (isPinch ? pinchSteps : 1);
  // A wheel with Ctrl held moves at most as far as three turns without.
  return 2 ** (-Math.max(-farthestTurn, Math.min(farthestTurn, pixels)) * 0.002);
}
