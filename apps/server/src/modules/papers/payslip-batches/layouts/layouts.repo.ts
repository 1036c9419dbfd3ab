import { sql } from "kysely";

import type { PayslipLayout } from "@atrio/contract/papers/payslip-layouts";

import type { Tx } from "../../../../db/client.ts";

const company = sql<number>`empresa_actual()`;

/** A layout as it is taught. */
export type LayoutTaught = Pick<
  PayslipLayout,
  "nombre" | "ancho" | "alto" | "etiquetas" | "zonas" | "tabla"
> & { cambiado_por: number; cambiado_en: string };

/** Locks the layouts of a company until the transaction ends; answers their ids and names. */
export async function lockLayouts(tx: Tx): Promise<Array<{ id: number; nombre: string }>> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('nomina_plantilla/' || ${company}, 0))`.execute(
    tx,
  );
  const { rows } = await sql<{ id: number; nombre: string }>`
    select id, nombre from nomina_plantilla where empresa_id = ${company} order by id
    for update`.execute(tx);
  return rows;
}

/** Adds a layout; answers its id. */
export async function insertLayout(tx: Tx, taught: LayoutTaught): Promise<number> {
  const { id } = await tx
    .insertInto("nomina_plantilla")
    .values({ empresa_id: company, ...ownOf(taught) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertParts(tx, id, taught);
  return id;
}

/** Columns of a layout's own row. */
function ownOf({ nombre, ancho, alto, tabla, cambiado_por, cambiado_en }: LayoutTaught) {
  const place = { tabla_y: tabla?.y ?? null, tabla_alto: tabla?.alto ?? null };
  return { nombre, ancho, alto, cambiado_por, cambiado_en, ...place };
}

/** Replaces a layout by its next version. */
export async function replaceLayout(tx: Tx, id: number, taught: LayoutTaught): Promise<void> {
  await tx
    .updateTable("nomina_plantilla")
    .set({ ...ownOf(taught), version: sql`version + 1` })
    .where("empresa_id", "=", company)
    .where("id", "=", id)
    .execute();
  for (const table of [
    "nomina_plantilla_etiqueta",
    "nomina_plantilla_zona",
    "nomina_plantilla_columna",
  ] as const) {
    await tx
      .deleteFrom(table)
      .where("empresa_id", "=", company)
      .where("plantilla_id", "=", id)
      .execute();
  }
  await insertParts(tx, id, taught);
}

async function insertParts(
  tx: Tx,
  id: number,
  { etiquetas, zonas, tabla }: LayoutTaught,
): Promise<void> {
  const key = { empresa_id: company, plantilla_id: id };
  await tx
    .insertInto("nomina_plantilla_etiqueta")
    .values(etiquetas.map((label, orden) => ({ ...key, orden, ...label })))
    .execute();
  await tx
    .insertInto("nomina_plantilla_zona")
    .values(zonas.map((zone) => ({ ...key, ...zone })))
    .execute();
  if (tabla === null) return;
  await tx
    .insertInto("nomina_plantilla_columna")
    .values(tabla.columnas.map((column) => ({ ...key, ...column })))
    .execute();
}

/** Forgets a layout. */
export async function deleteLayoutRow(tx: Tx, id: number): Promise<void> {
  await tx
    .deleteFrom("nomina_plantilla")
    .where("empresa_id", "=", company)
    .where("id", "=", id)
    .execute();
}
