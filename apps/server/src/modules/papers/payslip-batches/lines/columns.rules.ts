import { hasLetters, offset, overlaps } from "./items.rules.ts";
import type { Item, ItemLine } from "./items.rules.ts";

/**
 * A column of a table of concepts. `amount` holds all amounts, `accrual` and `deduction` share them;
 * `company` is the company's contribution, `year` a sum since January, which is never read.
 */
export type ColumnKind =
  | "code"
  | "text"
  | "units"
  | "price"
  | "base"
  | "rate"
  | "amount"
  | "accrual"
  | "deduction"
  | "company"
  | "year";

/** Position of a column, in points from the left edge. */
export type Column = { kind: ColumnKind; x: number; end: number };

/** Tables side by side; each begins at `from` and ends where the next begins. */
type Block = { from: number; to: number; columns: Column[] };
export type Table = Block[];

const headings: ReadonlyArray<readonly [ColumnKind, RegExp]> = [
  ["year", /ACUMULAD|\bACUM\b|\bANO\b|ANUAL/],
  ["company", /^(?:APORT\w*\.? (?:DE LA )?EMPRESA\w*|CUOTA (?:DE LA )?EMPRESA\w*)/],
  ["price", /^(?:PRECIO|IMPORTE UNITARIO|IMPORTE UNIDAD|VALOR UNITARIO)/],
  ["units", /^(?:CUANTIA|CANTIDAD|UNIDADES|UNID|UDS?|N\.? UNIDADES)\b/],
  ["rate", /^(?:%|TIPO|TIPO %|% TIPO|PORCENTAJE|TANTO)$/],
  ["base", /^(?:BASES?|BASE COTIZACION)$/],
  ["accrual", /^(?:IMPORTE )?(?:DEVENGOS?|HABERES|ABONOS?|PERCEPCIONES)$/],
  ["deduction", /^(?:IMPORTE )?(?:DEDUCCION(?:ES)?|DESCUENTOS?|RETENCIONES|CARGOS?)$/],
  ["amount", /^(?:IMPORTES?|TOTAL|TOTALES|IMPORTE MES|IMPORTE \(?(?:€|EUROS?)\)?)$/],
  ["text", /^(?:CONCEPTOS?|DESCRIPCION|DENOMINACION)$/],
  ["code", /^(?:COD(?:IGO)?|CONC|CLAVE|CPTO)\.?$/],
];

const kindOf = ({ plain }: Item): ColumnKind | undefined =>
  headings.find(([, words]) => words.test(plain.replace(/:$/, "")))?.[0];

const amounts: ReadonlySet<ColumnKind> = new Set(["amount", "accrual", "deduction", "company"]);

/**
 * Table of a heading line: at least two columns, one of them with amounts, and no number in
 * between; undefined for any other line.
 */
export function tableOf(line: ItemLine): Table | undefined {
  if (line.items.some(({ number }) => number !== null)) return undefined;
  const columns = line.items.flatMap((item): Column[] => {
    const kind = kindOf(item);
    return kind === undefined ? [] : [{ kind, x: item.x, end: item.end }];
  });
  const strange = line.items.filter((item) => hasLetters(item) && kindOf(item) === undefined);
  const hasAmounts = columns.some(({ kind }) => amounts.has(kind));
  if (columns.length < 2 || !hasAmounts || strange.length > 2) return undefined;
  return besideEachOther(columns) ?? [{ from: 0, to: Infinity, columns: companysOf(columns) }];
}

/** `APORTACIÓN DE LA EMPRESA … BASE … IMPORTE`: the first names the table, the last its amounts. */
function companysOf(columns: Column[]): Column[] {
  const has = (kind: ColumnKind): boolean => columns.some((column) => column.kind === kind);
  if (!has("company") || !has("base") || !has("amount")) return columns;
  const kinds: Partial<Record<ColumnKind, ColumnKind>> = { company: "text", amount: "company" };
  return columns.map((column) => ({ ...column, kind: kinds[column.kind] ?? column.kind }));
}

/** Two tables beside each other: `DEVENGOS … IMPORTE` and `DEDUCCIONES … IMPORTE`. */
function besideEachOther(columns: readonly Column[]): Table | undefined {
  const titles = columns.filter(({ kind }) => kind === "accrual" || kind === "deduction");
  const [first, second] = titles;
  const count = columns.filter(({ kind }) => kind === "amount").length;
  if (first === undefined || second === undefined || titles.length > 2 || count !== 2) {
    return undefined;
  }
  const border = second.x - 4;
  const own = (title: Column, from: number, to: number): Block => ({
    from,
    to,
    columns: columns
      .filter(({ x }) => x >= from && x < to)
      .map((column): Column => {
        if (column === title) return { ...column, kind: "text" };
        return column.kind === "amount" ? { ...column, kind: title.kind } : column;
      }),
  });
  return [own(first, 0, border), own(second, border, Infinity)];
}

/** Maximum distance of a number from the heading of its column, in points. */
const reach = 45;

/** Column of a number: its heading is right above, or the nearest one. */
export function columnAt(columns: readonly Column[], item: Item): Column | undefined {
  const above = columns.filter((column) => overlaps(column, item));
  const near = above.length > 0 ? above : columns.filter((column) => gap(column, item) <= reach);
  return near.toSorted(
    (one, other) => gap(one, item) - gap(other, item) || offset(one, item) - offset(other, item),
  )[0];
}

/** Columns of the item's table. */
export function columnsFor(table: Table, item: Item): readonly Column[] {
  return table.find(({ from, to }) => item.x >= from && item.x < to)?.columns ?? [];
}

const gap = (column: Column, item: Item): number =>
  Math.max(0, column.x - item.end, item.x - column.end);
