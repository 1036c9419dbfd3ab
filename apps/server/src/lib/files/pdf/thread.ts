import { parentPort } from "node:worker_threads";

import { compilePdf } from "./compiler.ts";
import type { PdfTask } from "./compiler.ts";

/** Result of the printing: the bytes, or the problem. */
export type PdfOutcome = { bytes: Uint8Array } | { problem: string };

// Entry of the printing thread: one task after another, each with its answer.
parentPort?.on("message", (task: PdfTask) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(outcomeOf(task));
});

function outcomeOf(task: PdfTask): PdfOutcome {
  try {
    return { bytes: compilePdf(task) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
