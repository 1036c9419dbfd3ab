import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

/** Classes of file whose opening is written down. */
export type FileClass =
  | "nomina"
  | "nomina_lote"
  | "documento"
  | "contrato"
  | "calendario"
  | "firma"
  | "certificado"
  | "modelo145";

/** One opening of a file; `trabajador_id` is whose it is, null for what is everybody's. */
export type NewAccess = {
  clase: FileClass;
  objeto_id: number;
  trabajador_id: number | null;
  quien_id: number;
  suplantada_por: number | null;
  modo: "visto" | "descargado";
  en: string;
};

export async function insertAccesses(tx: Tx, accesses: readonly NewAccess[]): Promise<void> {
  if (accesses.length === 0) return;
  await tx
    .insertInto("acceso_documento")
    .values(accesses.map((access) => ({ empresa_id: sql<number>`empresa_actual()`, ...access })))
    .execute();
}
