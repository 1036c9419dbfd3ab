import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

const company = sql<number>`empresa_actual()`;

/**
 * Inserts a delegation; answers its id. The database refuses two in force on the same day
 * (delegation.overlap).
 */
export async function insertDelegation(
  tx: Tx,
  delegation: {
    supervisor_id: number;
    delegado_id: number;
    desde: string;
    hasta: string;
    motivo: string | null;
    creada_en: string;
  },
): Promise<number> {
  const { desde, hasta, ...row } = delegation;
  const { id } = await tx
    .insertInto("supervision_delegacion")
    .values({ ...row, empresa_id: company, vigencia: sql`daterange(${desde}, ${hasta}, '[]')` })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends a delegation at an instant (ISO 8601); true if it was in force or to come until then. */
export async function revoke(
  tx: Tx,
  key: { id: number; supervisor_id: number; now: string; today: string },
): Promise<boolean> {
  const done = await tx
    .updateTable("supervision_delegacion")
    .set({ revocada_en: key.now })
    .where("empresa_id", "=", company)
    .where("id", "=", key.id)
    .where("supervisor_id", "=", key.supervisor_id)
    .where("revocada_en", "is", null)
    .where(sql<boolean>`upper(vigencia) > ${key.today}::date`)
    .returning("id")
    .execute();
  return done.length > 0;
}
