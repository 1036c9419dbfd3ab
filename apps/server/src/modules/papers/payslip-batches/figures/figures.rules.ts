import { isNif, normalizeNationalId } from "../../../../lib/spain/national-id.ts";
import type { PageText } from "../../../../lib/values/page-text.ts";
import { columnAt, columnsFor } from "../lines/columns.rules.ts";
import { hasLetters } from "../lines/items.rules.ts";
import type { Item } from "../lines/items.rules.ts";
import { statedOn, viewOf } from "../lines/values.rules.ts";
import type { Label, View } from "../lines/values.rules.ts";

/** Totals of a payslip, in euros with two decimals; the rate in per cent. */
export type Figures = {
  total_devengado: number;
  total_aportaciones: number;
  porcentaje_irpf: number;
  descuento_irpf: number;
  otras_deducciones: number;
  total_percibir: number;
};

/** Figures stated on a page; `total_deducciones` is B. */
export type FiguresRead = {
  total_devengado: number | null;
  total_aportaciones: number | null;
  porcentaje_irpf: number | null;
  descuento_irpf: number | null;
  total_deducciones: number | null;
  total_percibir: number | null;
};

/** Euros that no payslip reaches and no column holds. */
const tooMuch = 1_000_000_000;

const cents = (euros: number): number => Math.round(euros * 100);

const spanish = (text: string): number => Number(text.replaceAll(".", "").replace(",", "."));

/**
 * Labels of the totals: those of Orden ESS/2098/2014, and those that payroll programs print
 * instead.
 */
const labels = {
  total_devengado: {
    words: /\bT(?:OTAL|\.)? ?(?:DEVENGAD[OA]|DEVENGOS?|BRUTO|HABERES|PERCEPCIONES)\b/,
    wanted: ["accrual", "amount"],
  },
  total_aportaciones: {
    words:
      /\bTOTAL (?:DE )?(?:LAS )?(?:APORTACIONES|COTIZACIONES)\b|\bTOTAL (?:SEG\w*\.? SOC|S\.?S\b)/,
    not: /EMPRESA/,
    wanted: ["deduction", "amount"],
  },
  total_deducciones: {
    words: /\bT(?:OTAL|\.)? ?(?:A DEDUCIR|DEDUCCION(?:ES)?|DEDUCIDO|DESCUENTOS?|RETENCIONES)\b/,
    wanted: ["deduction", "amount"],
  },
  total_percibir: {
    words: /\b(?:LIQUIDO|NETO) (?:TOTAL )?A (?:PERCIBIR|PAGAR|COBRAR)\b|\bTOTAL (?:LIQUIDO|NETO)\b/,
    wanted: ["amount", "deduction", "accrual"],
  },
  descuento_irpf: {
    words: /IMPUESTO SOBRE LA RENTA|\bI\.?R\.?P\.?F\b/,
    // The base of the tax is no tax, nor is its percentage.
    not: /\bBASES?\b|%|\bTIPO\b|PORCENTAJE/,
    wanted: ["deduction", "amount"],
  },
} as const satisfies Record<string, Label>;

/** `TOTALES` with the sums of both columns. */
const feet = /^(?:TOTAL|TOTALES|SUMAS)\b:?$/;

