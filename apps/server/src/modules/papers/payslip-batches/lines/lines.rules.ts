import type { PayslipLine, PayslipSection } from "@atrio/contract/papers/payslips";

import type { PageText } from "../../../../lib/values/page-text.ts";
import type { FiguresRead } from "../figures/figures.rules.ts";

import { columnAt, tableOf } from "./columns.rules.ts";
import type { Column, Table } from "./columns.rules.ts";
import { accrualOf, companyOf, deductionOf } from "./concepts.rules.ts";
import type { Known } from "./concepts.rules.ts";
import { hasLetters, isWhole, itemLines } from "./items.rules.ts";
import type { Item, ItemLine } from "./items.rules.ts";

/** Section of the receipt that a title opens; `own` marks sections named by the title. */
type Part = { kind: "accrual" | "deduction"; section: PayslipSection | null };

const titles: ReadonlyArray<readonly [RegExp, Part]> = [
  [/PERCEPCIONES NO SALARIALES/, { kind: "accrual", section: "devengo_no_salarial" }],
  [/PERCEPCIONES SALARIALES/, { kind: "accrual", section: "devengo_salarial" }],
  [/APORTACION\w* DEL? TRABAJADOR/, { kind: "deduction", section: "aportacion_trabajador" }],
  [/^\d\.? ?ANTICIPOS?$/, { kind: "deduction", section: "anticipo" }],
  [/VALOR DE LOS PRODUCTOS/, { kind: "deduction", section: "especie" }],
  [/^\d\.? ?OTRAS DEDUCCIONES/, { kind: "deduction", section: "otra_deduccion" }],
  [/^(?:I\.?|A\.?)? ?DEVENGOS?:?$/, { kind: "accrual", section: null }],
  [/^(?:II\.?|B\.?)? ?DEDUCCION(?:ES)?:?$/, { kind: "deduction", section: null }],
];

/** A row that is a sum of others. */
const sums =
  /^(?:[AB]\. ?)?(?:SUMAS?|TOTAL(?:ES)?|SUBTOTAL|T\. ?(?:DEVENGADO|A DEDUCIR)|LIQUIDO|NETO)\b/;
/** Below it no concept follows. */
const lasts =
  /\bT(?:OTAL|\.)? ?(?:A DEDUCIR|DEDUCCION(?:ES)?|DEDUCIDO|DESCUENTOS?|RETENCIONES)\b|\b(?:LIQUIDO|NETO)\b.*\b(?:PERCIBIR|PAGAR|COBRAR)\b|\bTOTAL (?:LIQUIDO|NETO)\b|^TOTALES\b|\bBASE (?:S\.S|C\.C|CONT)/;

type Row = { line: PayslipLine; isTitle: boolean };
type Found = { rows: Row[]; company: PayslipLine[]; companyTotal: number | null; isClear: boolean };

/** The lines of a payslip as its pages print them, not compared with any total yet. */
type Reading = Found & {
  table: Table | undefined;
  part: Part | null;
  /** The last total has been passed. */
  isOver: boolean;
  companyBase: number | null;
};

const isCompany = (table: Table): boolean =>
  table.some(({ columns }) => columns.some(({ kind }) => kind === "company"));

/** Columns taught on one of the company's pages replace the headings of its pages. */
export type TaughtTable = { columns: readonly Column[]; from: number; to: number };

function findLines(pages: readonly PageText[], taught: TaughtTable | undefined): Found {
  const reading: Reading = {
    rows: [],
    company: [],
    companyTotal: null,
    isClear: true,
    table: undefined,
    part: null,
    isOver: false,
    companyBase: null,
  };
  for (const page of pages) {
    const lines = itemLines(page);
    if (taught !== undefined) {
      const own = lines.filter(({ y }) => y >= taught.from && y <= taught.to);
      reading.table = [{ from: 0, to: Infinity, columns: [...taught.columns] }];
      for (const line of own) readLine(reading, line);
      continue;
    }
    for (const line of lines.slice(beginOf(lines, reading))) readLine(reading, line);
  }
  return reading;
}

