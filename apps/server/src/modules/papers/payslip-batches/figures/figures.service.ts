import { CsvQuotesError, readCsv } from "../../../../lib/files/csv.ts";

import { figuresOf } from "./figures.rules.ts";
import type { Figures } from "./figures.rules.ts";

/** The figures by NIF of a CSV, or the line where it cannot be read. */
export function readFigures(csv: string): Map<string, Figures> | { line: number } {
  try {
    return figuresOf(readCsv(Buffer.from(csv, "utf8")));
  } catch (error) {
    if (error instanceof CsvQuotesError) return { line: error.line };
    throw error;
  }
}
