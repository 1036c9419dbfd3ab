import type { Actor } from "@atrio/contract/access/actor";
import type {
  CellChange,
  ImportReview,
  RenamedColumn,
  RowName,
} from "@atrio/contract/company/imports";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import type { FileAnswer } from "../../../../http/files.ts";
import { sha256 } from "../../../../lib/crypto/ledger-signature.ts";
import { workbookType, writeWorkbook } from "../../../../lib/files/xlsx.ts";
import { wordsIn } from "../../../../lib/words/words.ts";
import { byActor } from "../../../access/audit/audit.service.ts";
import { emptyTable, headerOf, tableNames } from "../columns.rules.ts";
import { recogniseTables } from "../files/files.rules.ts";
import type { Grid } from "../files/files.rules.ts";
import { readFiles } from "../files/files.service.ts";
import { lockImports } from "../imports.repo.ts";
import { summarise } from "../imports.rules.ts";
import { draftImport, sealImport, writePlan } from "../imports.service.ts";
import type { Draft, ReadFiles } from "../imports.service.ts";
import type { Place, Problem, SourceRow } from "../rows.rules.ts";

import { authorityProblems, identityProblems, mayImport } from "./authority.rules.ts";
import { editGrids } from "./edits.rules.ts";
import { effectsOf, reviewNotices, reviewTables } from "./review.rules.ts";
import { textsFor } from "./texts.service.ts";

/** Files in base64 with the changes that a person made to them. */
export type SentFiles = {
  archivos: ReadonlyArray<{ nombre: string; datos: string }>;
  cambios: readonly CellChange[];
  omitidas: readonly RowName[];
  columnas: readonly RenamedColumn[];
};

type Prepared = { read: ReadFiles; omitted: Grid[] };
type Judged = { review: ImportReview; problems: Problem[]; draft: Draft };

/** Compares files with the company's data, row by row (Rule COMPANY-65). */
export async function reviewFiles(
  ctx: AppContext,
  actor: Actor,
  sent: SentFiles,
): Promise<ImportReview> {
  const prepared = await prepare(sent, actor);
  const { review } = await ctx.db.tenant(actor.empresa_id, (tx) =>
    judge(ctx, tx, { actor, prepared }),
  );
  return review;
}

type Imported = { nuevas: number; cambiadas: number; iguales: number; invitables: number };

/**
 * Writes reviewed files as a whole (Rule COMPANY-66). Fails with import.wrong_rows, import.outdated if the company
 * or the files are others than those reviewed, import.nothing.
 */
export async function importFiles(
  ctx: AppContext,
  { actor, ip }: { actor: Actor; ip: string },
  sent: SentFiles & { huella: string },
): Promise<Imported> {
  const prepared = await prepare(sent, actor);
  const done = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    await lockImports(tx);
    const { review, problems, draft } = await judge(ctx, tx, { actor, prepared });
    if (problems.length > 0) fail("import.wrong_rows");
    if (review.huella !== sent.huella) fail("import.outdated");
    const counts = countsOf(draft);
    if (counts.nuevas + counts.cambiadas === 0) fail("import.nothing");
    const { plan, snapshot } = draft;
    await writePlan(tx, { plan, today: snapshot.hoy, author: byActor(actor, ip) });
    return { ...counts, invitables: review.invitables };
  });
  await sealImport(ctx, actor.empresa_id);
  return done;
}

/** An empty workbook with the tables that the caller may import. */
export async function templateFor(actor: Actor): Promise<FileAnswer> {
  const tables = tableNames.filter((table) => mayImport(actor, table));
  const bytes = await writeWorkbook(
    tables.map((table) => {
      const { name, headers } = emptyTable(table, actor.idioma);
      return { sheet: name, rows: [headers] };
    }),
  );
  const { template } = wordsIn(actor.idioma, "company/imports").values;
  return { bytes, name: `${template}.xlsx`, type: workbookType };
}

async function prepare(sent: SentFiles, { idioma }: Actor): Promise<Prepared> {
  const seen = new Map<string, number>();
  const files = sent.archivos.map(({ nombre, datos }) => {
    const earlier = seen.get(nombre) ?? 0;
    seen.set(nombre, earlier + 1);
    // Two files of one name: the second is another file in the review too.
    const name = earlier === 0 ? nombre : nombre.replace(/(\.[^.]*)?$/, ` (${earlier + 1})$1`);
    return { name, data: Buffer.from(datos, "base64") };
  });
  const { grids, problems } = await readFiles(files);
  const edited = editGrids(grids, sent, idioma);
  return { read: { grids: edited.grids, problems }, omitted: edited.omitted };
}

async function judge(
  ctx: AppContext,
  tx: Tx,
  { actor, prepared }: { actor: Actor; prepared: Prepared },
): Promise<Judged> {
  const { empresa_id, idioma } = actor;
  const draft = await draftImport(ctx, tx, { companyId: empresa_id, read: prepared.read });
  const { found, plan, isWhole, report } = draft;
  const omitted = isWhole ? recogniseTables(prepared.omitted, idioma).sources : [];
  const rowAt = new Map(
    found.sources.flatMap(({ rows }) => rows.map((row): [Place, SourceRow] => [row.place, row])),
  );
  const headerIn = (place: Place, column: string): string =>
    rowAt.get(place)?.cells[column]?.header ?? headerOf("trabajadores", column, idioma);
  const closed = found.sources.filter(({ table }) => !mayImport(actor, table));
  const problems: Problem[] = [
    ...report.problems,
    ...closed.map(({ place, table }): Problem => ({
      ...place,
      column: null,
      value: null,
      code: "table_role",
      params: { table: emptyTable(table, idioma).name },
    })),
    ...authorityProblems(plan, actor, headerIn),
    ...identityProblems(plan, headerIn),
  ];
  const texts = textsFor(draft, idioma);
  const isOfRow = isRowProblem(draft);
  const rest = {
    problemas: problems
      .filter((one) => !isOfRow(one))
      .map((one) => ({
        archivo: one.file,
        hoja: one.sheet,
        fila: one.line,
        texto: texts.problem(one),
      })),
    avisos: reviewNotices(found.notices, texts),
    tablas: isWhole
      ? reviewTables({
          sources: found.sources,
          omitted,
          plan,
          problems: problems.filter(isOfRow),
          texts,
        })
      : [],
    efectos: effectsOf(plan),
    invitables: report.invited,
  };
  // The language of the reader is part of the texts: the print is of what is written.
  const print = JSON.stringify([rest.tablas.map(writtenOf), rest.efectos]);
  const huella = sha256(print).toString("hex");
  return { review: { huella, ...rest }, problems, draft };
}

function writtenOf({ archivo, hoja, tabla, filas }: ImportReview["tablas"][number]): unknown {
  return [
    archivo,
    hoja,
    tabla,
    filas.map(({ fila, estado, celdas, antes }) => [fila, estado, celdas, antes]),
  ];
}

/** True of problems that belong to a row of a table that was read. */
function isRowProblem({ found, isWhole }: Draft): (problem: Problem) => boolean {
  const headings = new Set(
    found.sources.map(({ place }) => JSON.stringify([place.file, place.sheet, place.line])),
  );
  return ({ file, sheet, line }) =>
    isWhole && line !== null && !headings.has(JSON.stringify([file, sheet, line]));
}

function countsOf({ plan }: Draft): Omit<Imported, "invitables"> {
  const tables = summarise(plan);
  const total = (kind: "new" | "changed" | "unchanged"): number =>
    tables.reduce((sum, table) => sum + table[kind], 0);
  return { nuevas: total("new"), cambiadas: total("changed"), iguales: total("unchanged") };
}
