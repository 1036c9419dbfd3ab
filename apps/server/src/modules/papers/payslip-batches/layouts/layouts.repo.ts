import { sql } from "kysely";

import type { PayslipLayout } from "@atrio/contract/papers/payslip-layouts";

import type { Tx } from "../../../../db/client.ts";

const company = sql<number>`empresa_actual()`;

/** A layout as it is taught. */
export type LayoutTaught = Pick<
  PayslipLayout,
  "nombre" | "ancho" | "alto" | "etiquetas" | "zonas"
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
  const { etiquetas, zonas, ...own } = taught;
  const { id } = await tx
    .insertInto("nomina_plantilla")
    .values({ empresa_id: company, ...own })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertParts(tx, id, { etiquetas, zonas });
  return id;
}

/** Replaces a layout by its next version. */
export async function replaceLayout(tx: Tx, id: number, taught: LayoutTaught): Promise<void> {
  const { etiquetas, zonas, ...own } = taught;
  await tx
    .updateTable("nomina_plantilla")
    .set({ ...own, version: sql`version + 1` })
    .where("empresa_id", "=", company)
    .where("id", "=", id)
    .execute();
  for (const table of ["nomina_plantilla_etiqueta", "nomina_plantilla_zona"] as const) {
    await tx
      .deleteFrom(table)
      .where("empresa_id", "=", company)
      .where("plantilla_id", "=", id)
      .execute();
  }
  await insertParts(tx, id, { etiquetas, zonas });
}

async function insertParts(
  tx: Tx,
  id: number,
  { etiquetas, zonas }: Pick<LayoutTaught, "etiquetas" | "zonas">,
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
}

/** Forgets a layout. */
export async function deleteLayoutRow(tx: Tx, id: number): Promise<void> {
  await tx
    .deleteFrom("nomina_plantilla")
    .where("empresa_id", "=", company)
    .where("id", "=", id)
    .execute();
}
