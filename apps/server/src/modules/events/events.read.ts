import { sql } from "kysely";

import type { Db, Tx } from "../../db/client.ts";

/** Unread notifications of a worker. */
export async function countUnread(
  tx: Tx,
  worker: { empresa_id: number; trabajador_id: number },
): Promise<number> {
  const { total } = await tx
    .selectFrom("notificacion")
    .select(sql<number>`count(*)::int`.as("total"))
    .where("empresa_id", "=", worker.empresa_id)
    .where("trabajador_id", "=", worker.trabajador_id)
    .where("leida_en", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether a session still lives at an instant (ISO 8601): not ended, account and worker in force. */
export async function isSessionOpen(
  db: Db,
  session: { sesion_id: string; now: string },
): Promise<boolean> {
  const rows = await db.gateLookup({
    name: "events_session",
    text: `select 1 from sesion s
           join account a on a.account_user_id = s.account_user_id and a.desactivada_en is null
           join trabajador t on t.empresa_id = s.empresa_id and t.id = s.trabajador_id
             and (t.fecha_baja is null or t.fecha_baja >= $2::timestamptz::date)
           where s.id = $1 and s.expira_en > $2::timestamptz`,
    values: [session.sesion_id, session.now],
  });
  return rows.length > 0;
}
