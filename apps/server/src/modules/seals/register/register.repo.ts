import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

/** What the register keeps of a sealed document: no contents, no names. */
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

export async function insertSealed(tx: Tx, sealed: NewSealed): Promise<void> {
  await tx
    .insertInto("documento_sellado")
    .values({ empresa_id: sql<number>`empresa_actual()`, ...sealed })
    .execute();
}
