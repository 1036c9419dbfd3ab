import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

import type { PublishedPayslip } from "./payslips.rules.ts";

const company = sql<number>`empresa_actual()`;

/** Maximum of columns in one statement: PostgreSQL takes 65,535 parameters. */
const rowsAtOnce = { payslips: 500, lines: 2000 };

function* slices<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}

/** Writes published payslips with their lines; answers their ids, in the same order. */
export async function insertPublished(
  tx: Tx,
  payslips: readonly PublishedPayslip[],
  now: string,
): Promise<number[]> {
  const ids: number[] = [];
  for (const some of slices(payslips, rowsAtOnce.payslips)) {
    const rows = await tx
      .insertInto("nomina")
      .values(some.map((payslip) => rowOf(payslip, now)))
      .returning("id")
      .execute();
    ids.push(...rows.map((row) => row.id));
  }
  const lines = payslips.flatMap((payslip, index) => linesOf(payslip, ids[index] ?? 0));
  for (const some of slices(lines, rowsAtOnce.lines)) {
    await tx.insertInto("nomina_linea").values(some).execute();
  }
  return ids;
}

const text = (value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

function rowOf(payslip: PublishedPayslip, now: string) {
  const { cifras, pdf } = payslip;
  return {
    empresa_id: company,
    trabajador_id: payslip.trabajador_id,
    tipo_nomina: payslip.tipo_nomina,
    anyo: payslip.anyo,
    mes_pago: payslip.mes_pago,
    fecha_inicio: payslip.fecha_inicio,
    fecha_fin: payslip.fecha_fin,
    estado_nomina_id: payslip.estado_nomina_id,
    publicada_portal: true,
    publicada_en: now,
    total_devengado: text(cifras?.total_devengado),
    total_aportaciones: text(cifras?.total_aportaciones),
    porcentaje_irpf: text(cifras?.porcentaje_irpf),
    descuento_irpf: text(cifras?.descuento_irpf),
    otras_deducciones: text(cifras?.otras_deducciones),
    total_percibir: text(cifras?.total_percibir),
    aportacion_empresa: text(cifras?.aportacion_empresa),
    cabecera: JSON.stringify(payslip.cabecera),
    bases: JSON.stringify(cifras?.bases ?? {}),
    path: pdf?.path ?? null,
    hash: pdf?.hash ?? null,
    bytes: pdf?.bytes ?? null,
    clave: pdf?.clave ?? null,
    lote_id: payslip.lote_id,
    sustituye_id: payslip.sustituye_id,
    creada_en: now,
  };
}

function linesOf({ cifras }: PublishedPayslip, id: number) {
  return (cifras?.lineas ?? []).map((line, index) => ({
    empresa_id: company,
    nomina_id: id,
    orden: index + 1,
    seccion: line.seccion,
    concepto: line.concepto,
    texto: line.texto,
    unidades: text(line.unidades),
    precio: text(line.precio),
    base: text(line.base),
    tipo: text(line.tipo),
    importe: String(line.importe),
  }));
}

/** A payslip under lock, as far as withdrawing it needs to know it. */
export type LockedPayslip = {
  id: number;
  trabajador_id: number;
  anyo: number;
  mes_pago: number;
  estado_nomina_id: number;
  publicada_portal: boolean;
};

/** Locks any payslip of the company until the transaction ends. */
export async function lockPayslip(tx: Tx, id: number): Promise<LockedPayslip | undefined> {
  const { rows } = await sql<LockedPayslip>`
    select id, trabajador_id, anyo, mes_pago, estado_nomina_id, publicada_portal from nomina
    where empresa_id = ${company} and id = ${id} for update`.execute(tx);
  return rows[0];
}

/** The state is all that may change of a published payslip. */
export async function saveState(tx: Tx, payslip: { id: number; state: number }): Promise<void> {
  await tx
    .updateTable("nomina")
    .set({ estado_nomina_id: payslip.state })
    .where("empresa_id", "=", company)
    .where("id", "=", payslip.id)
    .execute();
}
