import { sql } from "kysely";

import type { Tx } from "../../../../../db/client.ts";

/** Marks changes of workers as read by a supervisor; answers how many were not before. */
export async function insertReadings(
  tx: Tx,
  reading: {
    ids: readonly number[];
    trabajador_ids: readonly number[];
    supervisor_id: number;
    leido_en: string;
  },
): Promise<number> {
  const { rows } = await sql`
    insert into cambio_dia_lectura (empresa_id, cambio_id, supervisor_id, leido_en)
    select c.empresa_id, c.id, ${reading.supervisor_id}, ${reading.leido_en}::timestamptz
    from cambio_dia c
    where c.empresa_id = empresa_actual() and c.id = any(${reading.ids}::integer[]) and c.por_leer
      and c.trabajador_id = any(${reading.trabajador_ids}::integer[])
    on conflict do nothing
    returning cambio_id`.execute(tx);
  return rows.length;
}

export type KeptChange = {
  id: number;
  trabajador_id: number;
  autor_id: number;
  dia: string;
  objetado_en: string | null;
  /** Its first event. */
  fichaje_id: number;
  seq: number;
};

/** The worker of a change. */
export async function findChangedWorker(tx: Tx, id: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom("cambio_dia")
    .select("trabajador_id")
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.trabajador_id;
}

/** A change of a day with its first event; the caller holds the lock of its worker's time. */
export async function findDayChange(tx: Tx, id: number): Promise<KeptChange | undefined> {
  const { rows } = await sql<KeptChange>`
    select c.id, c.trabajador_id, c.autor_id, c.dia, c.objetado_en, a.fichaje_id, a.seq
    from cambio_dia c
    join cambio_dia_apunte a on a.empresa_id = c.empresa_id and a.cambio_id = c.id
    where c.empresa_id = empresa_actual() and c.id = ${id}
    order by a.seq limit 1`.execute(tx);
  return rows[0];
}

/** Stores a supervisor's objection. */
export async function saveObjection(
  tx: Tx,
  objection: { id: number; objetado_por: number; objecion: string; objetado_en: string },
): Promise<void> {
  const { id, ...values } = objection;
  await tx
    .updateTable("cambio_dia")
    .set(values)
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", id)
    .execute();
}
