import type { LayoutColumn, LayoutField } from "@atrio/contract/papers/payslip-layouts";

import type { Cell, PageText } from "../../../../lib/values/page-text.ts";
import type { FiguresRead } from "../figures/figures.rules.ts";
import type { ColumnKind } from "../lines/columns.rules.ts";
import type { TaughtTable } from "../lines/lines.rules.ts";
import { factsOf } from "../pages.rules.ts";
import type { PageFacts } from "../pages.rules.ts";

/** A rectangle of a page, in parts of its width and height, from the top left. */
export type Box = { x: number; y: number; ancho: number; alto: number };

/** Zones of a layout's pages, and the fixed texts that identify such a page. */
export type Layout = {
  id: number;
  ancho: number;
  alto: number;
  etiquetas: ReadonlyArray<{ texto: string; x: number; y: number }>;
  zonas: ReadonlyArray<Box & { campo: LayoutField }>;
  tabla: {
    y: number;
    alto: number;
    columnas: ReadonlyArray<{ campo: LayoutColumn; x: number; ancho: number }>;
  } | null;
};

/** Facts read from the zones of a layout on a page. */
export type ZonesRead = Pick<PageFacts, "nifs" | "wrong" | "nombre" | "months"> & {
  figures: Partial<FiguresRead>;
  ambiguous: PageFacts["ambiguous"];
};

/** Parts of the page by which a label may stand elsewhere. */
const drift = 0.012;
/** Part of a side by which a page may be larger or smaller. */
const growth = 0.02;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Position of a cell on its page. */
export function boxOf({ width, height }: PageText, cell: Cell): Box {
  const [x, y] = [clamp(cell.x / width), clamp((cell.y - cell.height) / height)];
  return {
    x,
    y,
    ancho: Math.min(1 - x, Math.max(0, cell.width / width)),
    alto: Math.min(1 - y, Math.max(0, cell.height / height)),
  };
}

const cellsOf = (page: PageText): Cell[] => page.lines.flatMap((line) => line.cells);

/** A label without accents, case, and space that a program may print wider. */
const plainLabel = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\p{M}\s]+/gu, "")
    .toUpperCase();

/** True if a page is one of a layout: of its size, with every label at its place. */
export function fits(page: PageText, layout: Layout): boolean {
  const isAsLarge =
    Math.abs(page.width - layout.ancho) <= layout.ancho * growth &&
    Math.abs(page.height - layout.alto) <= layout.alto * growth;
  if (!isAsLarge || page.isScanned === true || layout.etiquetas.length === 0) return false;
  const cells = cellsOf(page).map((cell) => ({
    text: plainLabel(cell.text),
    box: boxOf(page, cell),
  }));
  return layout.etiquetas.every(({ texto, x, y }) => {
    const label = plainLabel(texto);
    return cells.some(
      ({ text, box }) =>
        text === label && Math.abs(box.x - x) <= drift && Math.abs(box.y - y) <= drift,
    );
  });
}

/** True if a cell stands in a zone: the middle of its letters, and one of its ends. */
function isIn(cell: Box, zone: Box): boolean {
  const middle = cell.y + cell.alto * 0.65;
  const isInside = (x: number): boolean => x >= zone.x - 0.002 && x <= zone.x + zone.ancho + 0.002;
  return (
    middle >= zone.y &&
    middle <= zone.y + zone.alto &&
    (isInside(cell.x) || isInside(cell.x + cell.ancho))
  );
}

/** The text of a zone; null where the layout has none for the field. */
function textIn(page: PageText, layout: Layout, field: LayoutField): string | null {
  const zone = layout.zonas.find(({ campo }) => campo === field);
  if (zone === undefined) return null;
  return cellsOf(page)
    .filter((cell) => isIn(boxOf(page, cell), zone))
    .map((cell) => cell.text)
    .join(" ");
}

const amount = /(?<![\d.,])-?(?:\d{1,3}(?:\.\d{3})+|\d+),\d{2}(?![\d,])/g;
const rate = /(?<![\d.,])\d{1,2}(?:,\d{1,2})?(?![\d,])/g;

/** Ambiguity of a numeric zone: true if it contains several numbers. */
function hasSeveral(page: PageText, layout: Layout, field: LayoutField): boolean {
  const numbers = textIn(page, layout, field)?.match(formOf(field)) ?? [];
  return numbers.length > 1;
}

const formOf = (field: LayoutField): RegExp => (field === "porcentaje_irpf" ? rate : amount);

/** The one number in a text; null where there is none, or several. */
function numberIn(text: string, form: RegExp): number | null {
  const [found, ...others] = text.match(form) ?? [];
  if (found === undefined || others.length > 0) return null;
  return Number(found.replaceAll(".", "").replace(",", "."));
}

