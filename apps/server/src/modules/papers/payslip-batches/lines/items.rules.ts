import type { Cell, PageText } from "../../../../lib/values/page-text.ts";

/**
 * A word group or a number at its place on a page. Numbers have decimals, as payslips write them;
 * `decimals` tells a price from an amount.
 */
export type Item = {
  /** Text as printed. */
  text: string;
  /** Without accents, in capitals. */
  plain: string;
  number: { value: number; isRate: boolean } | null;
  x: number;
  end: number;
};

/** The items of a line, from left to right. */
export type ItemLine = { y: number; items: Item[] };

/** A text without accents, in capitals; ñ and ç lose theirs as well, as many programs print them. */
export function plainOf(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toUpperCase();
}

const written =
  /(?<![\d,/]|\d\.)[-−]?(?:\d{1,3}(?:\.\d{3})+|\d+),\d{2,4}(?:[-−](?!\d))?(?![\d,])(?:\s?%)?/g;

/** A number as Spanish payslips print it: `1.234,56`, `-35,20`, `35,20-`, `4,70 %`. */
function numberOf(text: string): Item["number"] {
  const digits = text.replaceAll(/[^\d,]/g, "").replace(",", ".");
  const value = Number(digits);
  const isNegative = /[-−]/.test(text) && value !== 0;
  return { value: isNegative ? -value : value, isRate: text.endsWith("%") };
}

/** The parts of a cell: numbers and the words between them, each at its share of the width. */
function itemsOf(cell: Cell): Item[] {
  const each = cell.width / Math.max(1, cell.text.length);
  const items: Item[] = [];
  const add = (from: number, to: number, isNumber: boolean): void => {
    const raw = cell.text.slice(from, to);
    // "30 × 61,25": thirty units.
    const text = raw
      .replace(/^\s*€/, "")
      .replace(/\s*×\s*$/, "")
      .trim();
    if (text === "") return;
    const start = from + (raw.length - raw.trimStart().length);
    items.push({
      text,
      plain: plainOf(text),
      number: isNumber ? numberOf(text) : null,
      x: cell.x + start * each,
      end: cell.x + (from + raw.trimEnd().length) * each,
    });
  };
  let at = 0;
  for (const found of cell.text.matchAll(written)) {
    add(at, found.index, false);
    at = found.index + found[0].length;
    add(found.index, at, true);
  }
  add(at, cell.text.length, false);
  return items;
}

/** The lines of a page, their cells split into numbers and words. */
export function itemLines(page: PageText): ItemLine[] {
  return page.lines.map(({ y, cells }) => ({ y, items: cells.flatMap(itemsOf) }));
}

/** True if an item is a text with at least one letter. */
export const hasLetters = ({ plain, number }: Item): boolean =>
  number === null && /[A-Z]/.test(plain);

/** A whole number that stands alone: days, hours, a code. */
export const isWhole = ({ plain, number }: Item): boolean =>
  number === null && /^\d{1,4}$/.test(plain);

const middle = ({ x, end }: { x: number; end: number }): number => (x + end) / 2;

/** Horizontal distance of two ranges from alignment; 0 where an edge or the middle is the same. */
export function offset(one: { x: number; end: number }, other: { x: number; end: number }): number {
  return Math.min(
    Math.abs(one.x - other.x),
    Math.abs(one.end - other.end),
    Math.abs(middle(one) - middle(other)),
  );
}

/** True if two ranges overlap. */
export function overlaps(one: { x: number; end: number }, other: { x: number; end: number }) {
  return one.x < other.end && other.x < one.end;
}
