import type { ErrorCode } from "@atrio/contract/errors";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { readCompanies } from "../../../db/companies.ts";
import { PageReadingError, withPages } from "../../../lib/files/page-reader.ts";
import type { PageReader } from "../../../lib/files/page-reader.ts";
import { digestOf } from "../../../lib/files/uploaded-file.ts";
import { keepFiles, storeFile } from "../files/files.service.ts";

import type { Figures } from "./figures/figures.rules.ts";
import { readFigures } from "./figures/figures.service.ts";
import { readLayouts } from "./layouts/layouts.read.ts";
import { taughtFacts, taughtTable } from "./layouts/layouts.rules.ts";
import type { Layout } from "./layouts/layouts.rules.ts";
import { figuresFrom, readDetail, settledDetail } from "./lines/detail.rules.ts";
import type { GivenLines, SheetDetail } from "./lines/detail.rules.ts";
import { readGivenLines } from "./lines/lines.service.ts";
import { readFoundWorkers, readRoster } from "./matching/matching.read.ts";
import { matchSheets } from "./matching/matching.rules.ts";
import { rosterOf } from "./names.rules.ts";
import type { Roster } from "./names.rules.ts";
import type { PageFacts } from "./pages.rules.ts";
import { readCompanyTaxId, readUnread } from "./payslip-batches.read.ts";
import { insertSheets, lockBatch, updateBatch } from "./payslip-batches.repo.ts";
import type { LockedBatch, NewSheet } from "./payslip-batches.repo.ts";
import { shownName } from "./payslip-batches.rules.ts";
import { sheetsOf } from "./sheets.rules.ts";
import type { SheetFacts } from "./sheets.rules.ts";
import { tellOfReading } from "./waiting/waiting.service.ts";

type Key = { empresa_id: number; lote_id: number };

/** A sheet cut out and stored, with the facts of its pages. */
type CutSheet = {
  stored: Pick<
    NewSheet,
    "orden" | "nombre" | "pagina_desde" | "pagina_hasta" | "clave" | "hash" | "bytes"
  >;
  facts: SheetFacts;
  detail: SheetDetail;
};

/** Pages whose text is held at once. */
const pagesAtOnce = 50;

/**
 * Reads an incoming batch: cuts it into sheets, stores each and saves their matches, all at once.
 * Repeatable: a batch already read stays, and bytes of an unfinished reading are swept. An
 * unreadable file makes the batch fail.
 */
export async function readBatch(ctx: AppContext, key: Key): Promise<void> {
  const { empresa_id, lote_id } = key;
  const batch = await ctx.db.tenant(empresa_id, async (tx) => lockBatch(tx, lote_id));
  if (batch?.estado !== "leyendo") return;
  const read = await cutSheets(ctx, empresa_id, batch);
  await ctx.db.tenant(empresa_id, async (tx) => {
    const now = await lockBatch(tx, lote_id);
    if (now?.estado !== "leyendo") return;
    if (typeof read === "string") {
      await updateBatch(tx, lote_id, { estado: "fallido", motivo_fallo: read });
      return;
    }
    await writeSheets(tx, batch, read);
    await tellOfReading(ctx, tx, lote_id);
  });
}

/** Figures and lines that come beside a file, by NIF. */
type Given = { figures: ReadonlyMap<string, Figures>; lines: ReadonlyMap<string, GivenLines> };
type Read = Given & { pages: number; sheets: CutSheet[] };

async function writeSheets(tx: Tx, batch: LockedBatch, read: Read): Promise<void> {
  const facts = read.sheets.map((sheet) => sheet.facts);
  const nifs = [...new Set(facts.flatMap((one) => one.nifs))];
  const ids = [...new Set(facts.flatMap((one) => one.trabajador_id ?? []))];
  const workers = await readFoundWorkers(tx, { batch, nifs, ids });
  const matches = matchSheets(facts, { batch, workers, figures: read.figures });
  const sheets = read.sheets.flatMap(({ stored, detail }, index) => {
    const match = matches[index];
    if (match === undefined) return [];
    const given = read.lines.get(match.nif ?? "");
    return [{ ...stored, ...match, detalle: settledDetail(detail, match.cifras, given) }];
  });
  await insertSheets(tx, batch.id, sheets);
  await keepFiles(
    tx,
    sheets.map((sheet) => sheet.clave),
  );
  await updateBatch(tx, batch.id, { estado: "revision", paginas: read.pages });
}

