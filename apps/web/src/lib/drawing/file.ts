import { currentLanguage } from "../language.ts";

import { blobOf, drawText, fonts, measureIn, openCanvas, pictureScale, toPng } from "./canvas.ts";
import type { Drawing, Measure, Shape } from "./drawing.ts";
import { pdfFile } from "./pdf-file.ts";
import type { Jpeg } from "./pdf-file.ts";
import { pdfPageOf, textPicture } from "./pdf-page.ts";
import { photoSize, readPhotos } from "./photos.ts";
import type { Photo } from "./photos.ts";
import { toSvg } from "./svg.ts";

export type Format = "png" | "svg" | "pdf";

/** A drawing that needs the widths of its texts and its readable photos. */
type Sketch = {
  photos: readonly string[];
  draw: (at: { measure: Measure; photos: ReadonlySet<string> }) => Drawing;
};

/** Pictures below this are hard to read. */
const readableScale = 0.7;

/**
 * A drawing as a file; `isReduced` when it is too large for a picture that can be read. Throws where
 * the browser cannot draw it.
 */
export async function drawFile(
  format: Format,
  sketch: Sketch,
): Promise<{ blob: Blob; isReduced: boolean }> {
  const photos = await readPhotos(sketch.photos);
  const measure = measureIn(format === "png" ? fonts.page : fonts.plain);
  const drawing = sketch.draw({ measure, photos: new Set(photos.keys()) });
  if (format === "svg") {
    const images = new Map([...photos].map(([address, { data }]) => [address, data]));
    return {
      blob: new Blob([toSvg(drawing, images)], { type: "image/svg+xml" }),
      isReduced: false,
    };
  }
  if (format === "pdf") return { blob: await toPdf(drawing, photos, measure), isReduced: false };
  const images = new Map([...photos].map(([address, { image }]) => [address, image]));
  return {
    blob: await toPng(drawing, images),
    isReduced: pictureScale(drawing) < readableScale,
  };
}

async function toPdf(
  drawing: Drawing,
  photos: ReadonlyMap<string, Photo>,
  measure: Measure,
): Promise<Blob> {
  const page = pdfPageOf(drawing, measure);
  const pictures = new Map<string, Jpeg>();
  for (const [name, shape] of page.pictures) {
    const picture =
      shape.kind === "photo" ? photoOf(shape, photos) : await textAsPicture(shape, measure);
    if (picture !== undefined) pictures.set(name, picture);
  }
  const file = pdfFile({
    title: drawing.title,
    language: currentLanguage(),
    width: page.width,
    height: page.height,
    content: await deflated(page.content),
    pictures,
  });
  return new Blob([file], { type: "application/pdf" });
}

function photoOf(
  { address }: Extract<Shape, { kind: "photo" }>,
  photos: ReadonlyMap<string, Photo>,
): Jpeg | undefined {
  const photo = photos.get(address);
  return photo && { bytes: photo.jpeg, width: photoSize, height: photoSize };
}

/** Resolution of a text drawn as a picture, relative to the screen. */
const textScale = 4;

/** A text whose letters no font of the reader has, as the browser draws it. */
async function textAsPicture(
  text: Extract<Shape, { kind: "text" }>,
  measure: Measure,
): Promise<Jpeg> {
  const { size } = text;
  const width = measure(text.text, size, text.isBold);
  const height = size * textPicture.height;
  const { canvas, context } = openCanvas(width * textScale, height * textScale);
  context.fillStyle = text.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(canvas.width / width, canvas.height / height);
  drawText(context, { ...text, x: 0, y: height - size * textPicture.below }, fonts.plain);
  const blob = await blobOf(canvas, "image/jpeg");
  return {
    bytes: new Uint8Array(await blob.arrayBuffer()),
    width: canvas.width,
    height: canvas.height,
  };
}

async function deflated(content: string): Promise<Uint8Array> {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
