import type { Language } from "@atrio/contract/common";

import { fill } from "../../lib/words/words.ts";
import type { Words } from "../../lib/words/words.ts";
import { headerOf } from "../../modules/company/imports/columns.rules.ts";
import type { Notice } from "../../modules/company/imports/files/files.rules.ts";
import type { TableSummary } from "../../modules/company/imports/imports.rules.ts";
import type { ImportReport } from "../../modules/company/imports/imports.service.ts";
import type { Place, Problem } from "../../modules/company/imports/rows.rules.ts";

import { printable, printableWhole } from "./terminal.ts";

/** The texts of an import in one language. */
export type ImportWords = Words<"company/imports">;

const MOST_CHANGES = 20;
const MOST_PROBLEMS = 200;

/** True if the import would write anything. */
export function changesIn(report: ImportReport): boolean {
  return report.tables.some((table) => table.new + table.changed > 0);
}

/** Preview of an import, table by table. */
export function previewLines(words: ImportWords, report: ImportReport, company: string): string[] {
  const { preview } = words;
  const width = Math.max(0, ...report.tables.map(({ table }) => words.tables[table].length));
  return [
    fill(preview.title, { company: printable(company) }),
    ...report.tables.map((table) => countLine(words, table, width)),
    ...report.tables.flatMap((table) => changeLines(words, table, report.idioma)),
    ...(report.invited > 0 ? [fill(preview.invited, { count: report.invited })] : []),
    ...noticeLines(words, report.notices),
  ];
}

/** The error report: one line a problem, in the file's own terms. */
export function problemLines(words: ImportWords, problems: Problem[]): string[] {
  const { preview } = words;
  const shown = problems.slice(0, MOST_PROBLEMS);
  const rest = problems.length - shown.length;
  return [
    fill(preview.failed, { count: problems.length }),
    ...shown.map((problem) => {
      const value = printable(problem.value ?? "");
      const text = fill(words.problems[problem.code], { ...problem.params, value });
      return `${placeOf(words, problem, problem.column)}: ${text}`;
    }),
    ...(rest > 0 ? [fill(preview.more, { count: rest })] : []),
  ];
}

function countLine(words: ImportWords, table: TableSummary, width: number): string {
  const { preview, tables } = words;
  const counts = [
    `${preview.new} ${table.new}`,
    `${preview.changed} ${table.changed}`,
    `${preview.unchanged} ${table.unchanged}`,
  ];
  return `  ${tables[table.table].padEnd(width)}  ${counts.join(" · ")}`;
}

function changeLines(words: ImportWords, table: TableSummary, language: Language): string[] {
  if (table.changes.length === 0) return [];
  const shown = table.changes.slice(0, MOST_CHANGES);
  const rest = table.changes.length - shown.length;
  return [
    fill(words.preview.changes, { table: words.tables[table.table] }),
    ...shown.map(({ label, columns }) => {
      const headers = columns.map((column) => headerOf(table.table, column, language));
      return `  ${printable(label)}: ${headers.join(", ")}`;
    }),
    ...(rest > 0 ? [`  ${fill(words.preview.more, { count: rest })}`] : []),
  ];
}

function noticeLines(words: ImportWords, notices: Notice[]): string[] {
  if (notices.length === 0) return [];
  return [
    words.preview.ignored,
    ...notices.map((notice) => {
      const text = fill(words.notices[notice.code], { name: printable(notice.name) });
      return `  ${placeOf(words, { ...notice, line: null }, null)}: ${text}`;
    }),
  ];
}

function placeOf(words: ImportWords, place: Place, column: string | null): string {
  const { where } = words;
  const parts = [
    printableWhole(place.file),
    ...(place.sheet === null ? [] : [fill(where.sheet, { sheet: printable(place.sheet) })]),
    ...(place.line === null ? [] : [fill(where.line, { line: place.line })]),
    ...(column === null ? [] : [fill(where.column, { column: printable(column) })]),
  ];
  return parts.join(", ");
}