/** The stored sheets of a batch, or the key of why it cannot be read. */
async function cutSheets(
  ctx: AppContext,
  companyId: number,
  batch: LockedBatch,
): Promise<Read | ErrorCode> {
  const place = { empresa_id: companyId };
  const bytes = await ctx.storage.get({ ...place, clave: batch.clave });
  if (bytes === undefined) return "batch.unreadable";
  const given = await givenOf(ctx, companyId, batch);
  const [cif, people, layouts] = await ctx.db.read(companyId, async (tx) =>
    Promise.all([readCompanyTaxId(tx), readRoster(tx), readLayouts(tx)]),
  );
  const company = { id: companyId, cif, roster: rosterOf(people), layouts };
  try {
    const read = await withPages(bytes, async (reader) => cutAll(ctx, reader, company));
    if ("refused" in read) return "batch.unreadable";
    return { ...read, ...given };
  } catch (error) {
    if (!(error instanceof PageReadingError)) throw error;
    ctx.log.warn({ err: error, batch: batch.id }, "A batch of payslips cannot be read");
    return "batch.unreadable";
  }
}

/** The CSV beside a batch, inspected when it came in. Lines alone give the figures too. */
async function givenOf(ctx: AppContext, companyId: number, batch: LockedBatch): Promise<Given> {
  const text = async (key: string | null): Promise<string> => {
    if (key === null) return "";
    const csv = await ctx.storage.get({ empresa_id: companyId, clave: key });
    return (csv ?? Buffer.alloc(0)).toString("utf8");
  };
  const figures = readFigures(await text(batch.clave_cifras));
  const lines = readGivenLines(await text(batch.clave_lineas));
  const own = "line" in figures ? new Map<string, Figures>() : figures;
  const given = "line" in lines ? new Map<string, GivenLines>() : lines;
  const sums = [...given].map(([nif, one]) => [nif, figuresFrom(one)] as const);
  return { figures: new Map([...sums, ...own]), lines: given };
}

async function cutAll(
  ctx: AppContext,
  reader: PageReader,
  company: { id: number; cif: string | null; roster: Roster; layouts: readonly Layout[] },
): Promise<{ pages: number; sheets: CutSheet[] }> {
  const sheets: CutSheet[] = [];
  let before = 0;
  for (const [document, { name, pages }] of reader.documents.entries()) {
    const facts = await readFacts(reader, { document, pages }, company);
    // Pages are counted from the first of the file; in an archive each document has its own.
    for (const sheet of sheetsOf(facts, company.roster)) {
      const bytes = await reader.cut({ document, from: sheet.from, to: sheet.to });
      const key = await storeFile(ctx, { empresa_id: company.id, bytes });
      const stored = {
        orden: sheets.length + 1,
        nombre: name === null ? null : shownName(name),
        pagina_desde: sheet.from + 1,
        pagina_hasta: sheet.to + 1,
        clave: key,
        hash: digestOf(bytes),
        bytes: bytes.length,
      };
      // Reads again: the text of all pages together may exceed the memory. Figures are never taken
      // from a picture.
      const range = { document, from: sheet.from, to: sheet.to };
      const texts = sheet.facts.isScanned ? [] : await reader.texts(range);
      const { figures, detail } = readDetail(
        texts,
        sheet.facts.figures,
        taughtTable(texts, company.layouts),
      );
      sheets.push({ stored, facts: { ...sheet.facts, figures }, detail });
    }
    before += pages;
  }
  return { pages: before, sheets };
}

async function readFacts(
  reader: PageReader,
  { document, pages }: { document: number; pages: number },
  { cif, layouts }: { cif: string | null; layouts: readonly Layout[] },
): Promise<PageFacts[]> {
  const facts: PageFacts[] = [];
  for (let from = 0; from < pages; from += pagesAtOnce) {
    const to = Math.min(from + pagesAtOnce, pages) - 1;
    const texts = await reader.texts({ document, from, to });
    facts.push(...texts.map((text) => taughtFacts(text, { company: cif, layouts })));
  }
  return facts;
}

/**
 * Enqueues again the reading of batches that came in before an instant (ISO 8601) and whose reader
 * has died; two readings at once do no harm.
 */
export async function resumeReading(ctx: AppContext, before: string): Promise<void> {
  for (const companyId of await readCompanies(ctx.db)) {
    const ids = await ctx.db.read(companyId, async (tx) => readUnread(tx, before));
    if (ids.length === 0) continue;
    await ctx.db.tenant(companyId, async (tx) => {
      for (const id of ids) {
        await ctx.jobs.enqueue(tx, "payslip_batches.read", { empresa_id: companyId, lote_id: id });
      }
    });
  }
}
