import { payslipPaper } from "../payslip-paper.ts";

/** A text on a page; `y` is the foot of its letters, both in points from the top left. */
type PrintedText = { text: string; x: number; y: number; size: number };

/** A page with texts at their places; a landscape one is wider than high. */
export type PrintedPage = {
  width: number;
  height: number;
  /** Written on an upright sheet that is shown turned by 90 degrees. */
  isTurned: boolean;
  /** Each letter is set alone. */
  isSpelled: boolean;
  texts: PrintedText[];
};

const a4 = { short: 595, long: 842 };

export function blankPage(kind: Partial<Pick<PrintedPage, "isTurned" | "isSpelled">>): PrintedPage {
  const { isTurned = false, isSpelled = false } = kind;
  const [width, height] = isTurned ? [a4.long, a4.short] : [a4.short, a4.long];
  return { width, height, isTurned, isSpelled, texts: [] };
}

/** Widths of Helvetica in thousandths of its size; letters that are not here are 556 wide. */
const widths = new Map<string, number>(
  (
    [
      [222, "ijl"],
      [278, " !,./:;ftIÍÌíìîï[]\\"],
      [333, "()-r`"],
      [365, "º"],
      [370, "ª"],
      [389, "*"],
      [500, "cksvxyzJç"],
      [584, "+<=>"],
      [611, "FTZ"],
      [667, "&ABEKPSVXYÀÁÈÉ"],
      [722, "CDHNRUwÇÑÚÜ"],
      [778, "GOQÓÒ"],
      [833, "mM"],
      [889, "%"],
      [944, "W"],
    ] as const
  ).flatMap(([width, letters]) => Array.from(letters).map((letter) => [letter, width] as const)),
);

function widthOf(text: string, size: number): number {
  return (
    Array.from(text).reduce((sum, letter) => sum + (widths.get(letter) ?? 556), 0) * (size / 1000)
  );
}

/** Writes a text that begins at `x`. */
export function put(page: PrintedPage, at: { x: number; y: number; size?: number }, text: string) {
  if (text !== "") page.texts.push({ text, x: at.x, y: at.y, size: at.size ?? 8 });
}

/** Writes a text that ends at `x`. */
export function putEnd(
  page: PrintedPage,
  at: { x: number; y: number; size?: number },
  text: string,
) {
  put(page, { ...at, x: at.x - widthOf(text, at.size ?? 8) }, text);
}

/** The text of a page as a reader without faults has it: each text a cell, each height a line. */
export function textOf(page: PrintedPage) {
  const heights = [...new Set(page.texts.map(({ y }) => y))].toSorted((a, b) => a - b);
  const lines = heights.map((y) => {
    const cells = page.texts
      .filter((one) => one.y === y)
      .toSorted((a, b) => a.x - b.x)
      .map(({ text, x, size }) => ({ text, x, y, width: widthOf(text, size), height: size }));
    return { y, cells };
  });
  return { width: page.width, height: page.height, lines };
}

/** Pages as a PDF; letter-spaced texts are drawn letter by letter. */
export function paperOf(pages: readonly PrintedPage[]): Buffer {
  return payslipPaper(
    pages.map(({ isSpelled, texts, ...page }) => ({
      ...page,
      texts: isSpelled ? texts.flatMap(spelled) : texts,
    })),
  );
}

function spelled({ text, x, y, size }: PrintedText): PrintedText[] {
  let at = x;
  return Array.from(text).flatMap((letter) => {
    const here = at;
    at += widthOf(letter, size);
    return letter === " " ? [] : [{ text: letter, x: here, y, size }];
  });
}
