import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { SheetCandidate, SheetCheck } from "@atrio/contract/papers/payslip-review";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { readLayouts } from "../layouts/layouts.read.ts";
import { taughtFacts } from "../layouts/layouts.rules.ts";
import { readRoster } from "../matching/matching.read.ts";
import type { Named } from "../names.rules.ts";
import { readCompanyTaxId, readSheets } from "../payslip-batches.read.ts";
import type { SheetRow } from "../payslip-batches.read.ts";
import type { LockedBatch } from "../payslip-batches.repo.ts";
import { monthOf } from "../payslip-batches.rules.ts";
import { shownSheet } from "../payslip-batches.service.ts";

import { readCandidates, readExplanations, readFormer, readKept } from "./check.read.ts";
import { evidenceOf, isOnSheet } from "./evidence.rules.ts";
import type { NamingPage } from "./evidence.rules.ts";
import { marksOn } from "./marks.rules.ts";
import type { ReadPage } from "./marks.rules.ts";
import { readPages } from "./pages.service.ts";
import { bytesOf, lockOpenSheet, noteLook, review } from "./review.service.ts";

type Caller = { actor: Actor; ip: string };
type SheetKey = { lote_id: number; id: number };

/** People shown beside a sheet; more would be no help. */
const mostCandidates = 6;

async function readSheetPages(
  ctx: AppContext,
  companyId: number,
  bytes: Uint8Array,
): Promise<Array<ReadPage & NamingPage>> {
  const [company, layouts] = await ctx.db.read(companyId, async (tx) =>
    Promise.all([readCompanyTaxId(tx), readLayouts(tx)]),
  );
  const texts = await readPages(bytes);
  return texts.map((text) => ({ text, facts: taughtFacts(text, { company, layouts }) }));
}

/** People with name or NIF on a sheet, and the one whose it seems to be. */
function namedOn(pages: readonly NamingPage[], people: readonly Named[], own: number | null) {
  return people
    .map((person) => ({ id: person.id, ...evidenceOf(pages, person) }))
    .filter(({ id, nombre, nif }) => nombre || nif || id === own)
    .toSorted(
      (a, b) =>
        Number(isOnSheet(b)) - Number(isOnSheet(a)) ||
        Number(b.id === own) - Number(a.id === own) ||
        Number(b.nif) - Number(a.nif) ||
        a.id - b.id,
    )
    .slice(0, mostCandidates);
}

async function candidatesOf(
  tx: Tx,
  named: ReturnType<typeof namedOn>,
  batch: LockedBatch,
): Promise<SheetCandidate[]> {
  const ids = named.map(({ id }) => id);
  const rows = await readCandidates(tx, ids, monthOf(batch).last);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return named.flatMap(({ id, nombre, nif }) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { trabajador, puesto, centro_trabajo } = row;
    return [{ trabajador, puesto, centro_trabajo, nombre, nif }];
  });
}

/**
 * A sheet for its reviewer: places of what was read, figures beside those of the month before, and
 * people whose it can be. Recorded as a look at the sheet (Rule PAPERS-84). Errors: batch.not_found,
 * batch.unreadable.
 */
export async function checkSheet(
  ctx: AppContext,
  caller: Caller & { language: Language },
  key: SheetKey,
): Promise<SheetCheck> {
  const { actor, language } = caller;
  const { empresa_id } = actor;
  const opened = await ctx.db.tenant(empresa_id, async (tx) => {
    const found = await lockOpenSheet(tx, key);
    if (found.sheet.estado === "publicada") fail("batch.not_found");
    await noteLook(ctx, tx, actor, found.sheet);
    return found;
  });
  const pages = await readSheetPages(ctx, empresa_id, await bytesOf(ctx, empresa_id, opened));
  const { batch, sheet } = opened;
  const { trabajador_id } = sheet;
  return ctx.db.tenant(empresa_id, async (tx) => {
    const [row] = await readSheets(tx, key);
    const kept = await readKept(tx, sheet.id);
    if (row === undefined || kept === undefined) return fail("batch.not_found");
    const people = await readRoster(tx);
    const worker = people.find(({ id }) => id === trabajador_id);
    const named = namedOn(pages, people, trabajador_id);
    const own = named.find(({ id }) => id === trabajador_id);
    const former =
      trabajador_id === null ? undefined : await readFormer(tx, { batch, trabajador_id });
    const { cifras, detalle, comprobaciones } = kept;
    return {
      hoja: shownSheet(row, language),
      comprobaciones: {
        nombre: own === undefined ? "sin_comprobar" : outcomeOf(own.nombre),
        nif: own === undefined ? "sin_comprobar" : outcomeOf(own.nif),
        mes: comprobaciones?.mes ?? "sin_comprobar",
        totales: comprobaciones?.cifras ?? "sin_comprobar",
      },
      se_puede_aceptar: own !== undefined && isOnSheet(own),
      marcas: marksOn(pages, { reasons: row.motivos, worker }),
      actual: cifras === null ? null : { ...cifras, dias: detalle?.cabecera.dias ?? null },
      anterior: former ?? null,
      explicaciones:
        trabajador_id === null
          ? []
          : await readExplanations(tx, { ...monthOf(batch), trabajador_id, language }),
      candidatos: await candidatesOf(tx, named, batch),
    };
  });
}

const outcomeOf = (isThere: boolean): "bien" | "mal" => (isThere ? "bien" : "mal");

/** Errors at `trabajador_id`: batch.not_on_page. What `review` refuses is left to it. */
async function requireOnPage(
  ctx: AppContext,
  companyId: number,
  { trabajador_id, ...key }: SheetKey & { trabajador_id: number },
): Promise<void> {
  const { found, people } = await ctx.db.tenant(companyId, async (tx) => ({
    found: await lockOpenSheet(tx, key),
    people: await readRoster(tx),
  }));
  const person = people.find(({ id }) => id === trabajador_id);
  if (person === undefined || found.sheet.estado === "publicada") return;
  const pages = await readSheetPages(ctx, companyId, await bytesOf(ctx, companyId, found));
  if (isOnSheet(evidenceOf(pages, person))) return;
  fail("batch.not_on_page", { fields: { trabajador_id: ["batch.not_on_page"] } });
}

/**
 * Review of a sheet by an administrator: a person gets it only with their name and NIF on it (Rule
 * PAPERS-86). Errors: those of `review`, batch.not_on_page, batch.unreadable.
 */
export async function reviewOnPage(
  ctx: AppContext,
  caller: Caller,
  { trabajador_id, ...key }: SheetKey & { trabajador_id: number | null },
): Promise<SheetRow> {
  const { empresa_id } = caller.actor;
  if (trabajador_id !== null) await requireOnPage(ctx, empresa_id, { ...key, trabajador_id });
  return review(ctx, { empresa_id, by: caller }, { ...key, trabajador_id });
}
