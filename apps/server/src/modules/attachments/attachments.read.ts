import { sql } from "kysely";

import type { Tx } from "../../db/client.ts";

/** A file of a request as its readers know it; `retirable` while it may be deleted by its worker. */
export type DocumentRow = {
  id: number;
  trabajador_id: number;
  solicitud_id: number | null;
  nombre: string;
  tipo: string;
  bytes: number;
  clave: string;
  restringido: boolean;
  subido_por: number;
  subido_en: string;
  estado_id: number | null;
  pe_solicitud_tipo_id: number | null;
};

/** Files with the state of their requests, in the order in which they were uploaded. */
export async function readDocumentRows(
  tx: Tx,
  key: { solicitud_ids: readonly number[] } | { ids: readonly number[] },
): Promise<DocumentRow[]> {
  const wanted =
    "ids" in key ? sql`d.id = any(${key.ids})` : sql`d.solicitud_id = any(${key.solicitud_ids})`;
  const { rows } = await sql<DocumentRow>`
    select d.id, d.trabajador_id, d.solicitud_id, d.nombre, d.tipo, d.bytes, d.clave, d.restringido,
      d.subido_por, d.subido_en, s.estado_id, s.pe_solicitud_tipo_id
    from solicitud_documento d
    left join solicitud s on s.empresa_id = d.empresa_id and s.id = d.solicitud_id
    where d.empresa_id = empresa_actual() and ${wanted} and (s.id is null or not s.borrada)
    order by d.subido_en, d.id`.execute(tx);
  return rows;
}

/** Of some files, those that are drafts of the worker or belong to the request already; and its others. */
export async function readUsable(
  tx: Tx,
  key: { trabajador_id: number; ids: readonly number[]; solicitud_id: number | null },
): Promise<Array<{ id: number; solicitud_id: number | null }>> {
  const { rows } = await sql<{ id: number; solicitud_id: number | null }>`
    select d.id, d.solicitud_id from solicitud_documento d
    where d.empresa_id = empresa_actual() and d.trabajador_id = ${key.trabajador_id}
      and (d.solicitud_id = ${key.solicitud_id}
        or (d.solicitud_id is null and d.id = any(${key.ids})))`.execute(tx);
  return rows;
}