/** The first line of a page that may be a concept: the head above its table is none. */
function beginOf(lines: readonly ItemLine[], { part }: Reading): number {
  const table = lines.findIndex((line) => {
    const heading = tableOf(line);
    return heading !== undefined && !isCompany(heading);
  });
  if (table >= 0) return table;
  // A page without headings goes on where the one before it ended.
  return part === null
    ? Math.max(
        0,
        lines.findIndex((line) => titleOf(line) !== null),
      )
    : 0;
}

function titleOf(line: ItemLine): Part | null {
  const first = line.items.find((item) => hasLetters(item));
  return titles.find(([words]) => first !== undefined && words.test(first.plain))?.[1] ?? null;
}

function readLine(reading: Reading, line: ItemLine): void {
  const heading = tableOf(line);
  if (heading !== undefined) {
    reading.table = heading;
    return;
  }
  if (/\bDETERMINACION DE LAS BASES\b/.test(line.items[0]?.plain ?? "")) reading.isOver = true;
  if (reading.table !== undefined && isCompany(reading.table)) {
    readCompanyLine(reading, line, reading.table[0]?.columns ?? []);
    return;
  }
  if (reading.isOver) return;
  const title = titleOf(line);
  if (title !== null) reading.part = title;
  if (line.items.some(({ plain }) => lasts.test(plain)) && reading.rows.length > 0) {
    reading.isOver = !line.items.some(({ plain }) => /SIGUE|ANTERIOR/.test(plain));
    return;
  }
  if (reading.table === undefined && reading.part === null) return;
  for (const { from, to, columns } of reading.table ?? [{ from: 0, to: Infinity, columns: [] }]) {
    const items = line.items.filter(({ x }) => x >= from && x < to);
    const row = rowOf(items, columns, { part: reading.part, isTitle: title !== null });
    if (row === "unclear") reading.isClear = false;
    else if (row !== undefined) reading.rows.push(row);
  }
}

/** A line's words without its code and marks. */
function wordsOf(items: readonly Item[]): string {
  const words = items.filter((item) => hasLetters(item) && !/^(?:EUR|EUROS)$/.test(item.plain));
  const text = words.map((item) => item.text).join(" ");
  return text
    .replace(/^\d{1,4}[.)]?\s*(?=[*\p{L}])/u, "")
    .replace(/^\*\s*/, "")
    .slice(0, 200);
}

type Placed = { item: Item; kind: Column["kind"] | undefined };

function placedIn(items: readonly Item[], columns: readonly Column[]): Placed[] {
  return items
    .filter((item) => item.number !== null || isWhole(item))
    .map((item) => ({ item, kind: columnAt(columns, item)?.kind }));
}

const money: ReadonlySet<Column["kind"]> = new Set(["amount", "accrual", "deduction"]);

/** A row of concepts; undefined where a line is none, "unclear" where it has two amounts. */
function rowOf(
  items: readonly Item[],
  columns: readonly Column[],
  context: { part: Part | null; isTitle: boolean },
): Row | "unclear" | undefined {
  const texto = wordsOf(items);
  const plain = plainWords(items);
  if (texto === "" || sums.test(plain)) return undefined;
  const placed = placedIn(items, columns);
  const numbers = placed.filter(({ item }) => item.number !== null && !item.number.isRate);
  const inColumns = numbers.filter(({ kind }) => kind !== undefined && money.has(kind));
  const isPlain = columns.length === 0;
  if (inColumns.length > 1) return "unclear";
  const amount = isPlain ? numbers.at(-1) : inColumns[0];
  if (amount?.item.number === undefined || amount.item.number === null) return undefined;
  const known = knownOf(plain, amount.kind, context.part);
  if (known === undefined) return undefined;
  const importe = amount.item.number.value;
  const values = valuesOf(placed, amount, { known, importe, isPlain });
  return values === undefined
    ? "unclear"
    : { line: { ...known, texto, ...values, importe }, isTitle: context.isTitle };
}

function plainWords(items: readonly Item[]): string {
  return items
    .filter((item) => hasLetters(item))
    .map(({ plain }) => plain)
    .join(" ")
    .replace(/^\d{1,4}[.)]?\s*(?=[*A-Z])/, "")
    .replace(/^\*\s*/, "");
}

