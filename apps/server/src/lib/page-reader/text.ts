import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A piece of text where it stands on a page, in points. */
type Piece = { text: string; x: number; y: number; width: number; height: number };

/** Opens a PDF for its text; undefined when it is broken or wants a password. */
export async function openText(bytes: Buffer): Promise<PDFDocumentProxy | undefined> {
  const loading = getDocument({
    // It keeps what it is given, and another part of the thread reads the same bytes.
    data: Uint8Array.from(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    return await loading.promise;
  } catch {
    await loading.destroy();
    return undefined;
  }
}

/**
 * The text of a page as lines from top to bottom; a tab stands where a column ends. Pieces that a
 * program has set letter by letter are joined.
 */
export async function linesOf(page: PDFPageProxy): Promise<string[]> {
  const { items } = await page.getTextContent();
  const level: Piece[] = [];
  const turned: string[] = [];
  for (const item of items) {
    if (!("str" in item) || item.str.trim() === "") continue;
    const [, slope, , , x, y] = item.transform.map(Number);
    const { str: text, width, height } = item;
    if (Math.abs(slope ?? 0) > 0.01) turned.push(text.trim());
    else level.push({ text, x: x ?? 0, y: y ?? 0, width, height });
  }
  return [...rowsOf(level).map(lineOf), ...turned];
}

/** Pieces whose feet are on about the same height are one row. */
function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: Array<{ y: number; pieces: Piece[] }> = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    const near = Math.max(1.5, piece.height * 0.35);
    if (row === undefined || row.y - piece.y > near) rows.push({ y: piece.y, pieces: [piece] });
    else row.pieces.push(piece);
  }
  return rows.map((row) => row.pieces.toSorted((a, b) => a.x - b.x));
}

function lineOf(row: readonly Piece[]): string {
  let line = "";
  let end = 0;
  for (const piece of row) {
    const gap = piece.x - end;
    const unit = piece.height || 10;
    if (line !== "" && gap > unit * 1.2) line += "\t";
    else if (line !== "" && gap > unit * 0.12) line += " ";
    line += piece.text;
    end = piece.x + piece.width;
  }
  return line.replaceAll(/ +/g, " ").trim();
}
