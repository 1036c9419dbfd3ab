/** Width and height of a picture in its own pixels. */
export type Extent = { readonly width: number; readonly height: number };

/** The square that is kept: its centre in the picture's pixels, and how close it is, 1 the widest. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number };

/** Longest side in pixels of the sent photo; the server keeps smaller ones. */
const mostSide = 1024;
const mostZoom = 4;
/** Closer than this a face would be a few blurred pixels. */
const leastSide = 96;

/** The widest square, in the middle. */
export function firstCrop({ width, height }: Extent): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** Maximum zoom of a picture; 1 for a small one. */
export function closest({ width, height }: Extent): number {
  return Math.max(1, Math.min(mostZoom, Math.min(width, height) / leastSide));
}

/** Side of the kept square in the picture's pixels. */
export function sideOf({ width, height }: Extent, { zoom }: Crop): number {
  return Math.min(width, height) / zoom;
}

/** Side in pixels of the sent photo: at most the picture's. */
export function outputSide(picture: Extent, crop: Crop): number {
  return Math.max(1, Math.round(Math.min(mostSide, sideOf(picture, crop))));
}

/** The kept square moved by a share of its side; always within the picture. */
export function moved(picture: Extent, crop: Crop, { dx, dy }: { dx: number; dy: number }): Crop {
  const side = sideOf(picture, crop);
  return inside(picture, { ...crop, x: crop.x + dx * side, y: crop.y + dy * side });
}

/** The kept square at another distance, around the same centre as far as the picture goes. */
export function zoomed(picture: Extent, crop: Crop, zoom: number): Crop {
  return inside(picture, { ...crop, zoom: Math.min(closest(picture), Math.max(1, zoom)) });
}

function inside(picture: Extent, crop: Crop): Crop {
  const half = sideOf(picture, crop) / 2;
  const within = (center: number, length: number) =>
    Math.min(length - half, Math.max(half, center));
  return { ...crop, x: within(crop.x, picture.width), y: within(crop.y, picture.height) };
}

const keySteps: Readonly<Record<string, { dx: number; dy: number }>> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};
const keyShare = 0.04;
const keyZoom = 1.1;

/** Effect of a key on the kept square: arrows move, + and − zoom; null for others. */
export function keyed(picture: Extent, crop: Crop, key: string): Crop | null {
  const step = keySteps[key];
  if (step !== undefined) {
    return moved(picture, crop, { dx: step.dx * keyShare, dy: step.dy * keyShare });
  }
  if (key === "+" || key === "=") return zoomed(picture, crop, crop.zoom * keyZoom);
  if (key === "-" || key === "_") return zoomed(picture, crop, crop.zoom / keyZoom);
  return null;
}

const endings = /\.(jpe?g|png|webp|heic|heif)$/i;

/** Why a file cannot be a photo, by the key of its text; the server looks at its content. */
export function problemOf({
  name,
  type,
  size,
}: Pick<File, "name" | "type" | "size">): "type" | "empty" | null {
  // Some systems know no type for HEIC.
  const isPicture =
    type === "" ? endings.test(name) : /^image\/(jpeg|png|webp|hei[cf])$/.test(type);
  if (!isPicture) return "type";
  return size === 0 ? "empty" : null;
}