/** Concept of a row, by its column or the title above it, and by its words. */
function knownOf(
  plain: string,
  kind: Column["kind"] | undefined,
  part: Part | null,
): Known | undefined {
  const side = kind === "accrual" || kind === "deduction" ? kind : part?.kind;
  if (side === undefined) return undefined;
  const known = side === "accrual" ? accrualOf(plain) : deductionOf(plain);
  const isTax = known.seccion === "irpf";
  const section = kind === side || isTax ? null : (part?.section ?? null);
  if (section === null) return known;
  return { ...known, seccion: section };
}

type Values = Pick<PayslipLine, "unidades" | "precio" | "base" | "tipo">;

const cents = (euros: number): number => Math.round(euros * 100);
/** Units at a price are an amount; a price is rounded to a cent at worst. */
const isProduct = (units: number, price: number, amount: number): boolean =>
  Math.abs(units * price - amount) < 0.0151 + Math.abs(units) * 0.005;
/** A percentage of a base is an amount, to the cent. */
const isShare = (base: number, rate: number, amount: number): boolean =>
  Math.abs(cents((base * rate) / 100) - cents(amount)) <= 1;

function valuesOf(
  placed: readonly Placed[],
  amount: Placed,
  { known, importe, isPlain }: { known: Known; importe: number; isPlain: boolean },
): Values | undefined {
  const others = placed.filter((one) => one !== amount);
  const numberIn = (kind: Column["kind"]): number | null => {
    const own = others.filter((one) => one.kind === kind && one.item.number?.isRate !== true);
    const [one] = own;
    if (one === undefined || own.length > 1) return null;
    return one.item.number?.value ?? Number(one.item.plain);
  };
  const withSign = others.find(({ item }) => item.number?.isRate === true)?.item.number?.value;
  const isTaken = known.seccion === "aportacion_trabajador" || known.seccion === "irpf";
  // A percentage without its sign and without a heading of its own.
  const stray = others.find(
    ({ item, kind }) =>
      isTaken &&
      item.number !== null &&
      item.number.value < 100 &&
      (kind === undefined || kind === "text"),
  );
  const tipo = withSign ?? numberIn("rate") ?? stray?.item.number?.value ?? null;
  if (!isPlain) {
    const counted = others.filter((one) => one.kind === "units").map(valueOf);
    const named = {
      unidades: numberIn("units"),
      precio: numberIn("price"),
      base: numberIn("base"),
    };
    return { ...columnValues(counted, named, { tipo, importe, isTaken }), tipo };
  }
  const rest = others.flatMap(({ item }) =>
    item.number === null || item.number.isRate ? [] : [item.number.value],
  );
  return plainValues(rest, { tipo: withSign ?? null, importe });
}

const valueOf = ({ item }: Placed): number => item.number?.value ?? Number(item.plain);

/**
 * Units, price and base by their columns. A column of units may hold "30 × 61,25", or the base of a
 * percentage; units and a price whose product is not the amount are not read.
 */
function columnValues(
  counted: readonly number[],
  named: Omit<Values, "tipo">,
  { tipo, importe, isTaken }: { tipo: number | null; importe: number; isTaken: boolean },
): Omit<Values, "tipo"> {
  const [one, two] = counted;
  if (
    one !== undefined &&
    two !== undefined &&
    named.precio === null &&
    isProduct(one, two, importe)
  ) {
    return { unidades: one, precio: two, base: named.base };
  }
  if (isTaken && one !== undefined && tipo !== null && named.base === null) {
    return { unidades: null, precio: null, base: isShare(one, tipo, importe) ? one : null };
  }
  const { unidades, precio, base } = named;
  const isOff = unidades !== null && precio !== null && !isProduct(unidades, precio, importe);
  return isOff ? { unidades: null, precio: null, base } : named;
}

/** Values before the amount in a row without columns; undefined where its sums are ambiguous. */
function plainValues(
  rest: readonly number[],
  { tipo, importe }: { tipo: number | null; importe: number },
): Values | undefined {
  const none = { unidades: null, precio: null, base: null, tipo };
  const [one, two] = rest;
  if (one === undefined) return none;
  if (two === undefined) {
    if (tipo !== null && isShare(one, tipo, importe)) return { ...none, base: one };
    return undefined;
  }
  if (rest.length > 2) return undefined;
  if (isProduct(one, two, importe)) return { ...none, unidades: one, precio: two };
  if (tipo === null && isShare(one, two, importe)) return { ...none, base: one, tipo: two };
  return undefined;
}

