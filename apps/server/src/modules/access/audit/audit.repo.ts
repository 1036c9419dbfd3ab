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

/** Appends lines to the trail; open to the company's role and to the door's. */
export async function insertAudit(tx: Tx, rows: readonly AuditRow[]): Promise<void> {
  await sql`
    insert into auditoria (empresa_id, actor_id, suplantada_por, accion, objeto, objeto_id, detalle, ip)
    select x.empresa_id, x.actor_id, x.suplantada_por, x.accion, x.objeto, x.objeto_id, x.detalle, x.ip
    from jsonb_populate_recordset(null::auditoria, ${JSON.stringify(rows)}::jsonb) x`.execute(tx);
}
