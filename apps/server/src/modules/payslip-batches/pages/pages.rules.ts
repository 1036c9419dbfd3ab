import { isNif, normalizeNationalId } from "../../../lib/national-id.ts";
import { plainLines } from "../../../lib/page-text.ts";
import type { PageText } from "../../../lib/page-text.ts";
import { figuresOn } from "../figures/figures.rules.ts";
import type { FiguresRead } from "../figures/figures.rules.ts";

/** What one page says of whose it is and what it pays. */
export type PageFacts = {
  /** NIF and NIE with the right control letter, without the company's. */
  nifs: string[];
  /** What is written as one but has a wrong control letter. */
  wrong: string[];
  nombre: string | null;
  /** "Page 2 of 3", where it says so. */
  number: { at: number; of: number } | null;
  /** Months that its period names; empty where it names none. */
  months: Array<{ year: number; month: number }>;
  figures: FiguresRead;
  /** It states what is paid: a payslip ends here. */
  isClosed: boolean;
  /** Its words, without accents, in capitals; none where it labels a name. */
  words: ReadonlySet<string>;
};

/** Consecutive pages that are one payslip: `from` and `to` count from 0, both included. */
export type Sheet = {
  from: number;
  to: number;
  facts: PageFacts;
};

/** Capitals without accents; ñ and ç lose theirs as well, as many programs print them. */
function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toUpperCase();
}

