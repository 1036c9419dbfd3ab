import { CsvQuotesError, readCsv } from "../../../../lib/files/csv.ts";

import type { GivenLines } from "./detail.rules.ts";
import { linesOf } from "./given.rules.ts";

/** The lines by NIF of a CSV, or the line where it cannot be read. */
export function readGivenLines(csv: string): Map<string, GivenLines> | { line: number } {
  try {
    return linesOf(readCsv(Buffer.from(csv, "utf8")));
  } catch (error) {
    if (error instanceof CsvQuotesError) return { line: error.line };
    throw error;
  }
}
