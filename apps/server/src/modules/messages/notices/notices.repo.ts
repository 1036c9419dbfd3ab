import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";
import type { NoticeWords } from "../../../lib/words/notice-text.ts";

export type NewNotification = {
  trabajador_id: number;
  titulo: string;
  descripcion: string;
  tipo: string;
  icono_id: number;
  /** Null for notices without a page. */
  enlace: string | null;
  /** Null for a repeatable notice. */
  clave: string | null;
  /** Moment of the event, ISO 8601. */
  fecha: string;
  automatica: boolean;
  /** The company's message that it brings. */
  comunicado_id: number | null;
  /** The sentence, to be read in any language; null for a message in somebody's own words. */
  palabras: NoticeWords | null;
};

/** PostgreSQL takes 65,535 parameters a statement. */
const rowsAtOnce = 2000;

/** Inserts notifications; answers the id of each, null for one that its worker already has. */
export async function insertNotifications(
  tx: Tx,
  notifications: readonly NewNotification[],
): Promise<Array<number | null>> {
  const kept = new Map<string, number[]>();
  for (let at = 0; at < notifications.length; at += rowsAtOnce) {
    const some = notifications.slice(at, at + rowsAtOnce);
    const rows = await tx
      .insertInto("notificacion")
      .values(
        some.map(({ palabras, ...one }) => ({
          ...one,
          palabras: palabras === null ? null : JSON.stringify(palabras),
          empresa_id: sql<number>`empresa_actual()`,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(["empresa_id", "trabajador_id", "clave"])
          .where("clave", "is not", null)
          .doNothing(),
      )
      .returning(["id", "trabajador_id", "clave"])
      .execute();
    for (const row of rows) kept.set(nameOf(row), [...(kept.get(nameOf(row)) ?? []), row.id]);
  }
  // Repeatable notices have no key: those of a person share a name, in order.
  return notifications.map((one) => kept.get(nameOf(one))?.shift() ?? null);
}

/**
 * Marks unread notifications as read (ISO 8601) by their key, or by how it begins; answers whose they
 * were.
 */
export async function markEnded(
  tx: Tx,
  ended: { key: string } | { prefix: string },
  now: string,
): Promise<number[]> {
  const which =
    "key" in ended ? sql`clave = ${ended.key}` : sql`starts_with(clave, ${ended.prefix})`;
  const { rows } = await sql<{ trabajador_id: number }>`
    update notificacion set leida_en = ${now}
    where empresa_id = empresa_actual() and leida_en is null and ${which}
    returning trabajador_id`.execute(tx);
  return [...new Set(rows.map((row) => row.trabajador_id))];
}

function nameOf({ trabajador_id, clave }: Pick<NewNotification, "clave" | "trabajador_id">) {
  return `${trabajador_id} ${clave ?? ""}`;
}
