import { CsvQuotesError, readCsv } from "../../../../lib/files/csv.ts";
import { WorkbookError, readWorkbook } from "../../../../lib/files/xlsx.ts";
import type { Problem, ProblemCode } from "../rows.rules.ts";
import type { Params } from "../values.rules.ts";

import type { Grid } from "./files.rules.ts";

/** A file as given; `name` is its name in the report. */
export type ImportFile = { name: string; data: Buffer };

const LARGEST_MB = 5;
const LARGEST_FILE = LARGEST_MB * 1024 * 1024;

/** Reads the files into grids of text; an unreadable file becomes a problem. */
export async function readFiles(
  files: ImportFile[],
): Promise<{ grids: Grid[]; problems: Problem[] }> {
  const read = await Promise.all(files.map(readFile));
  return {
    grids: read.flatMap((one) => ("grids" in one ? one.grids : [])),
    problems: read.flatMap((one) => ("problem" in one ? [one.problem] : [])),
  };
}

async function readFile(file: ImportFile): Promise<{ grids: Grid[] } | { problem: Problem }> {
  const { name, data } = file;
  if (data.length > LARGEST_FILE) return flawed(file, "file_too_large", { max: LARGEST_MB });
  if (data.length === 0) return flawed(file, "file_empty");
  try {
    // Every workbook is a ZIP archive.
    if (data.subarray(0, 2).toString("latin1") === "PK") {
      const sheets = await readWorkbook(data);
      return {
        grids: sheets.map(({ sheet, rows }) => ({
          file: name,
          sheet,
          rows: rows.map((cells, index) => ({ line: index + 1, cells })),
        })),
      };
    }
    if (!/\.(?:csv|tsv|txt)$/i.test(name)) return flawed(file, "file_type");
    return { grids: [{ file: name, sheet: null, rows: readCsv(data) }] };
  } catch (error) {
    if (error instanceof CsvQuotesError) {
      return flawed(file, "csv_quotes", {}, error.line);
    }
    if (error instanceof WorkbookError) return flawed(file, "file_broken");
    throw error;
  }
}

function flawed(
  file: ImportFile,
  code: ProblemCode,
  params: Params = {},
  line: number | null = null,
): { problem: Problem } {
  return {
    problem: { file: file.name, sheet: null, line, column: null, value: null, code, params },
  };
}
