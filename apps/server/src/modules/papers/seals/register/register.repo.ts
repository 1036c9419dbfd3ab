import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** Register entry of a sealed document: no contents, no names. */
export type NewSealed = {
  codigo: string;
  sha256: string;
  clase: "firma" | "certificado" | "modelo145";
  objeto_id: number;
  trabajador_id: number;
  emitido_en: string;
  huella_certificado: string;
  sello_tiempo: boolean;
};

/** Enters a sealed document in the register. */
export async function insertSealed(tx: Tx, sealed: NewSealed): Promise<void> {
  await tx
    .insertInto("documento_sellado")
    .values({ empresa_id: sql<number>`empresa_actual()`, ...sealed })
    .execute();
}

/**
 * Notes since when (ISO 8601) a document is withdrawn or replaced; an unsealed one has no entry.
 */
export async function markEnded(
  tx: Tx,
  key: Pick<NewSealed, "clase" | "objeto_id">,
  since: string,
): Promise<void> {
  await sql`
    update documento_sellado set anulado_en = ${since}
    where empresa_id = empresa_actual() and clase = ${key.clase} and objeto_id = ${key.objeto_id}
      and anulado_en is null`.execute(tx);
}
