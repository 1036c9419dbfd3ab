import type { Language } from "@atrio/contract/common";

import {
  columnNamed,
  columnsOf,
  emptyTable,
  headerOf,
  missingColumns,
  tableNamed,
  tableNames,
  tableWithHeaders,
} from "../columns.rules.ts";
import type { TableName } from "../columns.rules.ts";
import { plainText } from "../rows.rules.ts";
import type { Cell, Place, Problem, ProblemCode, SourceRow } from "../rows.rules.ts";

/** A sheet or CSV file as it was read. */
export type Grid = {
  file: string;
  sheet: string | null;
  rows: Array<{ line: number; cells: string[] }>;
};

/** A sheet whose table is known. */
export type Source = { table: TableName; headers: string[]; place: Place; rows: SourceRow[] };

/** A warning: left out, without being wrong. */
export type Notice = Place & {
  code: "unknown_column" | "unknown_sheet";
  name: string;
  /** Columns that the table has and the sheet lacks. */
  missing: string[];
  table?: TableName;
};

export type Recognised = {
  sources: Source[];
  problems: Problem[];
  notices: Notice[];
  /** False when a table could not be read at all. */
  isWhole: boolean;
};

export const MOST_ROWS = 20_000;

/** Finds out which table each sheet is and which column each heading names. */
export function recogniseTables(grids: Grid[], language: Language): Recognised {
  const parts = grids.map((grid) => recogniseTable(grid, language));
  // The other sheets of a workbook may hold anything; a file without any table is a mistake.
  const useful = new Set(parts.flatMap((part) => (part.kind === "table" ? [part.place.file] : [])));
  const unknown = parts.filter((part) => part.kind === "unknown");
  const strange = unknown.filter((part) => !useful.has(part.place.file));
  const ignored = unknown.filter((part) => useful.has(part.place.file));
  return {
    sources: parts.flatMap((part) => (part.kind === "table" ? [part.source] : [])),
    problems: [
      ...parts.flatMap((part) => part.problems),
      ...strange.map((part) => flaw(part.place, "unknown_table", { tables: namesIn(language) })),
    ],
    notices: [
      ...parts.flatMap((part) => part.notices),
      ...ignored.map(({ place }) => ({
        ...place,
        code: "unknown_sheet" as const,
        name: place.sheet ?? place.file,
        missing: [],
      })),
    ],
    isWhole: strange.length === 0 && parts.every((part) => part.kind !== "broken"),
  };
}

function namesIn(language: Language): string {
  return tableNames.map((table) => emptyTable(table, language).name).join(", ");
}

type Findings = { place: Place; problems: Problem[]; notices: Notice[] };

/** Result of a sheet. */
type Part = Findings &
  (
    | { kind: "table"; source: Source }
    | { kind: "broken" }
    | { kind: "unknown" }
    | { kind: "empty" }
  );

function recogniseTable(grid: Grid, language: Language): Part {
  const heading = headingOf(grid);
  const rows = grid.rows.filter((row) => row.line > (heading?.line ?? 0) && !isBlank(row.cells));
  const place: Place = { file: grid.file, sheet: grid.sheet, line: heading?.line ?? null };
  const nothing: Findings = { place, problems: [], notices: [] };
  if (heading === undefined) {
    // Workbooks often carry empty sheets.
    if (grid.sheet !== null) return { ...nothing, kind: "empty" };
    return { ...nothing, kind: "broken", problems: [flaw(place, "file_empty")] };
  }
  const headers = heading.cells.map((cell) => cell.trim());
  const table = tableOf(grid, headers);
  if (table === undefined) return { ...nothing, kind: "unknown" };
  const columns = headers.map((header) => (header === "" ? undefined : columnNamed(table, header)));
  const missing = columnsOf(table).filter((column) => !columns.includes(column));
  const notices = headers
    .filter((header, index) => header !== "" && columns[index] === undefined)
    .map((name) => ({ ...place, code: "unknown_column" as const, name, missing, table }));
  const flaws = headingFlaws({ place, table, headers, columns }, language);
  if (rows.length > MOST_ROWS) flaws.push(flaw(place, "too_many_rows", { max: MOST_ROWS }));
  if (flaws.length > 0) return { place, kind: "broken", problems: flaws, notices };
  const read = rows.map((row) => readRow(row, { ...place, line: row.line }, { headers, columns }));
  return {
    place,
    kind: "table",
    source: { table, headers, place, rows: read.map(({ row }) => row) },
    problems: read.flatMap((one) => one.problems),
    notices,
  };
}

/** The table of a sheet, by its name or else by its headings. */
export function tableOf(grid: Grid, headers: string[]): TableName | undefined {
  const name = grid.sheet ?? baseName(grid.file);
  return tableNamed(name) ?? tableWithHeaders(headers.filter((header) => header !== ""));
}

/** Rows among which the headings may stand: titles and notes often precede them. */
const MOST_TITLE_ROWS = 15;

/** The row with the headings: the first that has all columns of a table, else the first with any text. */
export function headingOf(grid: Grid): Grid["rows"][number] | undefined {
  const rows = grid.rows.filter((row) => !isBlank(row.cells));
  const isHeading = ({ cells }: { cells: string[] }): boolean => {
    const headers = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
    const table = tableOf(grid, headers);
    return table !== undefined && headers.length > 1 && missingColumns(table, headers).length === 0;
  };
  return rows.slice(0, MOST_TITLE_ROWS).find(isHeading) ?? rows[0];
}

function isBlank(cells: string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}

type Heading = { headers: string[]; columns: Array<string | undefined> };

function headingFlaws(
  heading: Heading & { place: Place; table: TableName },
  language: Language,
): Problem[] {
  const { place, table, headers, columns } = heading;
  const missing = missingColumns(table, headers).map((column) =>
    flaw(place, "missing_column", { column: headerOf(table, column, language) }),
  );
  const repeated = columns.flatMap((column, index) =>
    column !== undefined && columns.indexOf(column) < index
      ? [flaw(place, "repeated_column", { column: headers[index] ?? "" })]
      : [],
  );
  return [...missing, ...repeated];
}

function readRow(
  { cells }: { cells: string[] },
  place: Place,
  { headers, columns }: Heading,
): { row: SourceRow; problems: Problem[] } {
  const entries = columns.flatMap((column, index): Array<[string, Cell]> => {
    if (column === undefined) return [];
    return [[column, { header: headers[index] ?? "", text: plainText(cells[index] ?? "") }]];
  });
  const surplus = cells.slice(headers.length).find((cell) => cell.trim() !== "");
  return {
    row: { place, cells: Object.fromEntries(entries) },
    problems:
      surplus === undefined ? [] : [{ ...flaw(place, "too_many_cells"), value: surplus.trim() }],
  };
}

function flaw(place: Place, code: ProblemCode, params: Problem["params"] = {}): Problem {
  return { ...place, column: null, value: null, code, params };
}

/** The file's name without its folders and extension. */
function baseName(path: string): string {
  return (path.split(/[\\/]/).at(-1) ?? path).replace(/\.[^.]*$/, "");
}
