import { sql } from "kysely";

import type { DocumentTemplate } from "@atrio/contract/papers/templates";

import type { Tx } from "../../../db/client.ts";

type Written = Pick<DocumentTemplate, "nombre" | "idioma" | "texto"> & {
  guardado_por: number;
  guardado_en: string;
};

/** Writes a text down, or over the one with an id; answers its id, undefined for an unknown one. */
export async function saveTemplate(
  tx: Tx,
  template: Written & { id: number | null },
): Promise<number | undefined> {
  const { id, ...row } = template;
  const company = sql<number>`empresa_actual()`;
  if (id === null) {
    const added = await tx
      .insertInto("documento_plantilla")
      .values({ empresa_id: company, ...row })
      .returning("id")
      .executeTakeFirstOrThrow();
    return added.id;
  }
  const saved = await tx
    .updateTable("documento_plantilla")
    .set(row)
    .where("empresa_id", "=", company)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return saved?.id;
}

/** Deletes a text; true if it was there. Sent documents keep what they said. */
export async function deleteTemplate(tx: Tx, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from documento_plantilla where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}
