import type { Language } from "@atrio/contract/common";

import { createThread } from "../../platform/thread.ts";

import type { PdfTask } from "./pdf/compiler.ts";
import type { PdfOutcome } from "./pdf/thread.ts";

/** Input of a printed document; the template is a file of assets/ without its ending. */
export type PdfInput = {
  template:
    | "annual-calendar"
    | "certificate"
    | "directory"
    | "evidence"
    | "letter"
    | "model145"
    | "payslip"
    | "shift-board"
    | "time-record";
  title: string;
  language: Language;
  /** Printed literally: texts cannot become markup. */
  data: unknown;
  /** Moment that the file bears, in epoch milliseconds; the same input makes the same bytes. */
  made: number;
};

/** Media type of `writePdf`'s result. */
export const pdfType = "application/pdf";

/** A year of a time record takes half a second of a core: on a thread of its own, one at a time. */
const thread = createThread<PdfTask, PdfOutcome>({
  entry: new URL("./pdf/thread.ts", import.meta.url),
  waiting: 60,
  timeout: 60_000,
});

/**
 * Lays a document out as an A4 PDF with tags, title and language, by PDF/UA-1 where its characters
 * allow. Throws QueueFull when too many wait, and an Error when the template is wrong.
 */
export async function writePdf(input: PdfInput): Promise<Buffer> {
  const { template, title, language, data, made } = input;
  const outcome = await thread.run({
    template,
    document: JSON.stringify({ title, language, data }),
    made: Math.floor(made / 1000),
  });
  if ("problem" in outcome) throw new Error(outcome.problem);
  const { bytes } = outcome;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
