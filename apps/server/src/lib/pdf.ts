import { once } from "node:events";
import { Worker } from "node:worker_threads";

import type { Language } from "@atrio/contract/common";

import type { PdfTask } from "./pdf/compiler.ts";
import type { PdfOutcome } from "./pdf/thread.ts";
import { createWorkQueue } from "./work-queue.ts";

/** What a printed document is made of; the template is a file of assets/ without its ending. */
export type PdfInput = {
  template: "time-record";
  title: string;
  language: Language;
  /** Printed literally: no text of it can become markup. */
  data: unknown;
  /** Moment that the file bears, in epoch milliseconds; the same input makes the same bytes. */
  made: number;
};

/** Media type of what `writePdf` makes. */
export const pdfType = "application/pdf";

/** A year of a time record takes half a second of a core: on a thread of its own, one at a time. */
const queue = createWorkQueue({ atOnce: 1, waiting: 60 });

let thread: Worker | undefined;

function startThread(): Worker {
  const started = new Worker(new URL("./pdf/thread.ts", import.meta.url));
  // What goes wrong reaches whoever waits; the next document gets a new thread.
  started.on("error", () => {
    thread = undefined;
  });
  started.on("exit", () => {
    thread = undefined;
  });
  // A thread with nothing to do keeps no process from ending.
  started.unref();
  return started;
}

async function print(task: PdfTask): Promise<Buffer> {
  thread ??= startThread();
  const worker = thread;
  const listening = new AbortController();
  worker.ref();
  try {
    // Either of them rejects when the thread fails.
    const answer = nextMessage(worker, listening.signal);
    const end = nextExit(worker, listening.signal);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(task);
    const outcome = await Promise.race([answer, end]);
    if ("problem" in outcome) throw new Error(outcome.problem);
    const { bytes } = outcome;
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } finally {
    listening.abort();
    worker.unref();
  }
}

async function nextMessage(worker: Worker, signal: AbortSignal): Promise<PdfOutcome> {
  const message: Promise<unknown[]> = once(worker, "message", { signal });
  const [outcome] = await message;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread's one kind of message
  return outcome as PdfOutcome;
}

async function nextExit(worker: Worker, signal: AbortSignal): Promise<never> {
  await once(worker, "exit", { signal });
  throw new Error("The printing thread ended");
}

/**
 * Lays a document out as an A4 PDF with tags, title and language, by PDF/UA-1 where its characters
 * allow. Throws QueueFull when too many wait, and an Error when the template is wrong.
 */
export async function writePdf(input: PdfInput): Promise<Buffer> {
  const { template, title, language, data, made } = input;
  return queue.run(async () =>
    print({
      template,
      document: JSON.stringify({ title, language, data }),
      made: Math.floor(made / 1000),
    }),
  );
}
