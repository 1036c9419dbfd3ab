import type { PageText } from "../../../../lib/values/page-text.ts";

import { columnAt, columnsFor, tableOf } from "./columns.rules.ts";
import type { ColumnKind, Table } from "./columns.rules.ts";
import { hasLetters, itemLines, offset, overlaps } from "./items.rules.ts";
import type { Item, ItemLine } from "./items.rules.ts";

/** A page's lines, each with the table whose headings were last above it. */
export type View = ReadonlyArray<ItemLine & { table: Table | undefined; isHeading: boolean }>;

/** The lines of a page with their tables. */
export function viewOf(page: PageText): View {
  let table: Table | undefined;
  return itemLines(page).map((line) => {
    const heading = tableOf(line);
    table = heading ?? table;
    return { ...line, table, isHeading: heading !== undefined };
  });
}

/** Maximum distance of a value below its label, in points. */
const below = 20;
/** Maximum sideways distance of a value from the place below its label, in points. */
const aside = 12;

/** The items of the next line that stand below an item, nearer to it than to any other. */
export function itemsBelow(view: View, row: number, label: Item): Item[] {
  const [line, next] = [view[row], view[row + 1]];
  if (line === undefined || next === undefined || next.y - line.y > below) return [];
  return next.items.filter((item) => {
    const near = line.items.toSorted((one, other) => offset(one, item) - offset(other, item));
    const isNear = offset(label, item) <= aside || overlaps(label, item);
    return isNear && near[0] === label;
  });
}

/** Numbers right of a label, up to the next words. */
function numbersBeside(line: ItemLine, label: Item): Item[] {
  const rest = line.items.slice(line.items.indexOf(label) + 1);
  const end = rest.findIndex(hasLetters);
  return (end < 0 ? rest : rest.slice(0, end)).filter(({ number }) => number !== null);
}

/**
 * The single amount among some numbers, without rates and sums since January. Two amounts are
 * distinguished by their columns; null where they cannot be, undefined without an amount.
 */
function amountOf(
  numbers: readonly Item[],
  table: Table | undefined,
  wanted: readonly ColumnKind[],
): number | null | undefined {
  const placed = numbers.flatMap((item) => {
    if (item.number === null || item.number.isRate) return [];
    const kind = table === undefined ? undefined : columnAt(columnsFor(table, item), item)?.kind;
    return kind === "year" ? [] : [{ value: item.number.value, kind }];
  });
  if (placed.length === 0) return undefined;
  const own = placed.filter(({ kind }) => kind !== undefined && wanted.includes(kind));
  const [one] = placed.length === 1 ? placed : own;
  return one === undefined || (placed.length > 1 && own.length !== 1) ? null : one.value;
}

/** A label whose amount is wanted; words in `not` give it another meaning. */
export type Label = { words: RegExp; not?: RegExp; wanted?: readonly ColumnKind[] };

/**
 * Amount beside or below a label; undefined without label or amount, null where several amounts
 * cannot be told apart.
 */
export function statedOn(view: View, label: Label): number | null | undefined {
  const found = view.flatMap((line, row) => {
    if (line.isHeading || line.items.some(({ plain }) => plain.includes("ACUMULAD"))) return [];
    return line.items.flatMap((item) => {
      const isIt = hasLetters(item) && label.words.test(item.plain);
      if (!isIt || label.not?.test(item.plain) === true) return [];
      const beside = numbersBeside(line, item);
      const numbers = beside.length > 0 ? beside : itemsBelow(view, row, item);
      const amounts = numbers.filter(({ number }) => number !== null && !number.isRate);
      if (amounts.length === 0) return [];
      return [amountOf(amounts, line.table, label.wanted ?? [])];
    });
  });
  const values = new Set(found);
  const [value] = values;
  return values.size > 1 ? null : value;
}
