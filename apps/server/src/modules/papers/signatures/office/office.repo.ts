import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** A document that some workers are asked to sign: one row each, one stored file. */
export type NewRequest = {
  titulo: string;
  texto_adicional: string | null;
  importante: boolean;
  caduca_el: string | null;
  fecha_solicitud: string;
  solicitado_por: number;
  nombre: string;
  paginas: number;
  bytes: number;
  hash_original: string;
  clave_original: string;
};

/** Inserts signature requests; answers the rows' ids by worker. */
export async function insertRequests(
  tx: Tx,
  request: NewRequest,
  people: ReadonlyArray<{ id: number; email: string }>,
): Promise<Map<number, number>> {
  const rows = await tx
    .insertInto("firma_documento")
    .values(
      people.map(({ id, email }) => ({
        empresa_id: sql<number>`empresa_actual()`,
        trabajador_id: id,
        email,
        ...request,
      })),
    )
    .returning(["id", "trabajador_id"])
    .execute();
  return new Map(rows.map((row) => [row.trabajador_id, row.id]));
}
