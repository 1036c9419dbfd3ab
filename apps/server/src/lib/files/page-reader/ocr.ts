import { once } from "node:events";
import { Worker } from "node:worker_threads";

import { linesFrom } from "../../values/page-text.ts";
import type { PageText } from "../../values/page-text.ts";

import type { OcrOutcome, OcrTask } from "./ocr-thread.ts";

/** A page whose picture was read: its size in points and its words. */
export type OcrPage = Exclude<OcrOutcome, { problem: string }>;

/** OCR of page pictures in a worker thread, started with the first of them. */
export type Ocr = {
  /**
   * OCR of a one-page PDF; undefined if it fails, times out, or exceeds the limit of pages of a
   * file.
   */
  read(pdf: Buffer): Promise<OcrPage | undefined>;
  /** Ends the thread and gives its memory back. */
  close(): Promise<void>;
};

/** Limits of a file: pages, and milliseconds for a page and for all of them. */
export type OcrLimits = { pages: number; page: number; all: number };

const usual: OcrLimits = { pages: 200, page: 30_000, all: 480_000 };
/** Pictures and the data of the language are held outside of the heap. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Reader of pictures for one file. */
export function createOcr(limits: OcrLimits = usual): Ocr {
  let worker: Worker | undefined;
  let [pages, spent] = [0, 0];

  function start(): Worker {
    const started = new Worker(new URL("ocr-thread.ts", import.meta.url), {
      name: "page-ocr",
      resourceLimits: memory,
    });
    const forget = (): void => {
      if (worker === started) worker = undefined;
    };
    // The end of the thread rejects the page being read.
    started.on("error", forget);
    started.on("exit", forget);
    return started;
  }

  async function close(): Promise<void> {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }

  async function read(pdf: Buffer): Promise<OcrPage | undefined> {
    const left = Math.min(limits.page, limits.all - spent);
    if (pages >= limits.pages || left <= 0) return undefined;
    pages += 1;
    const from = performance.now();
    worker ??= start();
    const outcome = await ask(worker, { pdf }, left);
    spent += performance.now() - from;
    // A thread that is late or gone still works on this page: the next one gets its own.
    if (outcome === undefined) await close();
    return outcome === undefined || "problem" in outcome ? undefined : outcome;
  }

  return { read, close };
}

/** The thread's answer; undefined when it fails or takes longer than `patience` milliseconds. */
async function ask(
  worker: Worker,
  task: OcrTask,
  patience: number,
): Promise<OcrOutcome | undefined> {
  const listening = new AbortController();
  const signal = AbortSignal.any([listening.signal, AbortSignal.timeout(Math.ceil(patience))]);
  try {
    const answer: Promise<unknown[]> = once(worker, "message", { signal });
    const end = once(worker, "exit", { signal }).then(() => []);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(task);
    const [outcome] = await Promise.race([answer, end]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread's one kind of message
    return outcome as OcrOutcome | undefined;
  } catch {
    return undefined;
  } finally {
    listening.abort();
  }
}

/** Letters and digits that a stamp or footer of a scanner may have. */
const mostStamp = 40;
const letters = /[\p{L}\p{N}]/gu;

/**
 * Texts of pages, with OCR for pages that are pictures; `cut` answers a page, by its place among
 * them, as a PDF of its own.
 */
export async function withScans(
  pages: readonly PageText[],
  { ocr, cut }: { ocr: Ocr; cut: (index: number) => Promise<Buffer> },
): Promise<PageText[]> {
  const all: PageText[] = [];
  for (const [index, page] of pages.entries()) {
    all.push(isBare(page) ? await scanned(page, ocr, await cut(index)) : page);
  }
  return all;
}

/** True if a page has so little text that its picture may be all there is. */
function isBare({ lines }: PageText): boolean {
  const text = lines.flatMap((line) => line.cells.map((cell) => cell.text)).join(" ");
  return (text.match(letters) ?? []).length < mostStamp;
}

async function scanned(page: PageText, ocr: Ocr, pdf: Buffer): Promise<PageText> {
  // A sheet is written without object streams, so that none hides a picture.
  const isPicture = /\/Subtype\s*\/Image\b/.test(pdf.toString("latin1"));
  if (!isPicture) return page;
  const read = await ocr.read(pdf);
  if (read === undefined) return { ...page, isScanned: true };
  if (read.isBlank) return page;
  const { width, height, words } = read;
  return { width, height, lines: linesFrom(words), isScanned: true };
}