/** A contribution of the company: base, percentage and amount that agree. */
function readCompanyLine(reading: Reading, line: ItemLine, columns: readonly Column[]): void {
  const placed = placedIn(line.items, columns);
  const valueIn = (kind: Column["kind"]): number | null =>
    placed.find((one) => one.kind === kind && one.item.number !== null)?.item.number?.value ?? null;
  const plain = plainWords(line.items);
  const [base, tipo, importe] = [valueIn("base"), valueIn("rate"), valueIn("company")];
  if (importe === null) return;
  if (/^TOTAL\b/.test(plain) && tipo === null) {
    reading.companyTotal = importe;
    return;
  }
  const known = companyOf(plain);
  // All contributions below a base share it.
  const own = base ?? reading.companyBase;
  if (known === undefined || tipo === null || own === null || !isShare(own, tipo, importe)) {
    reading.companyBase = base ?? reading.companyBase;
    return;
  }
  reading.companyBase = own;
  const texto = wordsOf(line.items);
  reading.company.push({ ...known, texto, unidades: null, precio: null, base: own, tipo, importe });
}

/** A numbered title that sums up the lines below it is none itself, nor an empty one. */
function withoutSums(rows: readonly Row[]): PayslipLine[] {
  return rows.flatMap(({ line, isTitle }, index) => {
    const hasNothing = line.importe === 0 && line.unidades === null;
    if (!isTitle) return hasNothing ? [] : [line];
    const next = rows[index + 1];
    const isSum = next !== undefined && !next.isTitle && next.line.seccion === line.seccion;
    return isSum || hasNothing ? [] : [line];
  });
}

const sumOf = (lines: readonly PayslipLine[], is: (line: PayslipLine) => boolean): number =>
  lines.filter((line) => is(line)).reduce((sum, { importe }) => sum + cents(importe), 0);

const isAccrual = ({ seccion }: PayslipLine): boolean => seccion.startsWith("devengo_");
const isIn =
  (section: PayslipSection) =>
  ({ seccion }: PayslipLine): boolean =>
    seccion === section;

/** Lines of a payslip whose sums are its totals to the cent, with the totals that follow from them. */
type LinesRead = { lineas: PayslipLine[]; figures: FiguresRead };

/**
 * Reads the lines of a payslip; null where they do not add up to its totals. Totals missing from
 * the pages (contributions, tax) are the sums of the lines.
 */
export function readLines(
  pages: readonly PageText[],
  stated: FiguresRead,
  taught?: TaughtTable,
): LinesRead | null {
  const found = findLines(pages, taught);
  const own = withoutSums(found.rows);
  const { total_devengado, total_deducciones } = stated;
  if (
    !found.isClear ||
    own.length === 0 ||
    total_devengado === null ||
    total_deducciones === null
  ) {
    return null;
  }
  const contributions = sumOf(own, isIn("aportacion_trabajador"));
  const tax = sumOf(own, isIn("irpf"));
  const holds =
    sumOf(own, isAccrual) === cents(total_devengado) &&
    sumOf(own, (line) => !isAccrual(line)) === cents(total_deducciones) &&
    agrees(stated.total_aportaciones, contributions) &&
    agrees(stated.descuento_irpf, tax);
  if (!holds) return null;
  const rates = new Set(own.filter(isIn("irpf")).map(({ tipo }) => tipo));
  const [rate] = rates;
  const companys = agrees(
    found.companyTotal,
    sumOf(found.company, () => true),
  )
    ? found.company
    : [];
  return {
    lineas: [...own, ...companys],
    figures: {
      ...stated,
      total_aportaciones: contributions / 100,
      descuento_irpf: tax / 100,
      porcentaje_irpf: stated.porcentaje_irpf ?? (rates.size === 1 ? (rate ?? null) : null),
    },
  };
}

const agrees = (stated: number | null, sum: number): boolean =>
  stated === null || cents(stated) === sum;