/** Words of a name or page, without accents, marks and what stands between surnames. */
export function wordsOf(text: string): string[] {
  return plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

const written = /(?<![\p{L}\p{N}])(?:[XYZKLM][\s.-]?)?\d[\d.]{5,9}[\s.-]?[A-Z](?![\p{L}\p{N}])/gu;
const label = /\b(?:N\.?\s?I\.?\s?[FE]\.?|D\.?\s?N\.?\s?I\.?)(?![\p{L}])/u;

/** What looks like a NIF or NIE on a page, with the right control letter and without. */
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

/** The worker's name behind its label, on the same line or the one below. */
function nameOn(lines: readonly string[]): string | null {
  const cells = lines.map((line) => line.split("\t").map((cell) => cell.trim()));
  for (const [row, columns] of cells.entries()) {
    for (const [column, cell] of columns.entries()) {
      const found = nameLabel.exec(plainText(cell));
      if (found === null) continue;
      const beside = cell.slice(found[0].length).trim() || (columns[column + 1] ?? "");
      const below = cells[row + 1]?.[column] ?? "";
      const name = [beside, below].map(nameIn).find((one) => one !== "");
      if (name !== undefined) return name.slice(0, 120);
    }
  }
  return null;
}

/** A cell's text as far as it can be a name; empty where it is none. */
function nameIn(cell: string): string {
  const text = (cell.split(nextLabel)[0] ?? "").trim();
  const isName = /^[\p{L}][\p{L}\p{M}\s.,'’ªº-]+$/u.test(text) && wordsOf(text).length >= 2;
  return isName && !text.endsWith(":") ? text : "";
}

const monthNames = [
  "ENERO",
  "FEBRERO",
  "MARZO",
  "ABRIL",
  "MAYO",
  "JUNIO",
  "JULIO",
  "AGOSTO",
  "SEPTIEMBRE",
  "OCTUBRE",
  "NOVIEMBRE",
  "DICIEMBRE",
];
const periodLabel = /\b(?:PERIODO|LIQUIDACION DEL?|MES|MENSUALIDAD)\b/;
const spelledMonth = new RegExp(
  String.raw`\b(${monthNames.join("|")})\b(?:\s+(?:DE|DEL))?\s+(\d{4})\b`,
  "g",
);
const numericDate = /\b\d{1,2}[/.-](\d{1,2})[/.-](\d{4})\b/g;

function monthsOn(lines: readonly string[]): PageFacts["months"] {
  return lines.flatMap((line) => {
    const text = plainText(line);
    if (!periodLabel.test(text)) return [];
    const spelled = [...text.matchAll(spelledMonth)].map(([, name = "", year]) => ({
      year: Number(year),
      month: monthNames.indexOf(name) + 1,
    }));
    const numeric = [...text.matchAll(numericDate)].map(([, month, year]) => ({
      year: Number(year),
      month: Number(month),
    }));
    return [...spelled, ...numeric];
  });
}

const pageNumber = /\b(?:PAGINA|PAG\.?|HOJA)\s*(\d{1,3})\s*(?:DE|\/)\s*(\d{1,3})\b/;

function numberOn(lines: readonly string[]): PageFacts["number"] {
  for (const line of lines) {
    const [, at, of] = pageNumber.exec(plainText(line)) ?? [];
    if (at !== undefined && of !== undefined) return { at: Number(at), of: Number(of) };
  }
  return null;
}

/** Reads a page; `company` is the company's CIF, which is nobody's NIF here. */
export function factsOf(page: PageText, company: string | null): PageFacts {
  const lines = plainLines(page);
  const { right, wrong } = idsOn(lines);
  if (company !== null) right.delete(normalizeNationalId(company));
  const figures = figuresOn(lines);
  const name = nameOn(lines);
  return {
    nifs: [...right],
    wrong: [...wrong],
    nombre: name,
    number: numberOn(lines),
    months: monthsOn(lines),
    figures,
    isClosed: figures.total_percibir !== null,
    words: new Set(name === null ? lines.flatMap(wordsOf) : []),
  };
}

const sameTexts = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((text) => others.includes(text));

/** Whether a page goes on with the payslip before it: the same person's, and none begins on it. */
function continues(before: PageFacts, last: PageFacts, page: PageFacts): boolean {
  if (page.number?.at === 1) return false;
  const follows =
    page.number !== null &&
    last.number !== null &&
    page.number.of === last.number.of &&
    page.number.at === last.number.at + 1;
  if (page.nifs.length === 0) {
    // Nobody's either way: a person then has one sheet to look at.
    const isSameWrong = before.nifs.length === 0 && sameTexts(before.wrong, page.wrong);
    return follows && (page.wrong.length === 0 || isSameWrong);
  }
  const isSame =
    before.nifs.length === 1 && page.nifs.length === 1 && before.nifs[0] === page.nifs[0];
  return isSame && (follows || !(last.isClosed && page.isClosed));
}

/** Signatures of the company: what stands on every page belongs to none of its workers. */
function everywhere(pages: readonly PageFacts[]): Set<string> {
  if (pages.length < 3) return new Set();
  const [first, ...rest] = pages;
  const common = (first?.nifs ?? []).filter((nif) => rest.every((page) => page.nifs.includes(nif)));
  const others = new Set(pages.flatMap(({ nifs }) => nifs.filter((nif) => !common.includes(nif))));
  return new Set(others.size >= 2 ? common : []);
}

/** Groups the pages of one document into sheets, in order; every page is in exactly one. */
export function sheetsOf(all: readonly PageFacts[]): Sheet[] {
  const issuer = everywhere(all);
  const sheets: Sheet[] = [];
  let last: PageFacts | undefined;
  for (const [index, one] of all.entries()) {
    const page = { ...one, nifs: one.nifs.filter((nif) => !issuer.has(nif)) };
    const sheet = sheets.at(-1);
    if (sheet !== undefined && last !== undefined && continues(sheet.facts, last, page)) {
      sheet.to = index;
      sheet.facts = joined(sheet.facts, page);
    } else {
      sheets.push({ from: index, to: index, facts: page });
    }
    last = page;
  }
  return sheets;
}

function joined(sheet: PageFacts, page: PageFacts): PageFacts {
  return {
    ...sheet,
    nombre: sheet.nombre ?? page.nombre,
    months: [...sheet.months, ...page.months],
    figures: mergedFigures(sheet.figures, page.figures),
    isClosed: sheet.isClosed || page.isClosed,
    words: new Set([...sheet.words, ...page.words]),
  };
}

/** The last page that states a figure is right: the first ones carry sums over. */
function mergedFigures(first: FiguresRead, second: FiguresRead): FiguresRead {
  const stated = Object.entries(second).filter(([, value]) => value !== null);
  return { ...first, ...Object.fromEntries(stated) };
}
