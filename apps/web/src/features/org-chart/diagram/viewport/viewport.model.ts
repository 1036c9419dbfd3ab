import { sizes } from "../layout/layout.model.ts";
import type { Layout, Placed } from "../layout/layout.model.ts";

export type Size = { width: number; height: number };
type Viewport = { x: number; y: number; zoom: number };

/** Room around the chart when all of it is shown; at the sides also for the buttons. */
const margin = 32;
const sideMargin = 72;
export const farthest = 0.04;
export const closest = 1.6;
/** From here on a name is easily read; from a little farther a whole chart may be shown at once. */
export const comfortable = 0.8;
const wholeFrom = 0.62;
/** Below this nobody can read a name: only where nodes are is drawn. */
export const readableFrom = 0.36;

/** All of a chart in the middle of the screen, at full size at most. */
export function wholeView(layout: Layout, screen: Size): Viewport {
  const room = { width: screen.width - 2 * sideMargin, height: screen.height - 2 * margin };
  const zoom = Math.min(1, room.width / layout.width, room.height / layout.height);
  return centred(layout.width / 2, layout.height / 2, Math.max(farthest, zoom), screen);
}

function centred(x: number, y: number, zoom: number, screen: Size): Viewport {
  return { x: screen.width / 2 - x * zoom, y: screen.height / 2 - y * zoom, zoom };
}

/** How a chart opens: all of it where that can be read, else from its top or where one stands. */
export function firstView(layout: Layout, screen: Size, current: Placed | undefined): Viewport {
  const whole = wholeView(layout, screen);
  const zoom = Math.max(comfortable, Math.min(1, whole.zoom));
  if (current !== undefined) return viewOn(current, zoom, screen);
  if (whole.zoom >= wholeFrom) return whole;
  const [top] = layout.nodes;
  const middle = (top?.x ?? 0) + sizes.width / 2;
  return { x: screen.width / 2 - middle * zoom, y: margin, zoom };
}

/** A node in the middle of the screen. */
export function viewOn({ x, y }: Placed, zoom: number, screen: Size): Viewport {
  return centred(x + sizes.width / 2, y + sizes.height / 2, zoom, screen);
}

/** Whether a node can be seen whole. */
export function isInView({ x, y }: Placed, view: Viewport, screen: Size): boolean {
  const left = x * view.zoom + view.x;
  const top = y * view.zoom + view.y;
  return (
    left >= 0 &&
    top >= 0 &&
    left + sizes.width * view.zoom <= screen.width &&
    top + (sizes.height + sizes.between) * view.zoom <= screen.height
  );
}

/** How much closer one must look before another part is drawn, and in how many steps a screen is crossed. */
const zoomStep = 1.25;
const stepsAcross = 4;

/**
 * Which part of a chart is drawn: more than the screen shows, so that it stays the same while the
 * screen moves a little. A key, because that is quickly compared.
 */
export function partKey([x, y, zoom]: readonly [number, number, number], screen: Size): string {
  const bucket = Math.floor(Math.log(zoom) / Math.log(zoomStep));
  const { across, down } = stepsAt(bucket, screen);
  return `${bucket}:${Math.floor(-x / zoom / across)}:${Math.floor(-y / zoom / down)}`;
}

function stepsAt(bucket: number, screen: Size): { across: number; down: number } {
  const zoom = zoomStep ** bucket;
  return { across: screen.width / zoom / stepsAcross, down: screen.height / zoom / stepsAcross };
}

/** Whether a node is in a part of a chart. */
export function isInPart({ x, y }: { x: number; y: number }, key: string, screen: Size): boolean {
  const [bucket = 0, column = 0, row = 0] = key.split(":").map(Number);
  const { across, down } = stepsAt(bucket, screen);
  const left = column * across;
  const top = row * down;
  return (
    x + sizes.width >= left &&
    x <= left + (stepsAcross + 1) * across &&
    y + sizes.height + sizes.between >= top &&
    y <= top + (stepsAcross + 1) * down
  );
}
