import { createThread } from "../../platform/thread.ts";

import type { MergeOutcome, MergeTask } from "./pdf/merge-thread.ts";

const thread = createThread<MergeTask, MergeOutcome>({
  entry: new URL("pdf/merge-thread.ts", import.meta.url),
  waiting: 60,
  timeout: 60_000,
});

/**
 * Joins PDFs into one, in their order, on a thread of its own. Throws QueueFull when too many wait,
 * and an Error when one of them cannot be read.
 */
export async function mergePdfs(title: string, parts: readonly Uint8Array[]): Promise<Buffer> {
  const outcome = await thread.run({ title, parts });
  if ("problem" in outcome) throw new Error(outcome.problem);
  const { bytes } = outcome;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
