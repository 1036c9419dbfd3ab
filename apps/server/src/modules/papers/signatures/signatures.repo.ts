import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

import type { Evidence, NewEvent } from "./signatures.rules.ts";

const company = sql<number>`empresa_actual()`;

type Moment = { id: number; now: string };

/** Adds to the history of signature documents, which is only ever added to. */
export async function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({
    empresa_id: company,
    ...event,
    detalle: JSON.stringify(event.detalle ?? {}),
  }));
  await tx.insertInto("firma_suceso").values(rows).execute();
}

/** Records the first opening; later ones change nothing. True the first time. */
export async function markOpened(tx: Tx, { id, now }: Moment): Promise<boolean> {
  const result = await tx
    .updateTable("firma_documento")
    .set({ fecha_acceso: now })
    .where("empresa_id", "=", company)
    .where("id", "=", id)
    .where("estado", "=", "pendiente")
    .where("fecha_acceso", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Notes that a document was read to its end. */
export async function markRead(tx: Tx, { id, now }: Moment): Promise<void> {
  await tx
    .updateTable("firma_documento")
    .set({ fecha_lectura: now })
    .where("empresa_id", "=", company)
    .where("id", "=", id)
    .execute();
}

/** Notes that a document is signed, with the evidence. */
export async function markSigned(
  tx: Tx,
  { id, now, evidencia }: Moment & { evidencia: Evidence },
): Promise<void> {
  await tx
    .updateTable("firma_documento")
    .set({
      estado: "firmado",
      fecha_firma: now,
      email: evidencia.email,
      evidencia: JSON.stringify(evidencia),
    })
    .where("empresa_id", "=", company)
    .where("id", "=", id)
    .execute();
}

/** Notes that a document is rejected, with the reason. */
export async function markRejected(
  tx: Tx,
  rejected: Moment & { motivo_rechazo: string },
): Promise<void> {
  await tx
    .updateTable("firma_documento")
    .set({
      estado: "rechazado",
      fecha_rechazo: rejected.now,
      motivo_rechazo: rejected.motivo_rechazo,
    })
    .where("empresa_id", "=", company)
    .where("id", "=", rejected.id)
    .execute();
}

/** Notes that the company took a document back. */
export async function markCancelled(
  tx: Tx,
  cancelled: Moment & { anulado_por: number },
): Promise<void> {
  await tx
    .updateTable("firma_documento")
    .set({
      estado: "anulado",
      anulado_en: cancelled.now,
      anulado_por: cancelled.anulado_por,
    })
    .where("empresa_id", "=", company)
    .where("id", "=", cancelled.id)
    .execute();
}

/** The sealed copy of a signed document; its bytes are kept in the same transaction. */
export async function saveSealed(
  tx: Tx,
  sealed: { id: number; hash_firmado: string; bytes_firmado: number; clave_firmado: string },
): Promise<void> {
  const { id, ...columns } = sealed;
  await tx
    .updateTable("firma_documento")
    .set(columns)
    .where("empresa_id", "=", company)
    .where("id", "=", id)
    .execute();
}
