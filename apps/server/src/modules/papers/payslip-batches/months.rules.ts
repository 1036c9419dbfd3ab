import type { Cell, PageText } from "../../../lib/values/page-text.ts";

import { plainText } from "./names.rules.ts";

/** A month that a page names. */
export type StatedMonth = { year: number; month: number };

/** Beginnings of the names of months on payslips, in Spanish, Catalan and Galician. */
const beginnings = [
  /^(?:ENE|GEN|XAN)/,
  /^FEB/,
  /^MAR/,
  /^ABR/,
  /^MA[IY]/,
  /^(?:JUN|XUN)/,
  /^(?:JUL|XUL)/,
  /^AG[OS]/,
  /^SE[PT]/,
  /^(?:OCT|OUT)/,
  /^NOV/,
  /^(?:DIC|DES|DEC)/,
];
const spelled = String.raw`(ENE(?:RO)?|GEN(?:ER)?|XAN(?:EIRO)?|FEB(?:RERO|REIRO|RER)?|MAR(?:ZO|C)?|ABR(?:IL)?|MAY(?:O)?|MAI(?:G|O)?|JUN(?:IO|Y)?|XUN(?:O)?|JUL(?:IO|IOL)?|XUL(?:LO)?|AGO(?:STO|ST)?|SEPT?(?:IEMBRE)?|SET(?:EMBRE|EMBRO)?|OCT(?:UBRE)?|OUT(?:UBRO)?|NOV(?:IEMBRE|EMBRE|EMBRO)?|DIC(?:IEMBRE)?|DES(?:EMBRE)?|DEC(?:EMBRO)?)`;
const year = String.raw`(\d{4}|\d{2})`;
const gap = String.raw`\.?[\s,]*(?:[-/]|DEL?\b|D['’])?[\s,]*(?:ANO\s*:?\s*)?`;

/** Spellings of a month, with placeholders for the year and the month. */
const forms: ReadonlyArray<{
  form: RegExp;
  of: (found: readonly string[]) => StatedMonth;
  /** Names a day as well. */
  isDate?: true;
}> = [
  {
    // 2026-10-31
    isDate: true,
    form: /(?<!\d)(20\d{2})-(\d{1,2})-\d{1,2}(?!\d)/g,
    of: ([, y = "", m = ""]) => ({ year: fullYear(y), month: Number(m) }),
  },
  {
    // 31/10/2026, 31-10-26
    isDate: true,
    form: /(?<![\d.,/-])\d{1,2}[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?![\d,])/g,
    of: ([, m = "", y = ""]) => ({ year: fullYear(y), month: Number(m) }),
  },
  {
    // octubre de 2026, 31 OCT 26, OCT-26, OCT. 2026
    form: new RegExp(String.raw`(?<!\p{L})${spelled}${gap}${year}(?![\d,.]*\d)`, "gu"),
    of: ([, m = "", y = ""]) => ({
      year: fullYear(y),
      month: beginnings.findIndex((one) => one.test(m)) + 1,
    }),
  },
  {
    // 10/2026
    form: /(?<![\d.,/-])(\d{1,2})\s?[/-]\s?(20\d{2})(?![\d,/-])/g,
    of: ([, m = "", y = ""]) => ({ year: fullYear(y), month: Number(m) }),
  },
];

const fullYear = (text: string): number => Number(text) + (text.length === 2 ? 2000 : 0);

type Found = StatedMonth & { at: number; end: number; isDate: boolean };

/** The months of a text in the order in which they stand. */
function monthsIn(text: string): Found[] {
  const found = forms.flatMap(({ form, of, isDate = false }) =>
    [...text.matchAll(form)].map((one) => ({
      ...of(one),
      isDate,
      at: one.index,
      end: one.index + one[0].length,
    })),
  );
  const inOrder = found.filter(({ month }) => month >= 1 && month <= 12);
  return inOrder
    .toSorted((a, b) => a.at - b.at)
    .filter((one, index, all) => all.slice(0, index).every((other) => other.end <= one.at));
}

const until =
  /^[\s.,]*(?:AL?|HASTA(?:\s+EL)?|FINS(?:\s+AL?)?|[-–—/])[\s.]*(?:EL\s+|DIA\s+)*\d{0,2}\s*(?:DE\s+|D['’])?$/;

/** True if two consecutive months in a text are the ends of one period. */
function isRange(text: string, first: Found, second: Found): boolean {
  const between = text.slice(first.end, second.at);
  // The columns of the first and the last day.
  if (between.trim() === "") return first.isDate && second.isDate;
  return until.test(between);
}

/**
 * The month of the first period in a text: that in which it ends, so that 26 September to 25 October is
 * October. Dates behind it, like that of the payment, are of no account.
 */
function periodIn(text: string): StatedMonth | undefined {
  const [first, second] = monthsIn(text);
  if (first === undefined) return undefined;
  const last = second !== undefined && isRange(text, first, second) ? second : first;
  const { year: inYear, month } = last;
  return { year: inYear, month };
}

/** The month of the first period in a text as it is printed; undefined without one. */
export function monthOfPeriod(text: string): StatedMonth | undefined {
  return periodIn(plainText(text));
}

const periodLabel = /\b(?:PERIOD[OE]|LIQUIDACIO(?:N)?\s+DEL?|MES|MENSUALIDAD|MENSUALITAT)\b/;
/** Maximum distance of a value below its label, in heights of the label. */
const furthest = 4;

/** Months that a page's period names: beside its label or below it; at most one for each label. */
export function monthsOn({ lines }: PageText): StatedMonth[] {
  for (const [row, line] of lines.entries()) {
    const column = line.cells.findIndex((cell) => periodLabel.test(plainText(cell.text)));
    const label = line.cells[column];
    if (label === undefined) continue;
    const beside = line.cells.slice(column).map((cell) => plainText(cell.text));
    const stated =
      periodIn(beside.join("\t")) ?? periodIn(belowOf(lines.slice(row + 1), label).join("\t"));
    if (stated !== undefined) return [stated];
  }
  return [];
}

/** The cells under a label, from the first line that has any. */
export function cellsBelow(lines: PageText["lines"], label: Cell): Cell[] {
  for (const line of lines) {
    if (line.y - label.y > Math.max(label.height, 6) * furthest) return [];
    const found = line.cells.filter(
      (cell) => cell.x < label.x + label.width + 2 && cell.x + cell.width > label.x - 2,
    );
    if (line.y > label.y && found.length > 0) return found;
  }
  return [];
}

function belowOf(lines: PageText["lines"], label: Cell): string[] {
  return cellsBelow(lines, label).map((cell) => plainText(cell.text));
}
