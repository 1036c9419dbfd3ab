import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput } from "@atrio/contract/endpoint";
import type {
  FileAccess,
  Payslip,
  PayslipComparison,
  PayslipDetail,
  payslips as payslipList,
} from "@atrio/contract/papers/payslips";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { notifyAll } from "../../messages/notices/notices.service.ts";
import { readAccesses } from "../files/accesses/accesses.read.ts";
import { recordAccess } from "../files/accesses/accesses.service.ts";
import { keepFiles } from "../files/files.service.ts";

import { causesOf, differenceOf } from "./comparison.rules.ts";
import type { ComparedPayslip } from "./comparison.rules.ts";
import { readCompared, readPayslips, readSheets, readYears } from "./payslips.read.ts";
import { insertPublished } from "./payslips.repo.ts";
import { basesOf, deductionsOf, headOf, payslipStates, statesAskedFor } from "./payslips.rules.ts";
import type { ComparedSheet, PayslipSheet, PublishedPayslip } from "./payslips.rules.ts";

/**
 * A payslip to publish: issued unless it was paid already, and headed by the worker's known data.
 */
export type NewPayslip = Omit<PublishedPayslip, "cabecera" | "estado_nomina_id"> &
  Partial<Pick<PublishedPayslip, "cabecera" | "estado_nomina_id">>;

/**
 * Publishes payslips in the caller's transaction and notifies their workers, without figures;
 * answers their ids in the same order. Published payslips never change: a correction names the
 * former one in `sustituye_id`. `now` is ISO 8601. The database refuses totals whose A − B is not
 * the net, and a second correction of the same payslip.
 */
export async function publishPayslips(
  ctx: AppContext,
  tx: Tx,
  input: { payslips: readonly NewPayslip[]; now: string },
): Promise<number[]> {
  const { payslips, now } = input;
  const published = payslips.map((payslip) => ({
    ...payslip,
    cabecera: payslip.cabecera ?? {},
    estado_nomina_id: payslip.estado_nomina_id ?? payslipStates.issued,
  }));
  const ids = await insertPublished(tx, published, now);
  await keepFiles(
    tx,
    payslips.flatMap(({ pdf }) => (pdf === null ? [] : [pdf.clave])),
  );
  await notifyAll(
    ctx,
    tx,
    payslips.map((payslip, index) => ({
      kind: "payslip_published",
      to: payslip.trabajador_id,
      data: {
        trabajador_id: payslip.trabajador_id,
        nomina_id: ids[index] ?? 0,
        tipo_nomina: payslip.tipo_nomina,
        year: payslip.anyo,
        month: payslip.mes_pago,
        sustituye: payslip.sustituye_id !== null,
      },
    })),
  );
  return ids;
}

type Own = Pick<Actor, "empresa_id" | "trabajador_id">;

/** The caller's own payslips, newest first, and the years that have some. */
export async function listPayslips(
  ctx: Pick<AppContext, "db">,
  actor: Own,
  query: EndpointInput<typeof payslipList>["query"],
): Promise<{ data: Payslip[]; anyos: number[] }> {
  const key = { trabajador_id: actor.trabajador_id };
  const asked = { anyo: query.anyo, take: query.take };
  const states = statesAskedFor(query.estado_nomina_id);
  const [found, years] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([readPayslips(tx, { ...key, ...asked, states }), readYears(tx, key)]),
  );
  return { data: found, anyos: years };
}

/** Minutes in which a page that asks again is the same look at a payslip. */
const sameLook = 15;

/**
 * Opens an own payslip with its lines and its comparison; the opening is recorded. Errors:
 * payslip.not_found.
 */
export async function openPayslip(
  ctx: Pick<AppContext, "clock" | "db" | "storage">,
  actor: Own & Pick<Actor, "suplantada_por">,
  id: number,
): Promise<PayslipDetail> {
  const key = { trabajador_id: actor.trabajador_id };
  const { empresa_id } = actor;
  const { sheet, others } = await ctx.db.tenant(empresa_id, async (tx) => {
    const [[own], compared] = await Promise.all([
      readSheets(tx, { ...key, ids: [id] }),
      readCompared(tx, { ...key, id }),
    ]);
    if (own === undefined) fail("payslip.not_found");
    const look = { actor, clase: "nomina", modo: "visto", files: [{ id, ...key }] } as const;
    await recordAccess(ctx, tx, { ...look, sameWithin: sameLook });
    return { sheet: own, others: compared };
  });
  const { clave } = sheet;
  const isThere = clave === null || (await ctx.storage.exists({ empresa_id, clave }));
  return { ...detailOf(sheet, others), pdf_disponible: isThere };
}

function detailOf(
  sheet: PayslipSheet,
  others: readonly ComparedSheet[],
): Omit<PayslipDetail, "pdf_disponible"> {
  const { conocido: known, cabecera, bases, ...rest } = sheet;
  return {
    ...rest,
    cabecera: headOf(cabecera, known),
    bases: basesOf(bases),
    percepciones_no_salariales: sheet.lineas
      .filter(({ seccion }) => seccion === "devengo_no_salarial")
      .map(({ concepto, texto, importe }) => ({ concepto, texto, importe })),
    total_deducciones: deductionsOf(sheet),
    comparaciones: others.flatMap((other) => comparisonOf(sheet, other)),
  };
}

function comparisonOf(sheet: PayslipSheet, other: ComparedSheet): PayslipComparison[] {
  const [now, before] = [comparable(sheet), comparable(other)];
  if (now === undefined || before === undefined) return [];
  return [
    {
      frente_a: other.frente_a,
      nomina_id: other.id,
      anyo: other.anyo,
      mes_pago: other.mes_pago,
      diferencia: differenceOf(now, before),
      causas: causesOf(now, before),
    },
  ];
}

/** Undefined where only the PDF is known. */
function comparable(sheet: PayslipSheet | ComparedSheet): ComparedPayslip | undefined {
  if (sheet.total_percibir === null) return undefined;
  return {
    total_devengado: sheet.total_devengado ?? 0,
    total_aportaciones: sheet.total_aportaciones ?? 0,
    porcentaje_irpf: sheet.porcentaje_irpf ?? 0,
    descuento_irpf: sheet.descuento_irpf ?? 0,
    otras_deducciones: sheet.otras_deducciones ?? 0,
    total_percibir: sheet.total_percibir,
    base_irpf: basesOf(sheet.bases).irpf,
    lineas: sheet.lineas,
  };
}

/** Openings of an own payslip, newest first. Errors: payslip.not_found. */
export async function listAccesses(
  ctx: Pick<AppContext, "db">,
  actor: Own,
  id: number,
): Promise<FileAccess[]> {
  const [own, accesses] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([
      readSheets(tx, { trabajador_id: actor.trabajador_id, ids: [id] }),
      readAccesses(tx, { clase: "nomina", objeto_ids: [id] }),
    ]),
  );
  return own.length === 0 ? fail("payslip.not_found") : accesses;
}
