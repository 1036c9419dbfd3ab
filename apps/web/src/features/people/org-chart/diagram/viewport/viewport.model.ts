import { sizes } from "../layout/layout.model.ts";
import type { Layout, Placed } from "../layout/layout.model.ts";

export type Size = { width: number; height: number };
/** Screen position of the chart's corner, in pixels, and its scale. */
export type Viewport = { x: number; y: number; zoom: number };

/** Margin around the chart when all of it is shown; at the sides also for the buttons. */
const margin = 32;
const sideMargin = 72;
export const farthest = 0.04;
export const closest = 1.6;
/** From here on a name is easily read; from a little farther a whole chart may be shown at once. */
export const comfortable = 0.8;
const wholeFrom = 0.62;
/** Below these zoom levels occupations, and names, cannot be read. */
const detailedFrom = 0.6;
const readableFrom = 0.42;

/** Level of detail of a node: all, the name alone, or its box only. */
export function detailAt(zoom: number): "all" | "name" | "none" {
  if (zoom >= detailedFrom) return "all";
  return zoom >= readableFrom ? "name" : "none";
}

/** Whole chart centred on the screen, at full size at most. */
export function wholeView(layout: Layout, screen: Size): Viewport {
  const room = { width: screen.width - 2 * sideMargin, height: screen.height - 2 * margin };
  const zoom = Math.min(1, room.width / layout.width, room.height / layout.height);
  return centred(layout.width / 2, layout.height / 2, Math.max(farthest, zoom), screen);
}

function centred(x: number, y: number, zoom: number, screen: Size): Viewport {
  return { x: screen.width / 2 - x * zoom, y: screen.height / 2 - y * zoom, zoom };
}

/** Initial view of a chart: all of it where it is readable, else its top or the focused node. */
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

/** True if a node can be seen whole. */
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

/** True if the screen shows some of a chart's nodes. */
export function isAnyInView(layout: Layout, view: Viewport, screen: Size): boolean {
  return layout.nodes.some(({ x, y }) => {
    const left = x * view.zoom + view.x;
    const top = y * view.zoom + view.y;
    return (
      left < screen.width &&
      top < screen.height &&
      left + sizes.width * view.zoom > 0 &&
      top + sizes.height * view.zoom > 0
    );
  });
}

/** True if the screen shows all of a chart. */
export function isWhole({ x, y, zoom }: Viewport, layout: Layout, screen: Size): boolean {
  const [right, bottom] = [x + layout.width * zoom, y + layout.height * zoom];
  return x >= 0 && y >= 0 && right <= screen.width && bottom <= screen.height;
}

/** Zoom factor between two drawn parts, and the number of steps across a screen. */
const zoomStep = 1.25;
const stepsAcross = 8;

/**
 * Key of the drawn part of a chart: the screen and a step or more on all sides, so that it stays
 * the same during small moves and has time to change before anything is missing. A key, because
 * keys compare quickly.
 */
export function partKey({ x, y, zoom }: Viewport, screen: Size): string {
  const bucket = Math.floor(Math.log(zoom) / Math.log(zoomStep));
  const { across, down } = stepsAt(bucket, screen);
  return `${bucket}:${Math.floor(-x / zoom / across)}:${Math.floor(-y / zoom / down)}`;
}

function stepsAt(bucket: number, screen: Size): { across: number; down: number } {
  const zoom = zoomStep ** bucket;
  return { across: screen.width / zoom / stepsAcross, down: screen.height / zoom / stepsAcross };
}

/** True if a node is in a part of a chart. */
export function isInPart({ x, y }: { x: number; y: number }, key: string, screen: Size): boolean {
  const [bucket = 0, column = 0, row = 0] = key.split(":").map(Number);
  const { across, down } = stepsAt(bucket, screen);
  const left = (column - 1) * across;
  const top = (row - 1) * down;
  return (
    x + sizes.width >= left &&
    x <= left + (stepsAcross + 3) * across &&
    y + sizes.height + sizes.between >= top &&
    y <= top + (stepsAcross + 3) * down
  );
}
