import { sql } from "kysely";

import type { Db, Tx } from "../../../db/client.ts";

/** Unread notifications of a worker that they have not put away. */
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
    .where("visible", "=", sql.lit(true))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Ids of the people whose changes a supervisor's page hears on `today` (local date): their own
 * team, and the teams they decide for as a delegate; in order.
 */
export async function readFollowedIds(
  tx: Tx,
  key: { supervisor_id: number; today: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct v.supervisado_id as id from supervision v
    where v.empresa_id = empresa_actual() and v.vigencia @> ${key.today}::date
      and v.supervisor_id = any(array(
        select ${key.supervisor_id}::integer
        union select d.supervisor_id from supervision_delegacion d
        where d.empresa_id = empresa_actual() and d.delegado_id = ${key.supervisor_id}
          and d.revocada_en is null and d.vigencia @> ${key.today}::date))
    order by 1`.execute(tx);
  return rows.map((row) => row.id);
}

/**
 * True if a session still lives at an instant (ISO 8601): not ended, account and worker in force,
 * and for a handed-over one the administrator's too.
 */
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
           where s.id = $1 and s.expira_en > $2::timestamptz
             and (s.suplantada_por is null or exists (
               select from sesion sa
               join account aa on aa.account_user_id = sa.account_user_id
                 and aa.desactivada_en is null
               join trabajador ta on ta.empresa_id = sa.empresa_id and ta.id = sa.trabajador_id
                 and ta.administrador
                 and (ta.fecha_baja is null or ta.fecha_baja >= $2::timestamptz::date)
               where sa.id = s.sesion_administrador_id and sa.expira_en > $2::timestamptz))`,
    values: [session.sesion_id, session.now],
  });
  return rows.length > 0;
}
