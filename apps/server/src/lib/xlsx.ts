import readXlsxFile from "read-excel-file/node";
import writeXlsxFile from "write-excel-file/node";

import { isoOf } from "./clock.ts";
import { DAY_MS, epochDay } from "./dates.ts";

/** A sheet of a workbook: cells as text, the first row is line 1. */
export type Worksheet = { sheet: string; rows: string[][] };

/** A file that is not a workbook, or one that would fill the memory when inflated. */
export class WorkbookError extends Error {
  readonly reason: "broken" | "too_large";

  constructor(reason: "broken" | "too_large", cause?: unknown) {
    super(`the workbook is ${reason}`, { cause });
    this.name = "WorkbookError";
    this.reason = reason;
  }
}

const LARGEST_INFLATED = 100 * 1024 * 1024;
const MOST_ENTRIES = 2000;

// Dates before it are times of day: spreadsheets count them as fractions of their day zero.
const FIRST_DATE = epochDay("1900-03-01");

/**
 * Reads a workbook's sheets as text: dates as `YYYY-MM-DD`, times as `HH:mm`, formulas as the value
 * that the spreadsheet last computed. Throws WorkbookError.
 */
export async function readWorkbook(data: Buffer): Promise<Worksheet[]> {
  assertInflatable(data);
  try {
    const sheets = await readXlsxFile(data);
    return sheets.map(({ sheet, data: rows }) => ({
      sheet,
      rows: rows.map((row: unknown[]) => row.map(cellText)),
    }));
  } catch (error) {
    // Every part of a damaged archive fails in its own way.
    throw new WorkbookError("broken", error);
  }
}

/** A sheet to write: numbers stay numbers, every text is text. The first row is the heading. */
export type WrittenSheet = { sheet: string; rows: ReadonlyArray<ReadonlyArray<string | number>> };

/** Media type of what `writeWorkbook` makes. */
export const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Widths of columns in characters; longer texts are cut on the screen, never in the cell. */
const widths = { narrowest: 12, widest: 64 };

/** Writes sheets whose first row is a heading that stays in view. No text can become a formula. */
export async function writeWorkbook(sheets: readonly WrittenSheet[]): Promise<Buffer> {
  return writeXlsxFile(
    sheets.map(({ sheet, rows }) => ({
      sheet,
      stickyRowsCount: 1,
      columns: (rows[0] ?? []).map((_, column) => ({ width: widthOf(rows, column) })),
      data: rows.map((row, index) => row.map((value) => written(value, index === 0))),
    })),
  ).toBuffer();
}

function written(value: string | number, isHeading: boolean) {
  const style = isHeading ? { fontWeight: "bold" as const, backgroundColor: "#FFE4D1" } : {};
  return typeof value === "number"
    ? { value, type: Number, ...style }
    : { value, type: String, ...style };
}

function widthOf(rows: WrittenSheet["rows"], column: number): number {
  const longest = Math.max(...rows.map((row) => String(row[column] ?? "").length));
  return Math.min(widths.widest, Math.max(widths.narrowest, longest + 3));
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (Object.prototype.toString.call(cell) === "[object Date]") return momentText(Number(cell));
  if (typeof cell === "string") return cell;
  if (typeof cell === "number" || typeof cell === "boolean") return String(cell);
  return "";
}

function momentText(epoch: number): string {
  if (!Number.isFinite(epoch)) return "";
  const day = Math.floor(epoch / DAY_MS);
  if (day >= FIRST_DATE) return isoOf(epoch).slice(0, 10);
  // Fractions of a day are not exact: the nearest minute is what the person typed.
  return isoOf(Math.round(epoch / 60_000) * 60_000).slice(11, 16);
}

/** Adds up what the archive says its entries inflate to, before anything is inflated. */
function assertInflatable(data: Buffer): void {
  const end = data.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > data.length) throw new WorkbookError("broken");
  const entries = data.readUInt16LE(end + 10);
  if (entries === 0) throw new WorkbookError("broken");
  if (entries > MOST_ENTRIES) throw new WorkbookError("too_large");
  let at = data.readUInt32LE(end + 16);
  let total = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > data.length || data.readUInt32LE(at) !== 0x02_01_4b_50) {
      throw new WorkbookError("broken");
    }
    total += data.readUInt32LE(at + 24);
    if (total > LARGEST_INFLATED) throw new WorkbookError("too_large");
    at += 46 + data.readUInt16LE(at + 28) + data.readUInt16LE(at + 30) + data.readUInt16LE(at + 32);
  }
}
