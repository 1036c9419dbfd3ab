import { parentPort } from "node:worker_threads";

import type { PageText } from "../../values/page-text.ts";

import { PageStack } from "./documents.ts";
import type { PageRange, StackDocument, StackRefusal } from "./documents.ts";

/** Tasks of the thread. */
export type StackTask =
  | { open: Uint8Array }
  | { texts: PageRange }
  | { cut: PageRange }
  | { close: true };

/** Answers of the thread, one for each task. */
export type StackOutcome =
  | { documents: StackDocument[] }
  | { refused: StackRefusal }
  | { texts: PageText[] }
  | { bytes: Uint8Array }
  | { closed: true }
  | { problem: string };

let stack: PageStack | undefined;

// The entry of a reading thread: one file at a time.
parentPort?.on("message", (task: StackTask) => {
  void outcomeOf(task).then((outcome) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(outcome);
  });
});

async function outcomeOf(task: StackTask): Promise<StackOutcome> {
  try {
    if ("open" in task) return await open(task.open);
    if ("close" in task) return await close();
    if (stack === undefined) return { problem: "Nothing is open" };
    return "texts" in task
      ? { texts: await stack.texts(task.texts) }
      : { bytes: await stack.cut(task.cut) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

async function open(given: Uint8Array): Promise<StackOutcome> {
  const opened = await PageStack.of(Buffer.from(given.buffer, given.byteOffset, given.byteLength));
  if (typeof opened === "string") return { refused: opened };
  stack = opened.stack;
  return { documents: opened.documents };
}

async function close(): Promise<StackOutcome> {
  await stack?.close();
  stack = undefined;
  return { closed: true };
}
