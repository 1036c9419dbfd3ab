import { parentPort } from "node:worker_threads";

import { stripDocument } from "./pdf-objects.ts";

/** Result of the thread: the bytes, or why there are none. */
export type StripOutcome = { bytes: Uint8Array } | { problem: "encrypted" | "damaged" };

parentPort?.on("message", (bytes: Uint8Array) => {
  void outcomeOf(bytes).then((outcome) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(outcome),
  );
});

async function outcomeOf(bytes: Uint8Array): Promise<StripOutcome> {
  try {
    const stripped = await stripDocument(bytes);
    return stripped === "encrypted" ? { problem: stripped } : { bytes: stripped };
  } catch {
    return { problem: "damaged" };
  }
}
