import { once } from "node:events";
import { Worker } from "node:worker_threads";

import { createWorkQueue } from "../../platform/work-queue.ts";
import type { PageText } from "../values/page-text.ts";

import type { PageRange, StackDocument, StackRefusal } from "./page-reader/documents.ts";
import { createOcr, withScans } from "./page-reader/ocr.ts";
import type { Ocr } from "./page-reader/ocr.ts";
import type { StackOutcome, StackTask } from "./page-reader/thread.ts";

/** A file of PDFs that is open on a thread of its own. */
export type PageReader = {
  documents: StackDocument[];
  /**
   * The text of each page of a range, with its places on the upright page; pictures of text are read on
   * another thread.
   */
  texts(range: PageRange): Promise<PageText[]>;
  /** A range as a PDF of its own, with nothing of the other pages in it. */
  cut(range: PageRange): Promise<Buffer>;
};

/** Error of a file that failed while being read: damaged, or over the limits. */
export class PageReadingError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`A file of pages could not be read: ${reason}`, { cause });
    this.name = "PageReadingError";
  }
}

/** A few times the largest file; the process holds little else meanwhile. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
const patience = 240_000;
/** A file is inspected and then read: the thread waits that long for the next task. */
const rest = 15_000;

/** One file is read at a time, and one more looked into: each takes a core and its memory. */
const threads = createWorkQueue({ atOnce: 2, waiting: 20 });
const resting: Array<{ worker: Worker; end: NodeJS.Timeout }> = [];

function wake(): Worker {
  const known = resting.pop();
  if (known !== undefined) {
    clearTimeout(known.end);
    known.worker.ref();
    return known.worker;
  }
  const worker = new Worker(new URL("page-reader/thread.ts", import.meta.url), {
    resourceLimits: memory,
  });
  // Errors reach the caller; an idle thread's error is dropped.
  worker.on("error", () => forget(worker));
  worker.on("exit", () => forget(worker));
  return worker;
}

function forget(worker: Worker): void {
  const at = resting.findIndex((one) => one.worker === worker);
  if (at >= 0) resting.splice(at, 1);
}

/** A thread that rests holds no file and keeps no process from ending. */
function lay(worker: Worker): void {
  const end = setTimeout(() => {
    // Before its end, which takes a moment: a file that comes meanwhile would get a thread that dies.
    forget(worker);
    void worker.terminate();
  }, rest);
  end.unref();
  worker.unref();
  resting.push({ worker, end });
}

/**
 * Opens a PDF, or a ZIP of PDFs, on a thread of its own and hands it to `work`. Answers why the file is
 * refused where it is. Throws PageReadingError, QueueFull.
 */
export async function withPages<T>(
  bytes: Buffer,
  work: (reader: PageReader) => Promise<T>,
): Promise<T | { refused: StackRefusal }> {
  return threads.run(async () => {
    const worker = wake();
    const ocr = createOcr();
    try {
      const answer = await workOn({ worker, ocr }, bytes, work);
      await ask(worker, { close: true });
      lay(worker);
      return answer;
    } catch (error) {
      await worker.terminate();
      throw error;
    } finally {
      await ocr.close();
    }
  });
}

async function workOn<T>(
  { worker, ocr }: { worker: Worker; ocr: Ocr },
  bytes: Buffer,
  work: (reader: PageReader) => Promise<T>,
): Promise<T | { refused: StackRefusal }> {
  const opened = await ask(worker, { open: bytes });
  if ("refused" in opened) return opened;
  if (!("documents" in opened)) throw new PageReadingError("no list");
  return work(readerOn(worker, ocr, opened.documents));
}

function readerOn(worker: Worker, ocr: Ocr, documents: StackDocument[]): PageReader {
  const cut = async (range: PageRange): Promise<Buffer> => {
    const outcome = await ask(worker, { cut: range });
    if (!("bytes" in outcome)) throw new PageReadingError("no pages");
    const { bytes } = outcome;
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
  return {
    documents,
    cut,
    texts: async (range) => {
      const outcome = await ask(worker, { texts: range });
      if (!("texts" in outcome)) throw new PageReadingError("no text");
      const { document, from } = range;
      const page = (index: number): PageRange => ({
        document,
        from: from + index,
        to: from + index,
      });
      return withScans(outcome.texts, { ocr, cut: async (index) => cut(page(index)) });
    },
  };
}

/** Sends a task and waits for its answer; the end of the thread ends the task. */
async function ask(worker: Worker, task: StackTask): Promise<StackOutcome> {
  const listening = new AbortController();
  const signal = AbortSignal.any([listening.signal, AbortSignal.timeout(patience)]);
  try {
    const answer = nextMessage(worker, signal);
    const end = nextExit(worker, signal);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(task);
    const outcome = await Promise.race([answer, end]);
    if ("problem" in outcome) throw new PageReadingError(outcome.problem);
    return outcome;
  } catch (error) {
    throw error instanceof PageReadingError
      ? error
      : new PageReadingError(error instanceof Error ? error.message : "it failed", error);
  } finally {
    listening.abort();
  }
}

async function nextMessage(worker: Worker, signal: AbortSignal): Promise<StackOutcome> {
  const message: Promise<unknown[]> = once(worker, "message", { signal });
  const [outcome] = await message;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread's one kind of message
  return outcome as StackOutcome;
}

async function nextExit(worker: Worker, signal: AbortSignal): Promise<never> {
  await once(worker, "exit", { signal });
  throw new Error("the reading thread ended");
}
