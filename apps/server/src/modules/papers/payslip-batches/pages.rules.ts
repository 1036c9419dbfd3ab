import { isNif, normalizeNationalId } from "../../../lib/spain/national-id.ts";
import { plainLines } from "../../../lib/values/page-text.ts";
import type { PageText } from "../../../lib/values/page-text.ts";

import { ambiguousOn, figuresOn } from "./figures/figures.rules.ts";
import type { FiguresRead } from "./figures/figures.rules.ts";
import { cellsBelow, monthsOn } from "./months.rules.ts";
import type { StatedMonth } from "./months.rules.ts";
import { plainText, runsIn, titledIn, wordsOf } from "./names.rules.ts";

/** Facts of a page: its person and its payments. */
export type PageFacts = {
  /** NIF and NIE with the right control letter, without the company's. */
  nifs: string[];
  /** Texts with the form of an NIF and a wrong control letter. */
  wrong: string[];
  /** The name behind its label. */
  nombre: string | null;
  /** Words that can be a name: without accents, in capitals. */
  runs: string[];
  /** Names written in title form. */
  titled: string[];
  /** "Page 2 of 3", where it says so. */
  number: { at: number; of: number } | null;
  /** Months that its period names; empty where it names none. */
  months: StatedMonth[];
  figures: FiguresRead;
  /** Figures with several indistinguishable amounts on the page. */
  ambiguous: ReadonlyArray<keyof FiguresRead>;
  /** The page states a net: a payslip ends here. */
  isClosed: boolean;
  /** Read in a picture: the page suggests its person and no figures. */
  isScanned: boolean;
  /** Has any text at all, and which: two pages of the same text are one page twice. */
  print: number;
};

const written = /(?<![\p{L}\p{N}])(?:[XYZKLM][\s.-]?)?\d[\d.]{5,9}[\s.-]?[A-Z](?![\p{L}\p{N}])/gu;
const label = /\b(?:N\.?\s?I\.?\s?[FE]\.?|D\.?\s?N\.?\s?I\.?)(?![\p{L}])/u;

/** NIF and NIE candidates on a page, with the right control letter and without. */
function idsOn(lines: readonly string[]): { right: Set<string>; wrong: Set<string> } {
  const [right, wrong] = [new Set<string>(), new Set<string>()];
  for (const line of lines) {
    const text = plainText(line);
    const isLabelled = label.test(text);
    for (const [found] of text.matchAll(written)) {
      const nif = normalizeNationalId(found);
      if (!/^(?:\d{8}|[XYZKLM]\d{7})[A-Z]$/.test(nif)) continue;
      // A number of seven digits and a letter is many things: only its label makes it a NIF.
      if (/^\d{7}[A-Z]$/.test(found.replaceAll(/[\s.-]/g, "")) && !isLabelled) continue;
      if (isNif(nif)) right.add(nif);
      else if (isLabelled || /^\d{8}[A-Z]$/.test(found)) wrong.add(nif);
    }
  }
  return { right, wrong };
}

const nameLabel =
  /^(?:TRABAJADOR(?:\/?A|\(A\))?|APELLIDOS Y NOMBRE|NOMBRE Y APELLIDOS|EMPLEAD[OA](?:\/A)?|PERCEPTOR|NOMBRE)\s*(?:[:.]\s*|$)/;
/** Labels that may follow a name on its line. */
const nextLabel =
  /\s+(?=(?:N\.?I\.?[FE]|D\.?N\.?I|CATEGOR|GRUPO|PUESTO|ANTIG|N[º°.]|NAF|NUM|C[OÓ]D)[^\p{L}]?)/iu;

/** The worker's name behind its label, on the same line or below it. */
function nameOn({ lines }: PageText): string | null {
  for (const [row, { cells }] of lines.entries()) {
    for (const [column, cell] of cells.entries()) {
      const found = nameLabel.exec(plainText(cell.text));
      if (found === null) continue;
      const own = cell.text.slice(found[0].length).trim() || (cells[column + 1]?.text ?? "");
      const below = cellsBelow(lines.slice(row + 1), cell).map(({ text }) => text);
      const name = [own, ...below].map(nameIn).find((one) => one !== "");
      if (name !== undefined) return name.slice(0, 120);
    }
  }
  return null;
}

/** A cell's text as far as it can be a name; empty where it is none. */
function nameIn(cell: string): string {
  const text = (cell.split(nextLabel)[0] ?? "").trim();
  const words = wordsOf(text);
  // Letters alone are an abbreviation, such as that of another label.
  const isName =
    /^[\p{L}][\p{L}\p{M}\s.,'’ªº-]+$/u.test(text) &&
    words.length >= 2 &&
    words.some((word) => word.length > 1) &&
    runsIn(text).length > 0;
  return isName && !text.endsWith(":") ? text : "";
}

const pageNumber =
  /(?<!\p{L})(?:PAGINAS?|PAG|PAGE|HOJA|FULL|FOLIO)\b\.?\s*(?:N(?:UM|[º°O])?\b\.?[º°]?\s*)?:?\s*(\d{1,3})\s*(?:DE|OF|[/-])\s*(\d{1,3})(?![\d/,.-]*\d)/u;
const plainPageNumber = /^(\d{1,3})\s*(?:DE|OF|\/)\s*(\d{1,3})$/;
const pageLabel = /^(?:PAGINA|PAG|HOJA|FULL)\b[.:]?$/;

function numberOn(page: PageText): PageFacts["number"] {
  for (const line of plainLines(page)) {
    const [, at, of] = pageNumber.exec(plainText(line)) ?? [];
    if (at !== undefined && of !== undefined) return { at: Number(at), of: Number(of) };
  }
  for (const [row, line] of page.lines.entries()) {
    for (const cell of line.cells.filter(({ text }) => pageLabel.test(plainText(text)))) {
      const [below] = cellsBelow(page.lines.slice(row + 1), cell);
      const [, at, of] = plainPageNumber.exec(plainText(below?.text ?? "")) ?? [];
      if (at !== undefined && of !== undefined) return { at: Number(at), of: Number(of) };
    }
  }
  return null;
}

/** Hash of a text (FNV-1a). */
function printOf(text: string): number {
  let print = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    print = Math.imul(print ^ text.charCodeAt(at), 0x01000193);
  }
  return print >>> 0;
}

/** Figures of a page without any reliable one. */
export const nothingRead: FiguresRead = {
  total_devengado: null,
  total_aportaciones: null,
  porcentaje_irpf: null,
  descuento_irpf: null,
  total_deducciones: null,
  total_percibir: null,
};

/** Facts of a page; `company` is the company's CIF, which is no worker's NIF. */
export function factsOf(page: PageText, company: string | null): PageFacts {
  const lines = plainLines(page);
  const { right, wrong } = idsOn(lines);
  if (company !== null) right.delete(normalizeNationalId(company));
  const figures = figuresOn(page);
  const cells = page.lines.flatMap((line) => line.cells);
  return {
    nifs: [...right],
    wrong: [...wrong],
    nombre: nameOn(page),
    runs: [...new Set(cells.flatMap((cell) => runsIn(cell.text)))],
    titled: [...new Set(cells.flatMap((cell) => titledIn(cell.text)))],
    number: numberOn(page),
    months: monthsOn(page),
    figures: page.isScanned === true ? nothingRead : figures,
    ambiguous: page.isScanned === true ? [] : ambiguousOn(page),
    isScanned: page.isScanned === true,
    isClosed: figures.total_percibir !== null,
    print: printOf(lines.join("\n")),
  };
}
