import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";

import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { createWorker, OEM } from "tesseract.js";
import type { Line as OcrLine, Worker as Recognizer } from "tesseract.js";

import type { Cell } from "../../values/page-text.ts";

/** A PDF of one page whose picture is read. */
export type OcrTask = { pdf: Uint8Array };

/** Size of the page in points and its words; `isBlank` where nothing is printed on it. */
export type OcrOutcome =
  | { width: number; height: number; isBlank: boolean; words: Cell[] }
  | { problem: string };

/** Resolution at which small print is read best: 200 dots an inch. */
const density = 200;
const finest = density / 72;
/** Limit of the rendered page; an A4 page has 3.9 million at that resolution. */
const mostPixels = 6_000_000;
/** Limit of a picture in the page: an A3 page at 400 dots an inch has 31 million. */
const mostPixelsInside = 40_000_000;
/** Darkest grey that counts as paper. */
const paper = 200;
/** Size of print to the height of its words. */
const inkToPrint = 1.3;
/** Words below it, in per cent, are specks and lines. */
const leastConfidence = 30;

const wasm = join(
  dirname(fileURLToPath(import.meta.resolve("pdfjs-dist/package.json"))),
  "wasm",
  "/",
);
const spanish = dirname(
  fileURLToPath(import.meta.resolve("@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz")),
);

sharp.cache(false);
sharp.concurrency(1);

let recognizer: Promise<Recognizer> | undefined;

// The entry of a thread that reads pictures of pages, one after the other.
parentPort?.on("message", (task: OcrTask) => {
  void outcomeOf(task).then((outcome) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(outcome);
  });
});

async function outcomeOf({ pdf }: OcrTask): Promise<OcrOutcome> {
  try {
    const picture = await draw(pdf);
    const { width, height, scale } = picture;
    if (picture.png === null) return { width, height, isBlank: true, words: [] };
    const words = await recognize(picture.png, scale);
    return { width, height, isBlank: false, words };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Draws the first page in greys; null where nothing is printed on it. */
async function draw(
  bytes: Uint8Array,
): Promise<{ png: Buffer | null; width: number; height: number; scale: number }> {
  const loading = getDocument({
    data: Uint8Array.from(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: mostPixelsInside,
    canvasMaxAreaInBytes: mostPixels * 4,
    wasmUrl: wasm,
    verbosity: 0,
  });
  try {
    const document = await loading.promise;
    const page = await document.getPage(1);
    const drawn: Drawn = page;
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = Math.min(finest, Math.sqrt(mostPixels / (width * height)));
    const viewport = page.getViewport({ scale });
    const size = { width: Math.ceil(viewport.width), height: Math.ceil(viewport.height) };
    const { canvas, context } = canvasOf(document, size);
    await drawn.render({ canvas, viewport }).promise;
    const { data } = context.getImageData(0, 0, size.width, size.height);
    const raw = { ...size, channels: 4 } as const;
    return { png: await inked(data, raw), width, height, scale };
  } finally {
    await loading.destroy();
  }
}

/** The part of a canvas used here, without a browser's element. */
type Drawn = {
  render(options: { canvas: object | null; viewport: object }): { promise: Promise<void> };
};
/** The part of a canvas context used here. */
type Context = {
  getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
};

/** A canvas of the library that draws PDFs. */
function canvasOf(
  document: PDFDocumentProxy,
  size: { width: number; height: number },
): { canvas: object; context: Context } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its type says no more than object
  const factory = document.canvasFactory as {
    create(width: number, height: number): { canvas: object; context: Context };
  };
  return factory.create(size.width, size.height);
}

async function inked(
  pixels: Uint8ClampedArray,
  raw: { width: number; height: number; channels: 4 },
): Promise<Buffer | null> {
  const grey = sharp(pixels, { raw }).flatten({ background: "#ffffff" }).grayscale();
  const { channels } = await grey.clone().stats();
  if ((channels[0]?.min ?? 255) > paper) return null;
  return grey.withMetadata({ density }).png({ compressionLevel: 1 }).toBuffer();
}

/** Starts the recognition of Spanish with data of this machine: nothing is downloaded. */
function start(): Promise<Recognizer> {
  return createWorker("spa", OEM.LSTM_ONLY, {
    langPath: spanish,
    cacheMethod: "none",
    errorHandler: () => undefined,
  });
}

async function recognize(png: Buffer, scale: number): Promise<Cell[]> {
  recognizer ??= start();
  const started = await recognizer;
  const { data } = await started.recognize(png, {}, { text: false, blocks: true });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines),
  );
  const slope = middleOf(lines.map(slopeOf));
  return lines.flatMap((line) => wordsOf(line, slope, scale));
}

const slopeOf = ({ baseline: { x0, y0, x1, y1 } }: OcrLine): number =>
  x1 === x0 ? 0 : (y1 - y0) / (x1 - x0);

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Words of a line in points, on one baseline though the paper lay askew by `slope`. */
function wordsOf(line: OcrLine, slope: number, scale: number): Cell[] {
  const words = line.words.filter(
    ({ confidence, text }) => confidence >= leastConfidence && text.trim() !== "",
  );
  // Letters without ascenders are lower than the print.
  const height = middleOf(words.map(({ bbox }) => bbox.y1 - bbox.y0)) * inkToPrint;
  const { x0, y0 } = line.baseline;
  const y = y0 - x0 * slope;
  return words.map(({ text, bbox }) => ({
    text: text.trim(),
    x: bbox.x0 / scale,
    y: y / scale,
    width: (bbox.x1 - bbox.x0) / scale,
    height: height / scale,
  }));
}
