import { sql } from "kysely";

import type { PortalDocument } from "@atrio/contract/papers/documents";

import type { Tx } from "../../../db/client.ts";

import type { OwnedDocument } from "./documents.rules.ts";
import type { Expiry } from "./terms/terms.rules.ts";

const company = sql<number>`empresa_actual()`;

/** A document as it is written down: its bytes are stored already, under `clave`. */
export type NewDocument = Partial<Expiry> &
  Pick<
    PortalDocument,
    | "categoria"
    | "documento_tipo"
    | "carpeta"
    | "titulo"
    | "descripcion"
    | "clase"
    | "visible_supervisor"
    | "nombre"
    | "tipo"
    | "bytes"
  > & {
    trabajador_id: number | null;
    centro_trabajo_id: number | null;
    sha256: string;
    clave: string;
    subido_por: number;
    subido_en: string;
    sustituye_id: number | null;
    fecha?: string | null;
    clasificado_como?: string | null;
    aprobacion: "pendiente" | null;
  };

/** Writes down a document; answers its id. */
export async function insertDocument(tx: Tx, document: NewDocument): Promise<number> {
  const { id } = await tx
    .insertInto("documento")
    .values({ empresa_id: company, ...document })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A locked document with its owner, its readers and its state. */
export type LockedDocument = OwnedDocument &
  Pick<PortalDocument, "id" | "categoria" | "clase" | "visible_supervisor"> & {
    centro_trabajo_id: number | null;
    decidida_por: number | null;
  };

/** Locks a document that is not withdrawn until the transaction ends; undefined where there is none. */
export async function lockDocument(tx: Tx, id: number): Promise<LockedDocument | undefined> {
  const { rows } = await sql<Omit<LockedDocument, "vigente">>`
    select d.id, d.trabajador_id, d.centro_trabajo_id, d.categoria, d.documento_tipo, d.clase,
      d.visible_supervisor, d.aprobacion, d.decidida_por, d.subido_por as autor_id
    from documento d
    where d.empresa_id = ${company} and d.id = ${id} and d.retirado_en is null
    for update`.execute(tx);
  const [row] = rows;
  if (row === undefined) return undefined;
  // Checked under the row lock, which reveals a newer version stored meanwhile.
  const newer = await sql`
    select from documento d
    where d.empresa_id = ${company} and d.sustituye_id = ${id}`.execute(tx);
  return { ...row, vigente: newer.rows.length === 0 };
}

/** Deletes documents; answers the names of their bytes. */
export async function deleteDocuments(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ clave: string }>`
    delete from documento d where d.empresa_id = ${company} and d.id = any(${ids})
    returning d.clave`.execute(tx);
  return rows.map((row) => row.clave);
}

/** Withdraws versions of a document; open viewers keep only saved copies. */
export async function withdrawDocuments(
  tx: Tx,
  ids: readonly number[],
  by: { retirado_por: number; retirado_en: string },
): Promise<void> {
  await tx
    .updateTable("documento")
    .set(by)
    .where("empresa_id", "=", company)
    .where("id", "in", [...ids])
    .execute();
}

/** A person's decision on a document. */
export type Decision = {
  aprobacion: "aprobada" | "rechazada";
  decidida_por: number;
  decidida_en: string;
  motivo_rechazo: string | null;
};

/** Writes down a decision; its document is locked by then. */
export async function saveDecision(tx: Tx, id: number, decision: Decision): Promise<void> {
  await tx
    .updateTable("documento")
    .set(decision)
    .where("empresa_id", "=", company)
    .where("id", "=", id)
    .execute();
}
