import type * as SheetParts from "write-excel-file/utility";

import { isoOf } from "../calendar/clock.ts";
import { DAY_MS, epochDay } from "../calendar/dates.ts";

/** A sheet of a workbook: cells as text, the first row is line 1. */
export type Worksheet = { sheet: string; rows: string[][] };

/** A file that is no workbook, or would fill the memory when inflated. */
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
  // Loaded with the first workbook: the two libraries take 20 MB of memory.
  const { default: readXlsxFile } = await import("read-excel-file/node");
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

/**
 * A value that spreadsheets count with: a local date (`YYYY-MM-DD`), a moment on a wall clock (the
 * date and minutes after its midnight), a time of day or a duration in minutes, hours with two
 * decimals and their sign out of minutes, minutes with their sign.
 */
type TypedCell =
  | { kind: "date"; date: string }
  | { kind: "moment"; date: string; minute: number }
  | { kind: "time"; minute: number }
  | { kind: "duration"; minutes: number }
  | { kind: "hours"; minutes: number }
  | { kind: "balance"; minutes: number };

/** Text is never a formula; null is a cell with nothing in it. */
export type WrittenCell = string | number | null | TypedCell;

type WrittenRow = readonly WrittenCell[];

/**
 * A sheet to write, the first row is a heading that stays in view. `table` names the rows that can be
 * filtered: the index of their heading and of the last of them; `totals` are printed bold.
 */
export type WrittenSheet = {
  sheet: string;
  rows: readonly WrittenRow[];
  table?: { heading: number; last: number };
  totals?: readonly number[];
};

/** Media type of `writeWorkbook`'s result. */
export const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Widths of columns in characters; longer texts are cut on the screen, never in the cell. */
const widths = { narrowest: 12, widest: 64 };

/** Number formats of the typed cells; a spreadsheet shows no negative durations, so those are hours. */
const formats: Record<TypedCell["kind"], { format: string; width: number }> = {
  date: { format: "dd/mm/yyyy", width: 10 },
  moment: { format: "dd/mm/yyyy hh:mm", width: 16 },
  time: { format: "hh:mm", width: 5 },
  duration: { format: "[h]:mm", width: 8 },
  hours: { format: "+0.00;-0.00;0.00", width: 8 },
  balance: { format: "+0;-0;0", width: 8 },
};

/** A workbook with its name. */
export async function workbookFile(name: string, sheets: readonly WrittenSheet[]) {
  return { bytes: await writeWorkbook(sheets), name, type: workbookType };
}

/** Writes sheets whose first row is a heading that stays in view. No text can become a formula. */
export async function writeWorkbook(sheets: readonly WrittenSheet[]): Promise<Buffer> {
  const { default: writeXlsxFile } = await import("write-excel-file/node");
  const parts = await import("write-excel-file/utility");
  return writeXlsxFile(
    sheets.map(({ sheet, rows, table, totals = [] }) => ({
      sheet,
      stickyRowsCount: 1,
      columns: Array.from({ length: columnsOf(rows) }, (_, column) => ({
        width: widthOf(rows, column),
      })),
      data: rows.map((row, index) => {
        const isHeading = index === 0 || index === table?.heading;
        return row.map((value) => written(value, { isHeading, isTotal: totals.includes(index) }));
      }),
    })),
    { features: [filtersOf(sheets, parts)] },
  ).toBuffer();
}

const sheetFile = "xl/worksheets/sheet{id}.xml";

/** The library's own way to extend it: an `autoFilter` element where the schema of a sheet wants it. */
function filtersOf(sheets: readonly WrittenSheet[], parts: typeof SheetParts) {
  return {
    files: {
      transform: {
        [sheetFile]: {
          transform: (xml: string, _: unknown, { sheetIndex }: { sheetIndex: number }) => {
            const { rows = [], table } = sheets[sheetIndex] ?? {};
            const order = parts.getOrderOfSiblings(sheetFile, "worksheet");
            if (table === undefined || order === undefined) return xml;
            const width = rows[table.heading]?.length ?? 1;
            const ref = `${parts.getCellAddress(table.heading, 0)}:${parts.getCellAddress(table.last, width - 1)}`;
            const markup = parts.getSelfClosingTagMarkup("autoFilter", { ref });
            return parts.insertElementMarkupAccordingToOrderOfSiblings(
              xml,
              markup,
              order,
              "worksheet",
            );
          },
        },
      },
    },
  };
}

function written(value: WrittenCell, { isHeading = false, isTotal = false }) {
  const style = {
    ...(isHeading || isTotal ? { fontWeight: "bold" as const } : {}),
    ...(isHeading ? { backgroundColor: "#FFE4D1" } : {}),
    ...(isTotal ? { topBorderStyle: "thin" as const } : {}),
  };
  if (value === null) return { ...style };
  if (typeof value === "string") return { value, type: String, ...style };
  if (typeof value === "number") return { value, type: Number, ...style };
  return { value: serialOf(value), type: Number, format: formats[value.kind].format, ...style };
}

/** Days since 30 December 1899, which spreadsheets count from. */
const dayZero = epochDay("1899-12-30");
const dayMinutes = 24 * 60;

/** The number that a spreadsheet keeps of a typed value. */
function serialOf(cell: TypedCell): number {
  switch (cell.kind) {
    case "date":
      return epochDay(cell.date) - dayZero;
    case "moment":
      return epochDay(cell.date) - dayZero + cell.minute / dayMinutes;
    case "time":
      return cell.minute / dayMinutes;
    case "duration":
      return cell.minutes / dayMinutes;
    case "hours":
      return cell.minutes / 60;
    case "balance":
      return cell.minutes;
  }
}

function columnsOf(rows: readonly WrittenRow[]): number {
  return Math.max(0, ...rows.map((row) => row.length));
}

function widthOf(rows: readonly WrittenRow[], column: number): number {
  const longest = Math.max(...rows.map((row) => lengthOf(row[column])));
  return Math.min(widths.widest, Math.max(widths.narrowest, longest + 3));
}

function lengthOf(cell: WrittenCell | undefined): number {
  if (typeof cell === "object" && cell !== null) return formats[cell.kind].width;
  return String(cell ?? "").length;
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
  // Fractions of a day are not exact: the nearest minute is the typed one.
  return isoOf(Math.round(epoch / 60_000) * 60_000).slice(11, 16);
}

/** Adds up the declared inflated sizes of an archive's entries, before anything is inflated. */
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
