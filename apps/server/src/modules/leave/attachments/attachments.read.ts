import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

import type { RequestNeeds } from "./attachments.rules.ts";

/** A file with the state of its request; a draft has none. */
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
};

/** Files in the order in which they were uploaded; none of a request that was taken back. */
export async function readDocumentRows(
  tx: Tx,
  key: { solicitud_ids: readonly number[] } | { id: number },
): Promise<DocumentRow[]> {
  const wanted =
    "id" in key ? sql`d.id = ${key.id}` : sql`d.solicitud_id = any(${key.solicitud_ids})`;
  const { rows } = await sql<DocumentRow>`
    select d.id, d.trabajador_id, d.solicitud_id, d.nombre, d.tipo, d.bytes, d.clave, d.restringido,
      d.subido_por, d.subido_en, s.estado_id
    from solicitud_documento d
    left join solicitud s on s.empresa_id = d.empresa_id and s.id = d.solicitud_id
    where d.empresa_id = empresa_actual() and ${wanted} and (s.id is null or not s.borrada)
    order by d.subido_en, d.id`.execute(tx);
  return rows;
}

/** Ids of the files that a worker's request holds, and of the drafts among those named. */
export async function readUsable(
  tx: Tx,
  key: { trabajador_id: number; ids: readonly number[]; solicitud_id: number | null },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from solicitud_documento d
    where d.empresa_id = empresa_actual() and d.trabajador_id = ${key.trabajador_id}
      and (d.solicitud_id = ${key.solicitud_id}
        or (d.solicitud_id is null and d.id = any(${key.ids})))`.execute(tx);
  return rows.map((row) => row.id);
}

/** Number of uploaded and unsent files of a person. */
export async function countDrafts(tx: Tx, key: { trabajador_id: number }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from solicitud_documento d
    where d.empresa_id = empresa_actual() and d.trabajador_id = ${key.trabajador_id}
      and d.solicitud_id is null`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Requirements on the files of a request, by its rule or its expense. */
export type RequestTerms = RequestNeeds & { restringido: boolean; sustituida: boolean };

/** Rule and figures of a request that concern its files. */
export async function readTerms(tx: Tx, requestId: number): Promise<RequestTerms | undefined> {
  const { rows } = await sql<RequestTerms>`
    select s.sustituida_por is not null as sustituida,
      coalesce(r.requiere_documento, false) as requiere_documento,
      coalesce(r.documento_restringido, false) as restringido,
      g.solicitud_id is not null and g.kilometros is null as requiere_justificante,
      (select count(*)::integer from solicitud_documento d
        where d.empresa_id = s.empresa_id and d.solicitud_id = s.rectifica_id) as heredados
    from solicitud s
    left join permiso_tipo r on r.empresa_id = s.empresa_id and r.id = s.pe_solicitud_subtipo_id
    left join gasto g on g.empresa_id = s.empresa_id and g.solicitud_id = s.id
    where s.empresa_id = empresa_actual() and s.id = ${requestId}`.execute(tx);
  return rows[0];
}
