import { parentPort } from "node:worker_threads";

import { PDF } from "@libpdf/core";

/** Task of the joining thread. */
export type MergeTask = { title: string; parts: readonly Uint8Array[] };

/** Result of the joining: the bytes, or the problem. */
export type MergeOutcome = { bytes: Uint8Array } | { problem: string };

parentPort?.on("message", (task: MergeTask) => {
  void outcomeOf(task).then((outcome) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(outcome),
  );
});

async function outcomeOf({ title, parts }: MergeTask): Promise<MergeOutcome> {
  try {
    const merged = await PDF.merge([...parts]);
    merged.setTitle(title);
    return { bytes: await merged.save() };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