function footOn(view: View, wanted: "accrual" | "deduction"): number | undefined {
  const found = view.flatMap((line) => {
    const [first, ...rest] = line.items;
    const { table } = line;
    if (first === undefined || table === undefined || !feet.test(first.plain)) return [];
    return rest.flatMap((item) => {
      const kind = columnAt(columnsFor(table, item), item)?.kind;
      return kind === wanted && item.number !== null ? [item.number.value] : [];
    });
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The percentage of the tax: with its sign, in a column of its own, or behind its own label. */
function rateOn(view: View): number | null {
  const { words, not } = labels.descuento_irpf;
  const found = view.flatMap(({ items, table }) => {
    let label: Item | undefined;
    return items.flatMap((item) => {
      if (item.number === null) {
        if (hasLetters(item) || words.test(item.plain)) label = item;
        return [];
      }
      const isTax =
        label !== undefined && words.test(label.plain) && !/\bBASES?\b/.test(label.plain);
      if (label === undefined || !isTax || item.number.value >= 100) return [];
      const kind = table === undefined ? undefined : columnAt(columnsFor(table, item), item)?.kind;
      const isRate = item.number.isRate || not.test(label.plain) || kind === "rate";
      return isRate ? [item.number.value] : [];
    });
  });
  const rates = new Set(found);
  const [rate] = rates;
  return rates.size === 1 ? (rate ?? null) : null;
}

/** Figures stated on a page; null where missing, or where two amounts cannot be told apart. */
export function figuresOn(page: PageText): FiguresRead {
  const view = viewOf(page);
  const accrued = statedOn(view, labels.total_devengado);
  const deducted = statedOn(view, labels.total_deducciones);
  return {
    total_devengado: accrued === undefined ? (footOn(view, "accrual") ?? null) : accrued,
    total_aportaciones: statedOn(view, labels.total_aportaciones) ?? null,
    porcentaje_irpf: rateOn(view),
    descuento_irpf: statedOn(view, labels.descuento_irpf) ?? null,
    total_deducciones: deducted === undefined ? (footOn(view, "deduction") ?? null) : deducted,
    total_percibir: statedOn(view, labels.total_percibir) ?? null,
  };
}

/** Totals with several amounts on a page that neither place nor column tells apart. */
export function ambiguousOn(page: PageText): Array<keyof FiguresRead> {
  const view = viewOf(page);
  const totals = [
    "total_devengado",
    "total_aportaciones",
    "descuento_irpf",
    "total_deducciones",
    "total_percibir",
  ] as const;
  return totals.filter((total) => statedOn(view, labels[total]) === null);
}

/**
 * The totals of a payslip whose page states all of them; null where one is missing, or where they
 * are implausible: more tax than pay, or deductions below their parts.
 */
export function completeFigures(read: FiguresRead): Figures | null {
  const { total_devengado, total_aportaciones } = read;
  const { porcentaje_irpf, descuento_irpf } = read;
  const { total_deducciones, total_percibir } = read;
  if (
    total_devengado === null ||
    total_aportaciones === null ||
    total_deducciones === null ||
    total_percibir === null
  ) {
    return null;
  }
  if (descuento_irpf === null || (porcentaje_irpf === null && descuento_irpf !== 0)) return null;
  const others = cents(total_deducciones) - cents(total_aportaciones) - cents(descuento_irpf);
  const isLikely = others >= 0 && descuento_irpf <= Math.max(total_devengado, 0);
  const isTooMuch = [total_devengado, total_deducciones, total_percibir].some(
    (euros) => Math.abs(euros) >= tooMuch,
  );
  if (!isLikely || isTooMuch) return null;
  return {
    total_devengado,
    total_aportaciones,
    porcentaje_irpf: porcentaje_irpf ?? 0,
    descuento_irpf,
    otras_deducciones: others / 100,
    total_percibir,
  };
}

/** True if A − B is the net. */
export function isBalanced(figures: Figures): boolean {
  const deducted =
    cents(figures.total_aportaciones) +
    cents(figures.descuento_irpf) +
    cents(figures.otras_deducciones);
  return cents(figures.total_devengado) - deducted === cents(figures.total_percibir);
}

/** Columns of the CSV with figures, in the order in which it is documented. */
const columns = [
  "nif",
  "total_devengado",
  "total_aportaciones",
  "porcentaje_irpf",
  "descuento_irpf",
  "otras_deducciones",
  "total_percibir",
] as const;
type Column = (typeof columns)[number];

const plainNumber = /^-?\d{1,9}(?:[.,](\d{1,4}))?$/;
const groupedNumber = /^-?\d{1,3}(?:\.\d{3})+,(\d{1,4})$/;

/** A number of a CSV, with a decimal comma or point and so many decimals at most. */
export function numberOf(cell: string, decimals = 2): number | undefined {
  const text = cell.replaceAll(/[\s€%]/g, "");
  const grouped = groupedNumber.exec(text);
  const found = grouped ?? plainNumber.exec(text);
  const isTwoThings = /^-?\d{1,3}\.\d{3}$/.test(text);
  if (found === null || isTwoThings || (found[1]?.length ?? 0) > decimals) return undefined;
  const value = grouped === null ? Number(text.replace(",", ".")) : spanish(text);
  return Math.abs(value) >= tooMuch ? undefined : value;
}

/** A row of the CSV and its line, from 1. */
type Row = { line: number; cells: readonly string[] };

/** The figures by NIF in the rows of a CSV, or the line where they cannot be read. */
export function figuresOf(rows: readonly Row[]): Map<string, Figures> | { line: number } {
  const [head, ...rest] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const places = placesOf(head?.cells ?? []);
  if (head === undefined || places === undefined) return { line: head?.line ?? 1 };
  const figures = new Map<string, Figures>();
  for (const { line, cells } of rest) {
    const nif = normalizeNationalId(cells[places.nif] ?? "");
    const read = figuresIn(cells, places);
    if (!isNif(nif) || figures.has(nif) || read === undefined) return { line };
    figures.set(nif, read);
  }
  return figures;
}

/** Positions of the columns; undefined when the heading lacks one or has another. */
function placesOf(cells: readonly string[]): Record<Column, number> | undefined {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  if (names.length !== columns.length) return undefined;
  const place = (column: Column): number => names.indexOf(column);
  const places = {
    nif: place("nif"),
    total_devengado: place("total_devengado"),
    total_aportaciones: place("total_aportaciones"),
    porcentaje_irpf: place("porcentaje_irpf"),
    descuento_irpf: place("descuento_irpf"),
    otras_deducciones: place("otras_deducciones"),
    total_percibir: place("total_percibir"),
  };
  return Object.values(places).includes(-1) ? undefined : places;
}

function figuresIn(cells: readonly string[], places: Record<Column, number>): Figures | undefined {
  const value = (column: Column): number => numberOf(cells[places[column]] ?? "") ?? Number.NaN;
  const figures = {
    total_devengado: value("total_devengado"),
    total_aportaciones: value("total_aportaciones"),
    porcentaje_irpf: value("porcentaje_irpf"),
    descuento_irpf: value("descuento_irpf"),
    otras_deducciones: value("otras_deducciones"),
    total_percibir: value("total_percibir"),
  };
  const isWhole = cells.length <= columns.length && !Object.values(figures).some(Number.isNaN);
  const isRate = figures.porcentaje_irpf >= 0 && figures.porcentaje_irpf < 100;
  return isWhole && isRate ? figures : undefined;
}
