import type { ColumnOf, TableName } from "./columns.rules.ts";
import type { Flaw, Params, Parser } from "./values.rules.ts";

/** Place in the imported file; `sheet` is null outside workbooks. */
export type Place = { file: string; sheet: string | null; line: number | null };

/** Flaws of a row among others. */
export type RowFlaw =
  | "required"
  | "too_many_cells"
  | "duplicate"
  | "too_many_holidays"
  | "too_many_local"
  | "unknown_calendar"
  | "unknown_centre"
  | "unknown_schedule"
  | "unknown_worker"
  | "unknown_person"
  | "end_before_start"
  | "birth_after_hire"
  | "week_over_cycle"
  | "stretch_overlap"
  | "schedule_differs"
  | "nif_taken"
  | "email_taken"
  | "email_in_use"
  | "email_shared"
  | "self_supervision"
  | "not_supervisor"
  | "not_shift_manager"
  | "not_in_charge"
  | "unknown_project"
  | "unknown_part"
  | "part_kind_stays"
  | "part_options"
  | "all_and_list"
  | "supervision_overlap"
  | "unit_misfit"
  | "unit_differs"
  | "year_locked"
  | "access_elsewhere"
  | "owner_only"
  | "own_access";

/** Flaws of a file or sheet as a whole. */
export type FileFlaw =
  | "file_too_large"
  | "too_many_rows"
  | "file_type"
  | "file_empty"
  | "file_broken"
  | "csv_quotes"
  | "unknown_table"
  | "missing_column"
  | "repeated_column"
  | "table_role";

export type ProblemCode = Flaw | RowFlaw | FileFlaw;

/** One line of the error report, in the file's own terms. */
export type Problem = Place & {
  /** Heading of the column as it stands in the file. */
  column: string | null;
  value: string | null;
  code: ProblemCode;
  params: Params;
};

export type Cell = { header: string; text: string };

/** A row with its cells by the project's column names; a column that the file lacks is absent. */
export type SourceRow = { place: Place; cells: Readonly<Record<string, Cell | undefined>> };

/** Reads a row's cells and notes their flaws. */
export type RowReader<T extends TableName> = {
  place: Place;
  /** True if the file has the column. */
  has(column: ColumnOf<T>): boolean;
  /** Undefined when the cell is blank, absent or wrong; all of that is noted. */
  required<V>(column: ColumnOf<T>, parse: Parser<V>): V | undefined;
  /** Undefined when the column is absent or the cell wrong, null when it is blank. */
  optional<V>(column: ColumnOf<T>, parse: Parser<V>): V | null | undefined;
  /** Notes a flaw of a cell. */
  note(column: ColumnOf<T>, code: ProblemCode, params?: Params): void;
  isClean(): boolean;
};

/** Opens a row for reading; problems go to `problems`. `headerOf` names a column the file lacks. */
export function openRow<T extends TableName>(
  row: SourceRow,
  problems: Problem[],
  headerOf: (column: ColumnOf<T>) => string,
): RowReader<T> {
  let isClean = true;
  const cellOf = (column: ColumnOf<T>): Cell | undefined => row.cells[column];
  const note = (column: ColumnOf<T>, code: ProblemCode, params: Params = {}): void => {
    const cell = cellOf(column);
    isClean = false;
    problems.push({
      ...row.place,
      column: cell?.header ?? headerOf(column),
      value: cell === undefined || cell.text === "" ? null : cell.text,
      code,
      params,
    });
  };
  const read = <V>(column: ColumnOf<T>, parse: Parser<V>): V | null | undefined => {
    const cell = cellOf(column);
    if (cell === undefined) return undefined;
    if (cell.text === "") return null;
    const reading = parse(cell.text);
    if ("value" in reading) return reading.value;
    note(column, reading.flaw, reading.params);
    return undefined;
  };
  return {
    place: row.place,
    has: (column) => cellOf(column) !== undefined,
    optional: read,
    required: (column, parse) => {
      if ((cellOf(column)?.text ?? "") === "") {
        note(column, "required");
        return undefined;
      }
      return read(column, parse) ?? undefined;
    },
    note,
    isClean: () => isClean,
  };
}

/**
 * A cell's content: without blanks around it, invisible marks, and the ways in which a spreadsheet
 * keeps zeros (`="007"`, `'007`).
 */
export function plainText(text: string): string {
  const trimmed = text.replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, "").trim();
  const quoted = /^="(.*)"$/s.exec(trimmed);
  return (quoted?.[1] ?? trimmed.replace(/^'(?=[\d=+@-])/, "")).trim();
}
