import { layoutColumns, layoutFields } from "@atrio/contract/papers/payslip-layouts";
import type {
  LayoutColumn,
  LayoutField,
  PayslipLayout,
  SheetPage,
} from "@atrio/contract/papers/payslip-layouts";

/** A rectangle of a page, in parts of its width and height. */
export type Box = { x: number; y: number; ancho: number; alto: number };
export type Cell = SheetPage["celdas"][number];
export type Label = PayslipLayout["etiquetas"][number];

/** Something that is marked on a page: a value, or a column of the table of lines. */
export type MarkKey = LayoutField | `tabla.${LayoutColumn}`;
export type Marks = Partial<Record<MarkKey, Box>>;

/** Values to mark, in the order of a payslip. */
export const valueKeys: readonly LayoutField[] = layoutFields;
/** Columns to mark. */
export const columnKeys: ReadonlyArray<`tabla.${LayoutColumn}`> = layoutColumns.map(
  (column) => `tabla.${column}` as const,
);
/** A layout while it is being taught. */
export type Draft = { name: string; marks: Marks; labels: readonly Label[] };

const room = { x: 0.008, y: 0.004 };
const fewestLabels = 3;
const mostLabels = 40;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** The smallest rectangle around others. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, ancho }) => x + ancho));
  const bottom = Math.max(...boxes.map(({ y, alto }) => y + alto));
  return { x: left, y: top, ancho: right - left, alto: bottom - top };
}

/** A rectangle with room around it, inside the page. */
export function withRoom({ x, y, ancho, alto }: Box): Box {
  const [left, top] = [clamp(x - room.x), clamp(y - room.y)];
  return {
    x: left,
    y: top,
    ancho: clamp(x + ancho + room.x) - left,
    alto: clamp(y + alto + room.y) - top,
  };
}

/** A place on a page, in parts of its width and height. */
export type Point = { x: number; y: number };

/** The cell at a place; undefined beside all of them. */
export function cellAt(cells: readonly Cell[], { x, y }: Point): Cell | undefined {
  return cells.find(
    (cell) =>
      x >= cell.x &&
      x <= cell.x + cell.ancho &&
      y >= cell.y - 0.002 &&
      y <= cell.y + cell.alto + 0.004,
  );
}

/** The rectangle between two corners. */
export function between(a: Point, b: Point): Box {
  const [left, top] = [clamp(Math.min(a.x, b.x)), clamp(Math.min(a.y, b.y))];
  return {
    x: left,
    y: top,
    ancho: clamp(Math.max(a.x, b.x)) - left,
    alto: clamp(Math.max(a.y, b.y)) - top,
  };
}

/** True if a cell's middle is in a rectangle. */
function isIn(cell: Box, box: Box): boolean {
  const [x, y] = [cell.x + cell.ancho / 2, cell.y + cell.alto / 2];
  return x >= box.x && x <= box.x + box.ancho && y >= box.y && y <= box.y + box.alto;
}

/** Text of the cells in a rectangle, from top to bottom. */
export function textIn(cells: readonly Cell[], box: Box): string {
  return cells
    .filter((cell) => isIn(cell, box))
    .map(({ texto }) => texto)
    .join(" ");
}

/** True for a text that can be a label: two letters, no digits, 3 to 80 characters. */
function mayBeLabel({ texto }: Pick<Cell, "texto">): boolean {
  const text = texto.trim();
  return text.length >= 3 && text.length <= 80 && !/\d/.test(text) && /\p{L}.*\p{L}/u.test(text);
}

const isSame = (label: Label, cell: Cell): boolean =>
  label.texto === cell.texto.trim() &&
  Math.abs(label.x - cell.x) < 0.001 &&
  Math.abs(label.y - cell.y) < 0.001;

/** True if a cell is one of the labels. */
export function isLabel(labels: readonly Label[], cell: Cell): boolean {
  return labels.some((label) => isSame(label, cell));
}

const labelOf = ({ texto, x, y }: Cell): Label => ({ texto: texto.trim(), x, y });

