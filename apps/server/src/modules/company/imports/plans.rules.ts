import { headerOf } from "./columns.rules.ts";
import type { ColumnOf, TableName } from "./columns.rules.ts";
import { openRow } from "./rows.rules.ts";
import type { Place, Problem, RowReader, SourceRow } from "./rows.rules.ts";
import type { Snapshot } from "./snapshot/snapshot.rules.ts";

export type Kind = "new" | "changed" | "unchanged";

/** Effect of a row on the company. */
export type Outcome<Item> = {
  kind: Kind;
  item: Item;
  /** Label by which people recognise the row. */
  label: string;
  /** Project names of the columns that change. */
  columns: string[];
  /** Rows that say it; a schedule has several. */
  places: readonly Place[];
  /** Stored values of the columns that change. */
  before: Readonly<Record<string, unknown>>;
};

/** Context of every table's plan; flaws are collected in `problems`. */
export type PlanContext = { snapshot: Snapshot; problems: Problem[] };

/** Opens the rows of a table for reading. */
export function readersOf<T extends TableName>(
  table: T,
  rows: SourceRow[],
  { snapshot, problems }: PlanContext,
): Array<RowReader<T>> {
  const nameOf = (column: ColumnOf<T>): string => headerOf(table, column, snapshot.empresa.idioma);
  return rows.map((row) => openRow<T>(row, problems, nameOf));
}

/** Registers the key of every row; true for the first row with a key. */
export function firstOnly<T extends TableName>(): (
  reader: RowReader<T>,
  column: ColumnOf<T>,
  key: string | null | undefined,
) => boolean {
  const lines = new Map<string, number | null>();
  return (reader, column, key) => {
    if (key === null || key === undefined) return true;
    const tagged = `${column} ${key}`;
    const earlier = lines.get(tagged);
    if (earlier === undefined) {
      lines.set(tagged, reader.place.line);
      return true;
    }
    reader.note(column, "duplicate", { line: earlier ?? 0 });
    return false;
  };
}

/**
 * A value read from a cell, the stored value for an absent column, or the meaning of a blank cell.
 */
export function settle<V>(read: V | null | undefined, existing: V | undefined, blank: V): V {
  if (read === undefined) return existing ?? blank;
  return read ?? blank;
}

/** Classifies rows as new, changed or unchanged, by the columns whose value differs. */
export function compare<Item extends object>(input: {
  item: Item;
  existing: Item | undefined;
  label: string;
  columns: Array<[keyof Item, string]>;
  places: readonly Place[];
}): Outcome<Item> {
  const { item, existing, label, places } = input;
  if (existing === undefined) return { kind: "new", item, label, columns: [], places, before: {} };
  const changed = input.columns.filter(([key]) => !isSame(item[key], existing[key]));
  const columns = changed.map(([, column]) => column);
  const before = Object.fromEntries(changed.map(([key, column]) => [column, existing[key]]));
  return {
    kind: columns.length === 0 ? "unchanged" : "changed",
    item,
    label,
    columns,
    places,
    before,
  };
}

/** True if two plain values say the same. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
