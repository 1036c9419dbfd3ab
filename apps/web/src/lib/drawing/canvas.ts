import { lineWidth } from "./drawing.ts";
import type { Drawing, Measure, Shape } from "./drawing.ts";

/** The page's own font, and one with the widths of a plain PDF's letters. */
export const fonts = {
  page: "'Figtree Variable', system-ui, sans-serif",
  plain: "Helvetica, Arial, 'Liberation Sans', sans-serif",
} as const;

function fontOf(size: number, isBold: boolean, family: string): string {
  return `${isBold ? 700 : 400} ${size}px ${family}`;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser cannot draw");
  return context;
}

/** A canvas of a size with its drawing context. Throws where the browser has none. */
export function openCanvas(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  return { canvas, context: contextOf(canvas) };
}

/** Measures texts as a font draws them. */
export function measureIn(family: string): Measure {
  const { context } = openCanvas(1, 1);
  return (text, size, isBold) => {
    context.font = fontOf(size, isBold, family);
    return context.measureText(text).width;
  };
}

/** Most pixels along a side, and in all, that browsers draw on everywhere. */
const longestSide = 16_000;
const mostPixels = 40_000_000;

/** Scale of a drawing as a picture: twice, or less where that would be too large. */
export function pictureScale({ width, height }: Pick<Drawing, "width" | "height">): number {
  const bySide = Math.min(longestSide / width, longestSide / height);
  return Math.min(2, bySide, Math.sqrt(mostPixels / (width * height)));
}

/** A drawing as a PNG. */
export async function toPng(
  drawing: Drawing,
  photos: ReadonlyMap<string, CanvasImageSource>,
): Promise<Blob> {
  const scale = pictureScale(drawing);
  const { canvas, context } = openCanvas(drawing.width * scale, drawing.height * scale);
  context.fillStyle = drawing.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  for (const shape of drawing.shapes) draw(context, shape, photos);
  return blobOf(canvas, "image/png");
}

/** Contents of a canvas as a file. */
export async function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.92);
  });
  if (blob === null) throw new Error("The picture is too large");
  return blob;
}

function draw(
  context: CanvasRenderingContext2D,
  shape: Shape,
  photos: ReadonlyMap<string, CanvasImageSource>,
): void {
  switch (shape.kind) {
    case "line":
      drawLine(context, shape);
      return;
    case "box":
      drawBox(context, shape);
      return;
    case "text":
      drawText(context, shape, fonts.page);
      return;
    case "photo":
      drawPhoto(context, shape, photos.get(shape.address));
  }
}

function drawLine(
  context: CanvasRenderingContext2D,
  { points, color }: Extract<Shape, { kind: "line" }>,
): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.strokeStyle = color;
  context.lineWidth = lineWidth;
  context.stroke();
}

function drawBox(context: CanvasRenderingContext2D, box: Extract<Shape, { kind: "box" }>): void {
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, box.radius);
  context.fillStyle = box.fill;
  context.fill();
  if (box.stroke === null) return;
  context.strokeStyle = box.stroke;
  context.lineWidth = 1;
  context.stroke();
}

/** Writes a text of a drawing. */
export function drawText(
  context: CanvasRenderingContext2D,
  text: Extract<Shape, { kind: "text" }>,
  family: string,
): void {
  context.font = fontOf(text.size, text.isBold, family);
  context.fillStyle = text.color;
  context.fillText(text.text, text.x, text.y);
}

function drawPhoto(
  context: CanvasRenderingContext2D,
  { x, y, size }: Extract<Shape, { kind: "photo" }>,
  image: CanvasImageSource | undefined,
): void {
  if (image === undefined) return;
  context.save();
  context.beginPath();
  context.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI);
  context.clip();
  context.drawImage(image, x, y, size, size);
  context.restore();
}