/** The labels with a cell, or without it if it was one of them. */
export function toggled(labels: readonly Label[], cell: Cell): readonly Label[] {
  if (isLabel(labels, cell)) return labels.filter((label) => !isSame(label, cell));
  return mayBeLabel(cell) && labels.length < mostLabels ? [...labels, labelOf(cell)] : labels;
}

/**
 * The labels with the likely one of a value: the nearest fixed text left of it or above it. None is
 * added for columns, whose texts differ from page to page.
 */
export function withLabelOf(
  labels: readonly Label[],
  { cells, box, marks }: { cells: readonly Cell[]; box: Box; marks: Marks },
): readonly Label[] {
  const boxes = Object.values(marks);
  const distance = (cell: Cell): number => {
    const across = Math.max(0, box.x - (cell.x + cell.ancho), cell.x - (box.x + box.ancho));
    return across + 2 * Math.max(0, box.y - cell.y);
  };
  const [nearest] = cells
    .filter((cell) => mayBeLabel(cell) && !boxes.some((one) => isIn(cell, one)))
    .filter((cell) => cell.y <= box.y + box.alto && cell.x <= box.x + box.ancho)
    .toSorted((a, b) => distance(a) - distance(b));
  if (nearest === undefined || isLabel(labels, nearest)) return labels;
  return toggled(labels, nearest);
}

/** Reasons why a draft cannot be saved yet. */
export type DraftProblem = "name" | "values" | "labels" | "columns" | "amounts" | "overlap";

const columnsOf = (marks: Marks): Array<{ campo: LayoutColumn; box: Box }> =>
  layoutColumns.flatMap((campo) => {
    const box = marks[`tabla.${campo}`];
    return box === undefined ? [] : [{ campo, box }];
  });

/** Missing parts of a draft. */
export function problemsOf({ name, marks, labels }: Draft): DraftProblem[] {
  const columns = columnsOf(marks);
  const has = new Set(columns.map(({ campo }) => campo));
  const hasSides = has.has("devengo") && has.has("deduccion");
  const ordered = columns.toSorted((a, b) => a.box.x - b.box.x);
  const isOverlapping = ordered.some(({ box }, index) => {
    const next = ordered[index + 1];
    return next !== undefined && box.x + box.ancho > next.box.x;
  });
  const isTable = columns.length > 0;
  const found: Array<DraftProblem | false> = [
    name.trim() === "" && "name",
    !layoutFields.some((field) => marks[field] !== undefined) && "values",
    labels.length < fewestLabels && "labels",
    isTable && columns.length < 2 && "columns",
    isTable && has.has("importe") === hasSides && "amounts",
    isTable && isOverlapping && "overlap",
  ];
  return found.filter((problem) => problem !== false);
}

/** A draft as the server takes it. */
export function bodyOf({ name, marks, labels }: Draft, page: Pick<SheetPage, "ancho" | "alto">) {
  const columns = columnsOf(marks);
  const whole = columns.length === 0 ? null : around(columns.map(({ box }) => box));
  return {
    nombre: name.trim(),
    ancho: page.ancho,
    alto: page.alto,
    etiquetas: [...labels],
    zonas: layoutFields.flatMap((campo) => {
      const box = marks[campo];
      return box === undefined ? [] : [{ campo, ...box }];
    }),
    tabla:
      whole === null
        ? null
        : {
            y: whole.y,
            alto: whole.alto,
            columnas: columns.map(({ campo, box }) => ({ campo, x: box.x, ancho: box.ancho })),
          },
  };
}

/** The draft of a layout that is taught anew. */
export function draftOf({ nombre, zonas, tabla, etiquetas }: PayslipLayout): Draft {
  const marks: Marks = {};
  for (const { campo, ...box } of zonas) marks[campo] = box;
  for (const { campo, x, ancho } of tabla?.columnas ?? []) {
    marks[`tabla.${campo}`] = { x, ancho, y: tabla?.y ?? 0, alto: tabla?.alto ?? 0 };
  }
  return { name: nombre, marks, labels: etiquetas };
}
