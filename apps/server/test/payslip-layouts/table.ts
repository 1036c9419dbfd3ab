import type { PayslipLine } from "@atrio/contract/papers/payslips";

import { capitals, spanish } from "./layout.ts";
import type { Row } from "./layout.ts";
import type { MadeLine, MadePayslip } from "./made-payslip.ts";
import { put, putEnd } from "./sheet.ts";
import type { PrintedPage } from "./sheet.ts";

/** Columns of a table of concepts. `amount` takes all of them, `accrual` and `deduction` share them. */
type ColumnKey =
  | "code"
  | "text"
  | "units"
  | "price"
  | "rate"
  | "amount"
  | "accrual"
  | "deduction"
  | "year";

/** A column begins at `x`, or ends there. */
type Column = { key: ColumnKey; label: string; x: number; isEnd: boolean };

export type Table = {
  columns: readonly Column[];
  isCapital?: boolean;
  minus?: "before" | "after";
  /** Decimals of a unit's price. */
  decimals?: number;
  /** Months that the column of yearly sums holds. */
  months?: number;
  size?: number;
};

/** The words of a line as a table prints them. */
const wordsOf = (table: Table, text: string): string =>
  table.isCapital === true ? capitals(text) : text;

/** True for accruals, as against deductions. */
const isAccrual = ({ seccion }: PayslipLine): boolean => seccion.startsWith("devengo_");

const codes = new Map<string, string>();
function codeOf(line: MadeLine): string {
  const known = codes.get(line.texto) ?? String(codes.size + 1).padStart(3, "0");
  codes.set(line.texto, known);
  return known;
}

function cellOf(table: Table, line: MadeLine, key: ColumnKey): string {
  const { minus, decimals = 2 } = table;
  const amount = (is: boolean): string => (is ? spanish(line.importe, { minus }) : "");
  const number = (value: number | null, places = 2): string =>
    value === null ? "" : spanish(value, { decimals: places });
  const cells: Record<ColumnKey, string> = {
    code: codeOf(line),
    text: wordsOf(table, line.texto),
    units: number(line.unidades),
    price: number(line.precio, decimals),
    rate: line.tipo === null ? "" : `${spanish(line.tipo)}%`,
    amount: amount(true),
    accrual: amount(isAccrual(line)),
    deduction: amount(!isAccrual(line)),
    year: spanish(line.importe * (table.months ?? 1), { minus }),
  };
  return cells[key];
}

export function writeAt(
  page: PrintedPage,
  column: Pick<Column, "x" | "isEnd">,
  at: { y: number; size?: number },
  text: string,
): void {
  const place = { x: column.x, ...at };
  if (column.isEnd) putEnd(page, place, text);
  else put(page, place, text);
}

export function headings(page: PrintedPage, table: Table, y: number): void {
  for (const column of table.columns) {
    writeAt(page, column, { y, size: table.size ?? 8 }, column.label);
  }
}

/** Rows of some lines, each value in its column. */
export function rowsOf(table: Table, lines: readonly MadeLine[]): Row[] {
  return lines.map((line) => (page, y) => {
    for (const column of table.columns) {
      writeAt(page, column, { y, size: table.size ?? 8 }, cellOf(table, line, column.key));
    }
  });
}

/** The worker's lines: the company's contributions stand in a box of their own, if anywhere. */
export const workersLines = ({ lines }: MadePayslip): MadeLine[] =>
  lines.filter(({ seccion }) => seccion !== "aportacion_empresa");

/**
 * Lines as a table states them. The base of a percentage is known where the page prints it
 * elsewhere; of overtime it is the pay.
 */
export function linesShown(
  table: Table,
  lines: readonly MadeLine[],
  { hasBases }: { hasBases: boolean },
): PayslipLine[] {
  const keys = new Set(table.columns.map(({ key }) => key));
  return lines.map((line) => ({
    ...line,
    texto: wordsOf(table, line.texto),
    unidades: keys.has("units") ? line.unidades : null,
    precio: keys.has("price") ? line.precio : null,
    tipo: keys.has("rate") ? line.tipo : null,
    base:
      keys.has("rate") && (hasBases || line.concepto === "cotizacion_horas_extra")
        ? line.base
        : null,
  }));
}

/** Labels in a row with their values: beside them, or below them. */
export function facts(
  page: PrintedPage,
  at: { y: number; xs: readonly number[]; isAbove: boolean; size?: number },
  pairs: ReadonlyArray<readonly [label: string, value: string]>,
): void {
  const { y, xs, isAbove, size = 8 } = at;
  for (const [index, [label, value]] of pairs.entries()) {
    const x = xs[index] ?? 0;
    if (isAbove) {
      put(page, { x, y, size: size - 1 }, label);
      put(page, { x, y: y + size + 2, size }, value);
    } else {
      put(page, { x, y, size }, `${label} ${value}`.trim());
    }
  }
}
