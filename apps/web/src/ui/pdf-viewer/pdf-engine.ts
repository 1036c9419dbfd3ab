// The build for older browsers: the newest one needs features that Chrome 123 and Safari 17.5 lack.
import { getDocument, GlobalWorkerOptions, TextLayer } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Address of the files for documents without fonts or with scanned pages (vite.config.ts). */
const partsUrl = "/assets/pdf-parts/";
/** Phones refuse canvases above 16 million pixels. */
const largestArea = 16_000_000;

GlobalWorkerOptions.workerSrc = new URL(
  "pdfjs-dist/legacy/build/pdf.worker.min.mjs",
  import.meta.url,
).href;

export type Pdf = PDFDocumentProxy;

/** A page's size in points, as it lies in front of the reader. */
export type PageSize = { width: number; height: number };

/**
 * Opens a PDF without its scripts and forms. Throws the reader's error: a damaged file, a password.
 */
export async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  const task = getDocument({
    // The reader takes the buffer over from its owner.
    data: bytes.slice(),
    standardFontDataUrl: partsUrl,
    wasmUrl: partsUrl,
    // The page's policy lets nothing be compiled at run time: plain scripts do the same, slower.
    useWasm: false,
    enableXfa: false,
  });
  return task.promise;
}

/** Frees the memory and the thread of a PDF. */
export function closePdf(pdf: Pdf): void {
  void pdf.loadingTask.destroy();
}

/** The size of one page, 1 the first. */
export async function pageSize(pdf: Pdf, number: number): Promise<PageSize> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
}

type Drawing = { canvas: HTMLCanvasElement; text: HTMLDivElement };

/**
 * Draws a page at a scale (CSS pixels per point) and lays its text over it, for selection and for
 * screen readers. Throws an AbortError when it is cancelled.
 */
export async function drawPage(
  pdf: Pdf,
  { number, scale, signal }: { number: number; scale: number; signal: AbortSignal },
): Promise<Drawing> {
  const page = await pdf.getPage(number);
  signal.throwIfAborted();
  const [canvas, text] = await Promise.all([
    drawCanvas(page, scale, signal),
    layText(page, scale, signal),
  ]);
  signal.throwIfAborted();
  return { canvas, text };
}

async function drawCanvas(
  page: PDFPageProxy,
  scale: number,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const plain = page.getViewport({ scale });
  const limit = Math.sqrt(largestArea / (plain.width * plain.height));
  const viewport = page.getViewport({ scale: scale * Math.min(window.devicePixelRatio, limit) });
  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  // The canvas repeats the text layer over it.
  canvas.setAttribute("aria-hidden", "true");
  const task = page.render({ canvas, viewport });
  const cancel = () => task.cancel();
  signal.addEventListener("abort", cancel);
  await task.promise.finally(() => signal.removeEventListener("abort", cancel));
  return canvas;
}

async function layText(
  page: PDFPageProxy,
  scale: number,
  signal: AbortSignal,
): Promise<HTMLDivElement> {
  const container = document.createElement("div");
  const viewport = page.getViewport({ scale });
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container,
    viewport,
  });
  const cancel = () => layer.cancel();
  signal.addEventListener("abort", cancel);
  await layer.render().finally(() => signal.removeEventListener("abort", cancel));
  return container;
}
