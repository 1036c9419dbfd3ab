import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { DirectoryRow } from "@atrio/contract/people/directory";
import type { DirectoryColumn } from "@atrio/contract/people/directory-columns";

import type { AppContext } from "../../../../context.ts";
import { fail } from "../../../../http/errors.ts";
import type { FileAnswer } from "../../../../http/files.ts";
import {
  formatAmount,
  formatCell,
  formatClock,
  formatDate,
  formatNumber,
  formatShortDay,
  formatSpan,
} from "../../../../lib/calendar/format.ts";
import { csvType, writeCsv } from "../../../../lib/files/csv.ts";
import { pdfType, writePdf } from "../../../../lib/files/pdf.ts";
import { workbookType, writeWorkbook } from "../../../../lib/files/xlsx.ts";
import { documentWords } from "../../../../lib/words/document-words.ts";
import { fill, oneLine, wordsIn } from "../../../../lib/words/words.ts";
import type { Words } from "../../../../lib/words/words.ts";
import { QueueFull } from "../../../../platform/work-queue.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { readScope } from "../directory.read.ts";
import { readRows, readSight } from "../directory.service.ts";
import type { Asked } from "../directory.service.ts";

import { cellOf, exportedColumns, isFigure, widthsOf } from "./export.rules.ts";
import type { Cell, Wording } from "./export.rules.ts";

export type DirectoryFormat = "xlsx" | "pdf" | "csv";

/** People that a file may have: so many in print take a core for several seconds and 19 MB. */
const mostPeople: Readonly<Record<DirectoryFormat, number>> = {
  xlsx: 20_000,
  csv: 20_000,
  pdf: 6000,
};

/** Seconds after which a print that found too many before it may be asked for again. */
const busySeconds = 10;

/** Input of a file. */
type Sheet = {
  columns: DirectoryColumn[];
  rows: DirectoryRow[];
  words: Words<"people/directory">;
  language: Language;
  empresa: string;
  /** Requester of the file. */
  exporter: string;
  asked: Asked;
  centre: string | undefined;
  today: string;
  zone: string;
  now: number;
};

/**
 * All filtered people, with the requested columns among the visible ones; the audit trail tells.
 * Errors: directory.column, directory.too_large.
 */
export async function exportWorkers(
  ctx: AppContext,
  call: { actor: Actor; meta: { ip: string; language: Language } },
  input: { formato: DirectoryFormat; paramsFront: Asked },
): Promise<FileAnswer> {
  const { actor, meta } = call;
  const { formato, paramsFront } = input;
  const most = mostPeople[formato];
  const now = ctx.clock.now().epochMilliseconds;
  const sheet = await ctx.db.tenant(actor.empresa_id, async (tx): Promise<Sheet> => {
    const sight = await readSight(ctx, tx, actor);
    const columns = exportedColumns(sight.columns, paramsFront.returnValues);
    const page = { ...paramsFront, returnValues: columns, skip: 0, take: most };
    const [{ total, rows }, scope] = await Promise.all([
      readRows(tx, sight, page),
      readScope(tx, { trabajador_id: actor.trabajador_id, centro_id: paramsFront.centro_id }),
    ]);
    if (total > most) fail("directory.too_large");
    await recordAudit(tx, {
      ...byActor(actor, meta.ip),
      accion: "directorio.exportado",
      detalle: { formato, personas: rows.length, columnas: columns.join(", ") },
    });
    return {
      columns,
      rows,
      words: wordsIn(meta.language, "people/directory"),
      language: meta.language,
      empresa: scope.empresa,
      exporter: scope.quien,
      asked: paramsFront,
      centre: scope.centro ?? undefined,
      today: sight.viewer.today,
      zone: actor.zona_horaria,
      now,
    };
  });
  const name = `${sheet.words.file.name}-${sheet.today}.${formato}`;
  return { name, ...(await writers[formato](sheet)) };
}

const writers = { xlsx: workbookOf, csv: csvOf, pdf: pdfOf };

type Written = Omit<FileAnswer, "name">;

function wordingOf({ words, language }: Sheet): Wording {
  return {
    relation: words.relation,
    sex: words.sex,
    date: formatDate,
    dayMonth: (date) => formatShortDay(date, language),
    span: (span) => formatSpan(span, language),
  };
}

/** Heading and cells; texts as one line without controls, as they were typed. */
function tableOf(sheet: Sheet): Cell[][] {
  const { columns, words } = sheet;
  const wording = wordingOf(sheet);
  const heading = columns.map((column) => words.column[column]);
  const rows = sheet.rows.map((row) =>
    columns.map((column) => {
      const cell = cellOf(row, column, wording);
      return typeof cell === "string" ? oneLine(cell) : cell;
    }),
  );
  return [heading, ...rows];
}

async function workbookOf(sheet: Sheet): Promise<Written> {
  const rows = tableOf(sheet);
  const bytes = await writeWorkbook([{ sheet: sheet.words.file.sheet, rows }]);
  return { bytes, type: workbookType };
}

async function csvOf(sheet: Sheet): Promise<Written> {
  const texts = tableOf(sheet).map((row) =>
    row.map((cell) => (typeof cell === "number" ? formatCell(cell, sheet.language) : cell)),
  );
  return { bytes: Buffer.from(writeCsv(texts)), type: csvType };
}

/** Figures as a reader of the language reads them. */
function printed(cell: Cell, column: DirectoryColumn, language: Language): string {
  if (typeof cell === "string") return cell;
  return column === "salario_bruto_anual"
    ? formatAmount(cell, language)
    : formatNumber(cell, language);
}

/** The filters in words. */
function filtersText({ asked, words, centre }: Sheet): string[] {
  const only = (column: DirectoryColumn, value: string | undefined) =>
    value === undefined
      ? []
      : [fill(words.file.only, { column: words.column[column], value: oneLine(value) })];
  const search = oneLine(asked.busqueda ?? "");
  return [
    ...(search === "" ? [] : [fill(words.file.search, { text: search })]),
    ...only("nombre_departamento_trabajador", asked.departamento),
    ...only("centro_trabajo", centre),
    ...only("relacion", asked.relacion && words.relation[asked.relacion]),
  ];
}

async function pdfOf(sheet: Sheet): Promise<Written> {
  const { columns, words, language, now, zone } = sheet;
  const shared = documentWords(language);
  const [heading = [], ...rows] = tableOf(sheet);
  const count = String(sheet.rows.length);
  const people = sheet.rows.length === 1 ? words.file.people_one : words.file.people;
  try {
    const bytes = await writePdf({
      template: "directory",
      title: `${words.file.title} · ${oneLine(sheet.empresa)}`,
      language,
      made: now,
      data: {
        title: words.file.title,
        company: oneLine(sheet.empresa),
        about: [fill(people, { count }), ...filtersText(sheet)].join(" · "),
        heading,
        widths: widthsOf(columns),
        figures: columns.map(isFigure),
        rows: rows.map((row) =>
          columns.map((column, index) => printed(row[index] ?? "", column, language)),
        ),
        footer: {
          who: fill(words.file.by, { name: oneLine(sheet.exporter) }),
          made: fill(shared.made, {
            date: formatDate(sheet.today),
            time: formatClock(now, zone),
            zone,
          }),
          page: shared.page,
        },
      },
    });
    return { bytes, type: pdfType };
  } catch (error) {
    if (error instanceof QueueFull) fail("server.unavailable", { retryAfter: busySeconds });
    throw error;
  }
}
