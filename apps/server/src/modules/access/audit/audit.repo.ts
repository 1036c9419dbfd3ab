import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

/** A row of the audit trail. */
export type AuditRow = {
  empresa_id: number;
  actor_id: number | null;
  suplantada_por: number | null;
  accion: string;
  objeto: string | null;
  objeto_id: string | null;
  detalle: Readonly<Record<string, string | number | boolean | null>>;
  ip: string | null;
};

/** Appends to the trail; open to the company's role and to the door's. */
export async function insertAudit(tx: Tx, row: AuditRow): Promise<void> {
  await tx
    .insertInto("auditoria")
    .values({ ...row, detalle: sql`${JSON.stringify(row.detalle)}::jsonb` })
    .execute();
}
