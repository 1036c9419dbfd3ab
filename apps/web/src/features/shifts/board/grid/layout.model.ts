import type { Cell, Row } from "../board.model.ts";

/** Sizes of the grid in pixels; the style sheet has the same. */
export const sizes = { chip: 38, gap: 3, pad: 6, person: 58, open: 50 } as const;

/** Height of a row: as high as its fullest day. */
export function heightOf({ cells, kind }: Row): number {
  const most = cells.reduce((max, { shifts }) => Math.max(max, shifts.length), 1);
  const chips = most * sizes.chip + (most - 1) * sizes.gap + 2 * sizes.pad;
  return Math.max(kind === "open" ? sizes.open : sizes.person, chips);
}

/** Tops of rows and the height of all, in pixels. */
export type RowLayout = { tops: readonly number[]; height: number };

/** Places rows one below another. */
export function layoutOf(rows: readonly Row[]): RowLayout {
  let height = 0;
  const tops = rows.map((row) => {
    const top = height;
    height += heightOf(row);
    return top;
  });
  return { tops, height };
}

/** Rows beyond the visible ones that are drawn too, so that scrolling shows no gap. */
export const overscan = 4;

/** Part of the rows in sight, in pixels, and rows to draw around them. */
export type Viewport = { top: number; height: number; overscan: number };

/** First and last index of the rows to draw; -1 as last without rows. */
export function windowOf(
  { tops }: RowLayout,
  { top, height, overscan: around }: Viewport,
): { first: number; last: number } {
  const first = Math.max(0, indexAt(tops, top) - around);
  const last = Math.min(tops.length - 1, indexAt(tops, top + height) + around);
  return { first, last };
}

/** Index of the row at a height, by binary search. */
function indexAt(tops: readonly number[], y: number): number {
  let [low, high] = [0, tops.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** Days that an absence covers from a cell on; 0 where it does not begin there. */
export function absenceRun(cells: readonly Cell[], index: number): number {
  const kind = (at: number) => cells[at]?.absence?.estado_id ?? null;
  const state = kind(index);
  if (state === null || kind(index - 1) === state) return 0;
  let length = 1;
  while (kind(index + length) === state) length += 1;
  return length;
}

/** A place where the focus may be: a shift of a cell, or the cell itself when it has none. */
export type Spot = { key: string; day: string; index: number };

export type Direction = "left" | "right" | "up" | "down" | "home" | "end" | "first" | "last";

/** The spot that a key leads to; shifts of a cell come one after another from top to bottom. */
export function spotAfter(rows: readonly Row[], spot: Spot, direction: Direction): Spot {
  const rowIndex = Math.max(
    0,
    rows.findIndex(({ key }) => key === spot.key),
  );
  const row = rows[rowIndex];
  if (row === undefined) return spot;
  const column = Math.max(
    0,
    row.cells.findIndex(({ day }) => day === spot.day),
  );
  const at = (r: number, c: number, end: "top" | "bottom" = "top"): Spot => {
    const target = rows[Math.min(rows.length - 1, Math.max(0, r))] ?? row;
    const cell = target.cells[Math.min(target.cells.length - 1, Math.max(0, c))];
    const last = Math.max(0, (cell?.shifts.length ?? 1) - 1);
    return { key: target.key, day: cell?.day ?? spot.day, index: end === "top" ? 0 : last };
  };
  const count = row.cells[column]?.shifts.length ?? 0;
  switch (direction) {
    case "left":
      return at(rowIndex, column - 1);
    case "right":
      return at(rowIndex, column + 1);
    case "up":
      if (spot.index > 0) return { ...spot, index: spot.index - 1 };
      return rowIndex === 0 ? spot : at(rowIndex - 1, column, "bottom");
    case "down":
      if (spot.index < count - 1) return { ...spot, index: spot.index + 1 };
      return rowIndex === rows.length - 1 ? spot : at(rowIndex + 1, column);
    case "home":
      return at(rowIndex, 0);
    case "end":
      return at(rowIndex, row.cells.length - 1);
    case "first":
      return at(0, column);
    case "last":
      return at(rows.length - 1, column);
  }
}
