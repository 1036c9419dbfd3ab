/** A run of text that ends where a column does: points from the top left of the upright page, `y` of its baseline. */
export type Cell = { text: string; x: number; y: number; width: number; height: number };

/** Cells on one baseline, from left to right. */
export type PageLine = { y: number; cells: Cell[] };

/** The text of an upright page, lines from top to bottom; text that runs in another direction comes last. */
export type PageText = {
  width: number;
  height: number;
  lines: PageLine[];
  /** True for OCR text, or for a page without readable text: its words are hints only. */
  isScanned?: true;
};

/** The text of a line; a tab where a column ends. */
export function plainLine(line: PageLine): string {
  return line.cells.map((cell) => cell.text).join("\t");
}

/** The lines of a page as plain text. */
export function plainLines(page: PageText): string[] {
  return page.lines.map(plainLine);
}

/** Joins pieces of text, set letter by letter or word by word, to lines of cells. */
export function linesFrom(pieces: readonly Cell[]): PageLine[] {
  return rowsOf(pieces).map((row) => ({ y: row[0]?.y ?? 0, cells: cellsOf(row) }));
}

/** Pieces whose baselines are at about the same height are one row. */
function rowsOf(pieces: readonly Cell[]): Cell[][] {
  const rows: Array<{ y: number; pieces: Cell[] }> = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const near = Math.max(1.5, piece.height * 0.35);
    if (row === undefined || piece.y - row.y > near) rows.push({ y: piece.y, pieces: [piece] });
    else row.pieces.push(piece);
  }
  return rows.map((row) => row.pieces.toSorted((a, b) => a.x - b.x));
}

function cellsOf(row: readonly Cell[]): Cell[] {
  const cells: Cell[] = [];
  for (const piece of row) {
    const cell = cells.at(-1);
    const gap = cell === undefined ? 0 : piece.x - (cell.x + cell.width);
    const unit = piece.height || 10;
    if (cell === undefined || gap > unit * 1.2) {
      cells.push({ ...piece });
      continue;
    }
    cell.text += gap > unit * 0.12 ? ` ${piece.text}` : piece.text;
    cell.width = piece.x + piece.width - cell.x;
    cell.height = Math.max(cell.height, piece.height);
  }
  return cells.flatMap((cell) => {
    const text = cell.text.replaceAll(/\s+/g, " ").trim();
    return text === "" ? [] : [{ ...cell, text }];
  });
}
