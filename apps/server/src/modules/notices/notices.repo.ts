import { sql } from "kysely";

import type { Tx } from "../../db/client.ts";

export type NewNotification = {
  trabajador_id: number;
  titulo: string;
  descripcion: string;
  tipo: string;
  icono_id: number;
  /** Null for what is read where it is listed. */
  enlace: string | null;
  /** Null when the same thing may be told again. */
  clave: string | null;
  /** When it happened, ISO 8601. */
  fecha: string;
  automatica: boolean;
  /** The company's message that it brings. */
  comunicado_id: number | null;
};

/** PostgreSQL takes 65,535 parameters a statement. */
const rowsAtOnce = 2000;

/** Keeps notifications; answers of each whether it is one that its worker had not been told before. */
export async function insertNotifications(
  tx: Tx,
  notifications: readonly NewNotification[],
): Promise<boolean[]> {
  const kept = new Set<string>();
  for (let at = 0; at < notifications.length; at += rowsAtOnce) {
    const some = notifications.slice(at, at + rowsAtOnce);
    const rows = await tx
      .insertInto("notificacion")
      .values(some.map((one) => ({ ...one, empresa_id: sql<number>`empresa_actual()` })))
      .onConflict((conflict) =>
        conflict
          .columns(["empresa_id", "trabajador_id", "clave"])
          .where("clave", "is not", null)
          .doNothing(),
      )
      .returning(["trabajador_id", "clave"])
      .execute();
    for (const row of rows) kept.add(nameOf(row));
  }
  return notifications.map((one) => kept.delete(nameOf(one)) || one.clave === null);
}

function nameOf({
  trabajador_id: id,
  clave: key,
}: Pick<NewNotification, "clave" | "trabajador_id">) {
  return `${id} ${key ?? ""}`;
}
