import { sql } from "kysely";

import type { CompanyMessage } from "@atrio/contract/messages/company-messages";

import type { Tx } from "../../../../db/client.ts";

/** The file of a message, stored already under `clave`. */
export type MessageFile = {
  nombre: string;
  tipo: string;
  bytes: number;
  sha256: string;
  clave: string;
};

type NewMessage = Pick<
  CompanyMessage,
  | "titulo"
  | "contenido"
  | "importante"
  | "fecha"
  | "destinatarios"
  | "total_destinatarios"
  | "idioma"
> & { autor_id: number } & Partial<MessageFile>;

/** Writes a message of the company down; answers its id. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const { id } = await tx
    .insertInto("comunicado")
    .values({ empresa_id: sql<number>`empresa_actual()`, ...message })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes the texts of a message in other languages. */
export async function insertTexts(
  tx: Tx,
  id: number,
  texts: CompanyMessage["textos"],
): Promise<void> {
  if (texts.length === 0) return;
  await sql`
    insert into comunicado_texto (empresa_id, comunicado_id, idioma, titulo, contenido)
    select empresa_actual(), ${id}, x.idioma, x.titulo, x.contenido
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
      x (idioma text, titulo text, contenido text)`.execute(tx);
}

/**
 * Takes a message back at an instant (ISO 8601) and puts its notifications away; answers the people
 * who had it, or undefined if it was withdrawn before.
 */
export async function withdraw(
  tx: Tx,
  key: { id: number; retirado_por: number; now: string },
): Promise<number[] | undefined> {
  const { numAffectedRows } = await sql`
    update comunicado set retirado_en = ${key.now}, retirado_por = ${key.retirado_por}
    where empresa_id = empresa_actual() and id = ${key.id} and retirado_en is null`.execute(tx);
  if ((numAffectedRows ?? 0n) === 0n) return undefined;
  const { rows } = await sql<{ trabajador_id: number }>`
    update notificacion set visible = false
    where empresa_id = empresa_actual() and comunicado_id = ${key.id}
    returning trabajador_id`.execute(tx);
  return rows.map((row) => row.trabajador_id);
}
