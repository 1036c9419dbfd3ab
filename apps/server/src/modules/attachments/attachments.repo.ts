import { sql } from "kysely";

import type { Tx } from "../../db/client.ts";

const company = sql<number>`empresa_actual()`;

/**
 * Locks files of a worker until the transaction ends: the drafts named, and all of a request's.
 * One that the purge is deleting meanwhile is not there any more.
 */
export async function lockDocuments(
  tx: Tx,
  key: { trabajador_id: number; ids: readonly number[]; solicitud_id: number },
): Promise<Array<{ id: number; solicitud_id: number | null }>> {
  return tx
    .selectFrom("solicitud_documento")
    .select(["id", "solicitud_id"])
    .where("empresa_id", "=", company)
    .where("trabajador_id", "=", key.trabajador_id)
    .where((where) =>
      where.or([
        where("solicitud_id", "=", key.solicitud_id),
        where.and([where("solicitud_id", "is", null), where("id", "in", [0, ...key.ids])]),
      ]),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Gives files to a request; all that it then holds are restricted or not. */
export async function assignDocuments(
  tx: Tx,
  request: { trabajador_id: number; solicitud_id: number; restringido: boolean },
  ids: readonly number[],
): Promise<void> {
  await tx
    .updateTable("solicitud_documento")
    .set({ solicitud_id: request.solicitud_id, restringido: request.restringido })
    .where("empresa_id", "=", company)
    .where("trabajador_id", "=", request.trabajador_id)
    .where((where) =>
      where.or([where("solicitud_id", "=", request.solicitud_id), where("id", "in", [0, ...ids])]),
    )
    .execute();
}
