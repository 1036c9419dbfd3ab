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
  "titulo" | "contenido" | "importante" | "fecha" | "destinatarios" | "total_destinatarios"
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
