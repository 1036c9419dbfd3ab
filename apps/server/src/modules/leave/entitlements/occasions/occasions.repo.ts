import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** Adds an occasion of a worker's rule; answers its id. `creada_en` in ISO 8601. */
export async function insertOccasion(
  tx: Tx,
  row: {
    trabajador_id: number;
    permiso_tipo_id: number;
    fecha: string;
    etiqueta: string | null;
    creada_en: string;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto("ocasion_permiso")
    .values({ empresa_id: sql<number>`empresa_actual()`, ...row })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Forgets a worker's occasions that no request hangs on any more. */
export async function deleteUnusedOccasions(tx: Tx, workerId: number): Promise<void> {
  await sql`
    delete from ocasion_permiso o
    where o.empresa_id = empresa_actual() and o.trabajador_id = ${workerId}
      and not exists (select from solicitud s
        where s.empresa_id = o.empresa_id and s.ocasion_id = o.id)`.execute(tx);
}
