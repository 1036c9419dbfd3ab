import type { Actor } from "@atrio/contract/access/actor";
import type { LayoutTrial, PayslipLayout, SheetPage } from "@atrio/contract/papers/payslip-layouts";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import type { Once } from "../../../../db/once.ts";
import { fail } from "../../../../http/errors.ts";
import type { PageText } from "../../../../lib/values/page-text.ts";
import type { AuditAction } from "../../../access/audit/audit.service.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { linesOfTable } from "../lines/lines.rules.ts";
import { readCompanyTaxId } from "../payslip-batches.read.ts";
import { readPages } from "../review/pages.service.ts";
import { openSheet } from "../review/review.service.ts";

import { readLayouts } from "./layouts.read.ts";
import { deleteLayoutRow, insertLayout, lockLayouts, replaceLayout } from "./layouts.repo.ts";
import type { LayoutTaught } from "./layouts.repo.ts";
import { boxOf, fits, readZones, tableOn } from "./layouts.rules.ts";

type Caller = { actor: Actor; ip: string };
type SheetKey = { lote_id: number; id: number };
type Taught = Pick<LayoutTaught, "nombre" | "ancho" | "alto" | "etiquetas" | "zonas" | "tabla">;

/** Limit for a company. */
const mostLayouts = 50;

/** Layouts that the company of the caller has taught. */
export async function listLayouts(
  ctx: AppContext,
  actor: Pick<Actor, "empresa_id">,
): Promise<PayslipLayout[]> {
  return ctx.db.read(actor.empresa_id, async (tx) => readLayouts(tx));
}

async function findLayout(tx: Tx, id: number): Promise<PayslipLayout> {
  const [layout] = await readLayouts(tx, id);
  return layout ?? fail("layout.not_found");
}

/** Errors at `nombre`: layout.name_taken. */
function checkName(
  layouts: ReadonlyArray<{ id: number; nombre: string }>,
  { id, nombre }: { id: number | null; nombre: string },
): void {
  const isTaken = layouts.some(
    (one) => one.id !== id && one.nombre.toLowerCase() === nombre.toLowerCase(),
  );
  if (isTaken) fail("layout.name_taken", { fields: { nombre: ["layout.name_taken"] } });
}

async function note(
  tx: Tx,
  caller: Caller,
  what: { accion: AuditAction; id: number; nombre: string },
): Promise<void> {
  await recordAudit(tx, {
    ...byActor(caller.actor, caller.ip),
    accion: what.accion,
    objeto: "nomina_plantilla",
    objeto_id: what.id,
    detalle: { nombre: what.nombre },
  });
}

function taughtBy(ctx: AppContext, { actor }: Caller, taught: Taught): LayoutTaught {
  const { nombre, ancho, alto, etiquetas, zonas, tabla } = taught;
  const now = ctx.clock.now().toString();
  return {
    nombre,
    ancho,
    alto,
    etiquetas,
    zonas,
    tabla,
    cambiado_por: actor.trabajador_id,
    cambiado_en: now,
  };
}

/** Teaches a layout, by which later batches are read. Errors: layout.name_taken, layout.too_many. */
export async function teachLayout(
  ctx: AppContext,
  caller: Caller & { once: Once | undefined },
  taught: Taught,
): Promise<PayslipLayout> {
  return ctx.db.tenant(
    caller.actor.empresa_id,
    async (tx) => {
      const layouts = await lockLayouts(tx);
      checkName(layouts, { id: null, nombre: taught.nombre });
      if (layouts.length >= mostLayouts) fail("layout.too_many");
      const id = await insertLayout(tx, taughtBy(ctx, caller, taught));
      await note(tx, caller, { accion: "nomina_plantilla.creada", id, nombre: taught.nombre });
      return findLayout(tx, id);
    },
    caller.once,
  );
}

/**
 * Replaces a layout by a newer one. Sheets already read keep their facts. Errors: layout.not_found,
 * layout.name_taken.
 */
export async function reteachLayout(
  ctx: AppContext,
  caller: Caller,
  { id, ...taught }: Taught & { id: number },
): Promise<PayslipLayout> {
  return ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    const layouts = await lockLayouts(tx);
    if (!layouts.some((one) => one.id === id)) fail("layout.not_found");
    checkName(layouts, { id, nombre: taught.nombre });
    await replaceLayout(tx, id, taughtBy(ctx, caller, taught));
    await note(tx, caller, { accion: "nomina_plantilla.cambiada", id, nombre: taught.nombre });
    return findLayout(tx, id);
  });
}

/** Forgets a layout. Errors: layout.not_found. */
export async function forgetLayout(ctx: AppContext, caller: Caller, id: number): Promise<void> {
  await ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    const known = (await lockLayouts(tx)).find((one) => one.id === id);
    if (known === undefined) fail("layout.not_found");
    await deleteLayoutRow(tx, id);
    await note(tx, caller, { accion: "nomina_plantilla.borrada", id, nombre: known.nombre });
  });
}

/**
 * Text of a sheet's pages, or of one of them from 1; recorded as a reading of the sheet. Errors:
 * batch.not_found, batch.unreadable.
 */
async function textsOf(
  ctx: AppContext,
  caller: Caller,
  { page, ...key }: SheetKey & { page: number | null },
): Promise<PageText[]> {
  const { bytes } = await openSheet(ctx, caller, key);
  return readPages(bytes, page);
}

/** The cells of a page of a sheet, to mark a layout on. Errors: batch.not_found, batch.unreadable. */
export async function showSheetText(
  ctx: AppContext,
  caller: Caller,
  { pagina, ...key }: SheetKey & { pagina: number },
): Promise<SheetPage> {
  const [page] = await textsOf(ctx, caller, { ...key, page: pagina });
  if (page === undefined) fail("batch.not_found");
  return {
    pagina,
    ancho: page.width,
    alto: page.height,
    escaneada: page.isScanned === true,
    celdas: page.lines.flatMap((line) =>
      line.cells.map((cell) => ({ texto: cell.text, ...boxOf(page, cell) })),
    ),
  };
}

const nothing: Omit<LayoutTrial, "pagina" | "encaja"> = {
  nombre: null,
  nif: null,
  meses: [],
  total_devengado: null,
  total_aportaciones: null,
  porcentaje_irpf: null,
  descuento_irpf: null,
  total_deducciones: null,
  total_percibir: null,
  lineas: null,
};

/**
 * Tries a layout on each page of a sheet. Errors: layout.not_found, batch.not_found,
 * batch.unreadable.
 */
export async function tryLayoutOn(
  ctx: AppContext,
  caller: Caller,
  { plantilla_id, ...key }: SheetKey & { plantilla_id: number },
): Promise<LayoutTrial[]> {
  const { empresa_id } = caller.actor;
  const layout = await ctx.db.read(empresa_id, async (tx) => findLayout(tx, plantilla_id));
  const company = await ctx.db.read(empresa_id, readCompanyTaxId);
  const pages = await textsOf(ctx, caller, { ...key, page: null });
  return pages.map((page, index) => {
    const pagina = index + 1;
    if (!fits(page, layout)) return { pagina, encaja: false, ...nothing };
    const { nifs, nombre, months, figures } = readZones(page, layout, company);
    const meses = months.map(({ year, month }) => `${year}-${String(month).padStart(2, "0")}`);
    const table = tableOn(page, layout);
    const lineas = table === undefined ? null : linesOfTable(page, table);
    const read = { nombre, nif: nifs[0] ?? null, meses, ...figures, lineas };
    return { pagina, encaja: true, ...nothing, ...read };
  });
}
