import { sql } from "kysely";

import type { BatchSheet, PayslipBatch } from "@atrio/contract/papers/payslip-batches";

import type { Tx } from "../../../db/client.ts";

import type { Figures } from "./figures/figures.rules.ts";
import type { SheetDetail } from "./lines/detail.rules.ts";
import type { Checks, Reason } from "./matching/matching.rules.ts";
import type { BatchMonth } from "./payslip-batches.rules.ts";

const company = sql<number>`empresa_actual()`;

/** A file as it comes in: its bytes are stored already. */
export type NewBatch = BatchMonth & {
  path: string;
  hash: string;
  bytes: number;
  clave: string;
  clave_cifras: string | null;
  clave_lineas: string | null;
  creado_por: number | null;
  creado_en: string;
};

/** A batch under lock, as far as its course needs to know it. */
export type LockedBatch = BatchMonth & {
  id: number;
  estado: PayslipBatch["estado"];
  path: string;
  clave: string;
  clave_cifras: string | null;
  clave_lineas: string | null;
};

/** Writes a batch down; undefined when the same file is there for that month and kind already. */
export async function insertBatch(tx: Tx, batch: NewBatch): Promise<number | undefined> {
  const row = await tx
    .insertInto("nomina_lote")
    .values({ empresa_id: company, ...batch })
    .onConflict((one) => one.constraint("nomina_lote_una_vez").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** The batch of a file, if it has come in for that month and kind before; locked. */
export async function findBatch(
  tx: Tx,
  key: BatchMonth & { hash: string },
): Promise<Pick<LockedBatch, "id" | "estado"> | undefined> {
  const { rows } = await sql<Pick<LockedBatch, "id" | "estado">>`
    select id, estado from nomina_lote
    where empresa_id = ${company} and hash = ${key.hash} and anyo = ${key.anyo} and mes = ${key.mes}
      and tipo_nomina = ${key.tipo_nomina} for update`.execute(tx);
  return rows[0];
}

/** Locks a batch until the transaction ends. */
export async function lockBatch(tx: Tx, id: number): Promise<LockedBatch | undefined> {
  const { rows } = await sql<LockedBatch>`
    select id, anyo, mes, tipo_nomina, estado, path, clave, clave_cifras, clave_lineas
    from nomina_lote
    where empresa_id = ${company} and id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Locks all batches of a month and kind: two of them never publish at once. */
export async function lockMonth(tx: Tx, key: BatchMonth): Promise<void> {
  await sql`
    select id from nomina_lote
    where empresa_id = ${company} and anyo = ${key.anyo} and mes = ${key.mes}
      and tipo_nomina = ${key.tipo_nomina} order by id for update`.execute(tx);
}

/** Updates a batch; fields absent from `change` stay. */
export async function updateBatch(
  tx: Tx,
  id: number,
  change: {
    estado: PayslipBatch["estado"];
    paginas?: number;
    motivo_fallo?: string | null;
    publicar_el?: string | null;
    publicado_en?: string | null;
  },
): Promise<void> {
  await tx
    .updateTable("nomina_lote")
    .set(change)
    .where("empresa_id", "=", company)
    .where("id", "=", id)
    .execute();
}

/** A payslip that was cut out of a batch: its bytes are stored already. */
export type NewSheet = Pick<
  BatchSheet,
  "orden" | "nombre" | "pagina_desde" | "pagina_hasta" | "nif" | "nombre_leido"
> &
  Pick<BatchSheet, "correspondencia" | "motivo"> & {
    trabajador_id: number | null;
    clave: string;
    hash: string;
    bytes: number;
    cifras: Figures | null;
    detalle: SheetDetail;
    motivos: Reason[];
    comprobaciones: Checks;
  };

const sheetsAtOnce = 1000;

/** Writes the sheets of a batch down. */
export async function insertSheets(
  tx: Tx,
  batchId: number,
  sheets: readonly NewSheet[],
): Promise<void> {
  for (let from = 0; from < sheets.length; from += sheetsAtOnce) {
    const values = sheets.slice(from, from + sheetsAtOnce).map((sheet) => ({
      empresa_id: company,
      lote_id: batchId,
      ...sheet,
      cifras: sheet.cifras === null ? null : JSON.stringify(sheet.cifras),
      detalle: JSON.stringify(sheet.detalle),
      comprobaciones: JSON.stringify(sheet.comprobaciones),
    }));
    await tx.insertInto("nomina_lote_hoja").values(values).execute();
  }
}

/** A sheet under lock. */
export type LockedSheet = {
  id: number;
  estado: BatchSheet["estado"];
  trabajador_id: number | null;
  motivo: BatchSheet["motivo"];
  clave: string;
};

/** Locks a sheet of a batch until the transaction ends. */
export async function lockSheet(
  tx: Tx,
  key: { lote_id: number; id: number },
): Promise<LockedSheet | undefined> {
  const { rows } = await sql<LockedSheet>`
    select id, estado, trabajador_id, motivo, clave from nomina_lote_hoja
    where empresa_id = ${company} and lote_id = ${key.lote_id} and id = ${key.id}
    for update`.execute(tx);
  return rows[0];
}

/** Saves a person's review of a sheet. */
export async function saveReview(
  tx: Tx,
  id: number,
  review: {
    estado: "pendiente" | "descartada";
    trabajador_id: number | null;
    motivo: BatchSheet["motivo"];
    /** Null: at the console. */
    revisada_por: number | null;
    revisada_en: string;
  },
): Promise<void> {
  await tx
    .updateTable("nomina_lote_hoja")
    .set(review)
    .where("empresa_id", "=", company)
    .where("id", "=", id)
    .execute();
}

/**
 * Removes a reason from all unreviewed doubtful sheets of a batch; sheets without another reason
 * become sure. Answers the number of sheets that had it.
 */
export async function confirmReason(
  tx: Tx,
  key: { lote_id: number; motivo: Reason },
): Promise<number> {
  const left = sql`array_remove(motivos, ${key.motivo})`;
  const { rows } = await sql`
    update nomina_lote_hoja set motivos = ${left}, motivo = (${left})[1],
      correspondencia = case when cardinality(${left}) = 0 then 'segura' else 'dudosa' end
    where empresa_id = ${company} and lote_id = ${key.lote_id} and estado = 'pendiente'
      and correspondencia = 'dudosa' and revisada_en is null and trabajador_id is not null
      and ${key.motivo} = any(motivos)
    returning id`.execute(tx);
  return rows.length;
}

/** Forgets a batch and its sheets; answers the names of their bytes. */
export async function deleteBatchRows(tx: Tx, id: number): Promise<string[]> {
  const { rows } = await sql<{ clave: string }>`
    with hojas as (
      delete from nomina_lote_hoja where empresa_id = ${company} and lote_id = ${id}
      returning clave),
    lote as (
      delete from nomina_lote where empresa_id = ${company} and id = ${id}
      returning clave, clave_cifras, clave_lineas)
    select clave from hojas
    union all select clave from lote
    union all select clave_cifras from lote where clave_cifras is not null
    union all select clave_lineas from lote where clave_lineas is not null`.execute(tx);
  return rows.map((row) => row.clave);
}
