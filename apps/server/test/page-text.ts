import type { PageText } from "../src/lib/values/page-text.ts";

import type { PaperPage } from "./payslip-paper.ts";

/** Width of an average letter, as a part of its height. */
const letter = 0.5;

/** A page as the reader hands it over, without the PDF: a tab in a plain line begins a column. */
export function pageTextOf(page: PaperPage): PageText {
  const lines = page.map((line, index) => {
    const y = 42 + index * 16;
    const parts =
      typeof line === "string"
        ? line.split("\t").map((text, column) => [50 + column * 140, text] as const)
        : line;
    const cells = parts.map(([x, text]) => ({
      text,
      x,
      y,
      width: text.length * 10 * letter,
      height: 10,
    }));
    return { y, cells };
  });
  return { width: 595, height: 842, lines };
}
