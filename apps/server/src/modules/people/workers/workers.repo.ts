import { sql } from "kysely";

import type { PostalAddress } from "@atrio/contract/people/address";

import type { Tx } from "../../../db/client.ts";

/** Fields of their own row that a person may change. */
type OwnSettings = {
  pe_modo_supervisor?: boolean | undefined;
  pe_ocultar_bienvenida?: boolean | undefined;
  idioma_trabajador?: string | undefined;
  telefono?: string | null | undefined;
  receive_email_from_supervisees?: boolean | undefined;
  email_supervisor?: string | null | undefined;
} & Partial<PostalAddress>;

/** Saves the person's own settings; absent ones stay as they are. */
export async function saveOwnSettings(
  tx: Tx,
  trabajadorId: number,
  settings: OwnSettings,
): Promise<void> {
  if (Object.values(settings).every((value) => value === undefined)) return;
  await tx
    .updateTable("trabajador")
    .set(settings)
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", trabajadorId)
    .execute();
}

const addressColumns = [
  "pais_id",
  "provincia_id",
  "poblacion_id",
  "provincia_texto",
  "poblacion_texto",
  "tipo_via_id",
  "nombre_via",
  "numero_via",
  "escalera",
  "piso",
  "puerta",
  "codigo_postal",
] as const;

/** A worker's address, held until the transaction ends. */
export async function lockAddress(
  tx: Tx,
  trabajadorId: number,
): Promise<PostalAddress | undefined> {
  return tx
    .selectFrom("trabajador")
    .select(addressColumns)
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", trabajadorId)
    .forUpdate()
    .executeTakeFirst();
}
