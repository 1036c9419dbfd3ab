import { sql } from "kysely";

import { medicalKinds } from "@atrio/contract/kinds";

import type { Tx } from "../../../db/client.ts";

const company = sql<number>`empresa_actual()`;

/** A file as it is written down: its bytes are stored already, under `clave`. */
export type NewDocument = {
  trabajador_id: number;
  nombre: string;
  tipo: string;
  bytes: number;
  sha256: string;
  clave: string;
  subido_por: number;
  subido_en: string;
};

/** Writes down an uploaded file as a draft; answers its id. */
export async function insertDraft(tx: Tx, document: NewDocument): Promise<number> {
  const { id } = await tx
    .insertInto("solicitud_documento")
    .values({ empresa_id: company, ...document, solicitud_id: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Locks files of a worker until the transaction ends: the named drafts, and all files of the
 * request. Answers their ids, without files that are being deleted.
 */
export async function lockDocuments(
  tx: Tx,
  key: { trabajador_id: number; ids: readonly number[]; solicitud_id: number },
): Promise<Array<{ id: number; solicitud_id: number | null }>> {
  const { rows } = await sql<{ id: number; solicitud_id: number | null }>`
    select d.id, d.solicitud_id from solicitud_documento d
    where d.empresa_id = ${company} and d.trabajador_id = ${key.trabajador_id}
      and (d.solicitud_id = ${key.solicitud_id}
        or (d.solicitud_id is null and d.id = any(${key.ids})))
    order by d.id for update`.execute(tx);
  return rows;
}

/**
 * Attaches locked files to a request; all its files are then restricted or not, and always those of
 * a medical one.
 */
export async function assignDocuments(
  tx: Tx,
  request: { solicitud_id: number; restringido: boolean },
  ids: readonly number[],
): Promise<void> {
  await sql`
    update solicitud_documento d
    set solicitud_id = ${request.solicitud_id}, restringido = ${request.restringido} or exists (
      select from solicitud s where s.empresa_id = d.empresa_id and s.id = ${request.solicitud_id}
        and s.pe_solicitud_tipo_id = any(${medicalKinds}))
    where d.empresa_id = ${company}
      and (d.solicitud_id = ${request.solicitud_id} or d.id = any(${ids}))`.execute(tx);
}

/** Forgets files of a request, or a worker's draft; answers the names of their bytes. */
export async function deleteDocuments(
  tx: Tx,
  key: { trabajador_id: number; ids: readonly number[]; solicitud_id: number | null },
): Promise<string[]> {
  const { rows } = await sql<{ clave: string }>`
    delete from solicitud_documento d
    where d.empresa_id = ${company} and d.trabajador_id = ${key.trabajador_id}
      and d.id = any(${key.ids}) and d.solicitud_id is not distinct from ${key.solicitud_id}
    returning d.clave`.execute(tx);
  return rows.map((row) => row.clave);
}

/**
 * Forgets unused files: drafts uploaded before an instant (ISO 8601), and files of requests
 * withdrawn before it. A file that is being sent at this moment stays.
 */
export async function deleteForgotten(tx: Tx, before: string): Promise<string[]> {
  const { rows } = await sql<{ clave: string }>`
    delete from solicitud_documento d
    where d.empresa_id = ${company} and d.id in (
      select f.id from solicitud_documento f
      left join solicitud s on s.empresa_id = f.empresa_id and s.id = f.solicitud_id
      where f.empresa_id = ${company}
        and ((f.solicitud_id is null and f.subido_en < ${before}::timestamptz)
          or (s.borrada and s.cancelada_en < ${before}::timestamptz))
      for update of f skip locked)
    returning d.clave`.execute(tx);
  return rows.map((row) => row.clave);
}
