import { createThread } from "../../../platform/thread.ts";
import { largestFile } from "../uploaded-file.ts";

import type { StripOutcome } from "./pdf-thread.ts";

const thread = createThread<Uint8Array, StripOutcome>({
  entry: new URL("pdf-thread.ts", import.meta.url),
  waiting: 60,
  timeout: 60_000,
});

/**
 * A PDF written anew from what its pages show, on a thread of its own (`pdf-objects.ts`). `damaged`
 * where it cannot be read in a minute, `large` over 5 MB. Throws QueueFull when too many wait.
 */
export async function stripPdf(bytes: Buffer): Promise<Buffer | "encrypted" | "damaged" | "large"> {
  const outcome = await thread.run(new Uint8Array(bytes));
  if ("problem" in outcome) return outcome.problem;
  const { bytes: stripped } = outcome;
  if (stripped.length > largestFile) return "large";
  return Buffer.from(stripped.buffer, stripped.byteOffset, stripped.byteLength);
}
