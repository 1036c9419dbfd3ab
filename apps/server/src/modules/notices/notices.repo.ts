import { sql } from "kysely";

import type { Tx } from "../../db/client.ts";

export type NewNotification = {
  trabajador_id: number;
  titulo: string;
  descripcion: string;
  tipo: string;
  icono_id: number;
  enlace: string;
  /** Null when the same thing may be told again. */
  clave: string | null;
  /** When it happened, ISO 8601. */
  fecha: string;
};

/** Keeps notifications; answers the workers who had not been told of the same thing before. */
export async function insertNotifications(
  tx: Tx,
  notifications: readonly NewNotification[],
): Promise<ReadonlySet<number>> {
  if (notifications.length === 0) return new Set();
  const rows = await tx
    .insertInto("notificacion")
    .values(notifications.map((one) => ({ ...one, empresa_id: sql<number>`empresa_actual()` })))
    .onConflict((conflict) =>
      conflict
        .columns(["empresa_id", "trabajador_id", "clave"])
        .where("clave", "is not", null)
        .doNothing(),
    )
    .returning("trabajador_id")
    .execute();
  return new Set(rows.map((row) => row.trabajador_id));
}
