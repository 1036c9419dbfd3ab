import type { Language } from "@atrio/contract/common";
import { languages } from "@atrio/contract/languages";

import { tables } from "./headings.rules.ts";
import type { Headings } from "./headings.rules.ts";

export type TableName = keyof typeof tables;

/** Columns of a table by the names that the project gives them. */
export type ColumnOf<T extends TableName> = keyof (typeof tables)[T]["columns"] & string;

/** In the order in which they depend on each other. */
export const tableNames: TableName[] = [
  "festivos",
  "centros",
  "horarios",
  "trabajadores",
  "supervisores",
  "areas",
  "partes",
  "proyectos",
  "actividades",
  "reglas",
  "saldos",
];

/** The table that a sheet's or file's name announces; undefined when none or several. */
export function tableNamed(name: string): TableName | undefined {
  const folded = fold(name);
  const exact = tableNames.find((table) => wordsOf(tables[table].names).includes(folded));
  if (exact !== undefined) return exact;
  const found = tableNames.filter((table) =>
    wordsOf(tables[table].names).some((word) => folded.includes(word)),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** The table whose columns these headings are; undefined when it is not clear. */
export function tableWithHeaders(headers: string[]): TableName | undefined {
  const scores = tableNames.flatMap((table) => {
    const known = headers.filter((header) => columnNamed(table, header) !== undefined).length;
    const isComplete = missingColumns(table, headers).length === 0;
    return isComplete && known * 2 > headers.length ? [{ table, known }] : [];
  });
  const best = Math.max(0, ...scores.map((score) => score.known));
  const winners = scores.filter((score) => score.known === best);
  return winners.length === 1 ? winners[0]?.table : undefined;
}

/** The column of a heading, in any capitals, accents, spaces and language. */
export function columnNamed(table: TableName, header: string): string | undefined {
  const folded = fold(header);
  const columns: Array<[string, Headings]> = Object.entries(tables[table].columns);
  return columns.find(([, headings]) => wordsOf(headings).includes(folded))?.[0];
}

/** All columns of a table. */
export function columnsOf(table: TableName): string[] {
  return Object.keys(tables[table].columns);
}

/** Columns that a table needs and these headings lack; of alternatives, the first. */
export function missingColumns(table: TableName, headers: string[]): string[] {
  const present = new Set(headers.map((header) => columnNamed(table, header)));
  const required: readonly string[] = tables[table].required;
  const anyOf: readonly string[] = tables[table].anyOf;
  const lacksAll = anyOf.length > 0 && !anyOf.some((column) => present.has(column));
  return [
    ...required.filter((column) => !present.has(column)),
    ...(lacksAll ? anyOf.slice(0, 1) : []),
  ];
}

/** The product's heading of a column in a language. */
export function headerOf(table: TableName, column: string, language: Language): string {
  const columns: Record<string, Headings> = tables[table].columns;
  return columns[column]?.own[languages.indexOf(language)] ?? column;
}

/** Name and headings of an empty table in a language. */
export function emptyTable(
  table: TableName,
  language: Language,
): { name: string; headers: string[] } {
  const headers = Object.keys(tables[table].columns).map((one) => headerOf(table, one, language));
  return { name: tables[table].names.own[languages.indexOf(language)] ?? table, headers };
}

const foldedWords = new Map<Headings, string[]>();

function wordsOf(headings: Headings): string[] {
  const known = foldedWords.get(headings);
  if (known !== undefined) return known;
  const words = [...headings.own, ...headings.also].map(fold);
  foldedWords.set(headings, words);
  return words;
}

/** Small letters and digits only: `Fecha de alta` and `fecha_de_alta` are the same word. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");
}
