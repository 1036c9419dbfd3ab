import { createThread } from "../../platform/thread.ts";

import type { FileProblem, Inspection, SealMaterial, SealOutcome, SealTask } from "./seal/tasks.ts";

/** The time-stamping authority did not answer as it must. */
export class StampFailed extends Error {
  constructor(reason: string) {
    super(`No time stamp: ${reason}`);
    this.name = "StampFailed";
  }
}

/** Input of a seal. */
export type SealInput = {
  pdf: Uint8Array;
  /** A PDF whose pages are appended to the document's. */
  appendix?: Uint8Array;
  material: SealMaterial;
  /** Why, in a few words. */
  reason: string;
  /** Address of the verification page, in plain sight in the file. */
  contact: string;
  /** Epoch milliseconds of this machine's clock. */
  made: number;
  /** RFC 3161 authority that says the time. */
  stamp?: { url: string; timeout: number };
};

/** Parsing a large document and signing it take a second of a core. */
const thread = createThread<SealTask, SealOutcome>({
  entry: new URL("./seal/thread.ts", import.meta.url),
  waiting: 200,
  timeout: 30_000,
});

async function ask<K extends SealTask["kind"]>(
  task: Extract<SealTask, { kind: K }>,
): Promise<Extract<SealOutcome, { kind: K }>> {
  const outcome = await thread.run(task);
  if (outcome.kind === "no_stamp") throw new StampFailed(outcome.problem);
  if (outcome.kind === "problem") throw new Error(outcome.problem);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each kind of task has its kind of answer
  return outcome as Extract<SealOutcome, { kind: K }>;
}

/**
 * Seals a PDF with a certificate in one incremental update (PAdES, `ETSI.CAdES.detached`): the
 * former bytes stay. Throws StampFailed, and an Error where the document is broken.
 */
export async function sealPdf(input: SealInput): Promise<Buffer> {
  const { bytes } = await ask({ kind: "seal", ...input });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Number of pages of a PDF and whether it is encrypted; null where it cannot be read. */
export async function inspectPdf(pdf: Uint8Array): Promise<Inspection | null> {
  const { found } = await ask({ kind: "inspect", pdf });
  return found;
}

/** The key and certificates of a PKCS#12 file, or why they cannot be used. */
export async function openKeyFile(
  file: Uint8Array,
  password: string,
): Promise<SealMaterial | FileProblem> {
  const { opened } = await ask({ kind: "open", file, password });
  return opened;
}
