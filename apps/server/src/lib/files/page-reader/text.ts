import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

import { linesFrom } from "../../values/page-text.ts";
import type { Cell, PageText } from "../../values/page-text.ts";

/** Opens a PDF for its text; undefined when it is broken or wants a password. */
export async function openText(bytes: Buffer): Promise<PDFDocumentProxy | undefined> {
  const loading = getDocument({
    // The reader keeps its bytes, and another part of the thread reads the same ones.
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

/** The four ways in which text runs, as quarter turns against the clock; undefined when it leans. */
type Turn = 0 | 1 | 2 | 3 | undefined;

/**
 * The text of a page, upright however it is turned: by /Rotate or by a matrix of the text. The
 * direction of most of its letters is its upright one.
 */
export async function textOf(page: PDFPageProxy): Promise<PageText> {
  const { items } = await page.getTextContent();
  // Origin top left, /Rotate applied.
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const unit = Math.hypot(transform[0] ?? 1, transform[1] ?? 0);
  const runs = items.flatMap((item) => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [a = 1, b = 0, , , x = 0, y = 0] = placed(transform, item.transform.map(Number));
    const cell = { text: item.str, x, y, width: item.width * unit, height: item.height * unit };
    return [{ cell, turn: turnOf(a, b) }];
  });
  const upright = mostUsed(runs);
  const level = runs.filter((run) => run.turn === upright).map((run) => run.cell);
  const others = runs.filter((run) => run.turn !== upright).map((run) => run.cell);
  const size = { width, height };
  const isOnSide = upright === 1 || upright === 3;
  return {
    width: isOnSide ? height : width,
    height: isOnSide ? width : height,
    lines: [
      ...linesFrom(level.map((cell) => turned(cell, upright, size))),
      ...others.map((cell) => {
        const one = turned(cell, upright, size);
        return { y: one.y, cells: [{ ...one, text: one.text.trim() }] };
      }),
    ],
  };
}

/** A matrix of text on a page, seen through the viewport's. */
function placed(viewport: readonly number[], text: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = viewport;
  const [ta = 1, tb = 0, tc = 0, td = 1, te = 0, tf = 0] = text;
  return [
    a * ta + c * tb,
    b * ta + d * tb,
    a * tc + c * td,
    b * tc + d * td,
    a * te + c * tf + e,
    b * te + d * tf + f,
  ];
}

/** Direction of a baseline from (`right`, `down`), the page's second axis pointing down. */
function turnOf(right: number, down: number): Turn {
  const length = Math.hypot(right, down) || 1;
  if (Math.abs(down) <= length * 0.01) return right > 0 ? 0 : 2;
  if (Math.abs(right) <= length * 0.01) return down < 0 ? 1 : 3;
  return undefined;
}

function mostUsed(runs: ReadonlyArray<{ cell: Cell; turn: Turn }>): Exclude<Turn, undefined> {
  const letters = [0, 0, 0, 0];
  for (const { cell, turn } of runs) {
    if (turn !== undefined) letters[turn] = (letters[turn] ?? 0) + cell.text.trim().length;
  }
  const most = letters.indexOf(Math.max(...letters));
  return most === 1 || most === 2 || most === 3 ? most : 0;
}

/** A place on a page after the page is turned so that text of that direction runs to the right. */
function turned(cell: Cell, turn: Turn, page: { width: number; height: number }): Cell {
  const { x, y } = cell;
  if (turn === 1) return { ...cell, x: page.height - y, y: x };
  if (turn === 2) return { ...cell, x: page.width - x, y: page.height - y };
  if (turn === 3) return { ...cell, x: y, y: page.width - x };
  return cell;
}
