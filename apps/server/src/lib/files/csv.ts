import { CsvError, parse } from "csv-parse/sync";

/** A row of a table file; `line` is the editor's line number, from 1. */
export type TableRow = { line: number; cells: string[] };

/** A CSV file whose quotes do not match, and the line where that shows. */
export class CsvQuotesError extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`the quotes do not match at line ${line}`);
    this.name = "CsvQuotesError";
    this.line = line;
  }
}

/**
 * Reads a CSV file as spreadsheets write it: UTF-8 (with or without a mark), UTF-16 with a mark or
 * Windows-1252; separated by semicolons, commas or tabs. Throws CsvQuotesError.
 */
export function readCsv(data: Buffer): TableRow[] {
  const text = decode(data);
  const rows: TableRow[] = [];
  let line = 1;
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: false,
      on_record: (cells: string[], { lines }) => {
        rows.push({ line, cells });
        // The parser counts the lines it has read: a quoted cell may hold several.
        line = lines + 1;
        return null;
      },
    });
    return rows;
  } catch (error) {
    // The parser names the line where it gave up; a person looks for the row that began before.
    if (error instanceof CsvError) throw new CsvQuotesError(line);
    throw error;
  }
}

function decode(data: Buffer): string {
  if (data[0] === 0xff && data[1] === 0xfe) return new TextDecoder("utf-16le").decode(data);
  if (data[0] === 0xfe && data[1] === 0xff) return new TextDecoder("utf-16be").decode(data);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(data);
  } catch {
    return new TextDecoder("windows-1252").decode(data);
  }
}

/** The separator that the first line with any text has most of, outside quotes. */
function delimiterOf(text: string): string {
  const first = text.split(/\r?\n|\r/, 20).find((line) => line.trim() !== "") ?? "";
  const bare = first.replaceAll(/"[^"]*"/g, "");
  const counts = [";", ",", "\t"].map((mark) => ({ mark, count: bare.split(mark).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).mark;
}

/**
 * Beginnings that a spreadsheet takes for a formula, a command or a link, also after spaces or in
 * full width.
 */
const FORMULA_START = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/**
 * Writes a CSV file that spreadsheets of Europe open as it is: UTF-8 with a mark, semicolons, CRLF.
 * The first row is the heading. No cell can become a formula: such a text gets an apostrophe first.
 */
export function writeCsv(rows: ReadonlyArray<readonly string[]>): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(";")}\r\n`).join("")}`;
}

/** Media type of `writeCsv`'s result. */
export const csvType = "text/csv; charset=utf-8";

/** A CSV file with its name. */
export function csvFile(name: string, rows: ReadonlyArray<readonly string[]>) {
  return { bytes: Buffer.from(writeCsv(rows)), name, type: csvType };
}

function csvCell(text: string): string {
  const safe = FORMULA_START.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