const figureFields = [
  "total_devengado",
  "total_aportaciones",
  "porcentaje_irpf",
  "descuento_irpf",
  "total_deducciones",
  "total_percibir",
] as const satisfies ReadonlyArray<keyof FiguresRead & LayoutField>;

/** Figures stated in the zones of a layout; null for a zone with none or several. */
function figuresIn(page: PageText, layout: Layout): Partial<FiguresRead> {
  const figures: Partial<FiguresRead> = {};
  for (const field of figureFields) {
    const text = textIn(page, layout, field);
    if (text !== null) figures[field] = numberIn(text, formOf(field));
  }
  return figures;
}

/** Behind a label that shares the cell. */
const value = (text: string | null): string => (text ?? "").split(":").at(-1)?.trim() ?? "";

/** A page that says no more than the zones do, in words that every payslip may use. */
function plainPage(page: PageText, layout: Layout): PageText {
  const texts = [
    `Trabajador: ${value(textIn(page, layout, "nombre"))}`,
    `NIF: ${value(textIn(page, layout, "nif"))}`,
    `Período de liquidación: ${value(textIn(page, layout, "periodo"))}`,
  ];
  const lines = texts.map((text, index) => {
    const y = 100 * (index + 1);
    return { y, cells: [{ text, x: 50, y, width: text.length * 5, height: 10 }] };
  });
  return { width: 595, height: 842, lines };
}

/** Reads the zones of a layout on a page; `company` is the company's CIF. */
export function readZones(page: PageText, layout: Layout, company: string | null): ZonesRead {
  const { nifs, wrong, nombre, months } = factsOf(plainPage(page, layout), company);
  const ambiguous = figureFields.filter((field) => hasSeveral(page, layout, field));
  return { nifs, wrong, nombre, months, figures: figuresIn(page, layout), ambiguous };
}

const union = <T>(some: readonly T[], others: readonly T[]): T[] => {
  const known = new Set(some.map((one) => JSON.stringify(one)));
  return [...some, ...others.filter((one) => !known.has(JSON.stringify(one)))];
};

/** Layout of a page: the one with most labels among those that fit. */
function layoutOf(page: PageText, layouts: readonly Layout[]): Layout | undefined {
  return layouts
    .filter((one) => fits(page, one))
    .toSorted((a, b) => b.etiquetas.length - a.etiquetas.length || a.id - b.id)[0];
}

const columnKinds: Readonly<Record<LayoutColumn, ColumnKind>> = {
  concepto: "text",
  unidades: "units",
  precio: "price",
  base: "base",
  tipo: "rate",
  importe: "amount",
  devengo: "accrual",
  deduccion: "deduction",
};

/** Columns of a layout on a page, in points; undefined for a layout without any. */
export function tableOn({ width, height }: PageText, layout: Layout): TaughtTable | undefined {
  const { tabla } = layout;
  if (tabla === null) return undefined;
  return {
    from: tabla.y * height,
    to: (tabla.y + tabla.alto) * height,
    columns: tabla.columnas.map((column) => ({
      kind: columnKinds[column.campo],
      x: column.x * width,
      end: (column.x + column.ancho) * width,
    })),
  };
}

/** Columns of the layout shared by all pages of a sheet; undefined without one. */
export function taughtTable(
  pages: readonly PageText[],
  layouts: readonly Layout[],
): TaughtTable | undefined {
  const [first] = pages;
  if (first === undefined) return undefined;
  const layout = layoutOf(first, layouts);
  const isOne = pages.every((page) => layoutOf(page, layouts) === layout);
  return layout === undefined || !isOne ? undefined : tableOn(first, layout);
}

/**
 * Reads a page with the company's layouts. A layout
 * adds a name, NIF and months to those of the page and removes none: a page that names another
 * person stays doubtful. Figures of its zones replace those found by labels.
 */
export function taughtFacts(
  page: PageText,
  { company, layouts }: { company: string | null; layouts: readonly Layout[] },
): PageFacts {
  const facts = factsOf(page, company);
  const layout = layoutOf(page, layouts);
  if (layout === undefined) return facts;
  const read = readZones(page, layout, company);
  const figures = { ...facts.figures, ...read.figures };
  const unmarked = facts.ambiguous.filter((figure) => !(figure in read.figures));
  return {
    ...facts,
    nifs: union(facts.nifs, read.nifs),
    wrong: union(facts.wrong, read.wrong),
    nombre: facts.nombre ?? read.nombre,
    months: union(facts.months, read.months),
    figures,
    ambiguous: [...unmarked, ...read.ambiguous],
    isClosed: figures.total_percibir !== null,
  };
}
