import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** A company's term and zone. */
export type RetentionCompany = {
  empresa_id: number;
  slug: string;
  zona_horaria: string;
  anyos_registro_horario: number;
};

/** All companies with their terms. As the door. */
export async function listTerms(tx: Tx): Promise<RetentionCompany[]> {
  return tx
    .selectFrom("empresa")
    .select(["empresa_id", "slug", "zona_horaria", "anyos_registro_horario"])
    .orderBy("empresa_id")
    .execute();
}

/** A worker with the first day of their records. */
export type RecordedWorker = { trabajador_id: number; fecha_baja: string | null; primero: string };

/** Workers whose records begin before a date: the only candidates for erasure. */
export async function listRecordedBefore(tx: Tx, date: string): Promise<RecordedWorker[]> {
  const { rows } = await sql<RecordedWorker>`
    select t.id as trabajador_id, t.fecha_baja, min(j.dia) as primero
    from jornada j join trabajador t on t.empresa_id = j.empresa_id and t.id = j.trabajador_id
    where j.empresa_id = empresa_actual() and j.dia < ${date}::date
    group by t.id, t.fecha_baja order by t.id`.execute(tx);
  return rows;
}

/** Records that erasing would take: signings, and events with contents. */
export type Erased = { fichajes: number; eventos: number };

/** Counts a worker's records before a date, without touching them. */
export async function countErasable(
  tx: Tx,
  key: { trabajador_id: number; before: string; today: string },
): Promise<Erased> {
  const { rows } = await sql<Erased>`
    select count(distinct f.id)::integer as fichajes, count(e.seq)::integer as eventos
    from jornada j
    join fichaje f on f.empresa_id = j.empresa_id and f.jornada_id = j.id and f.hora_fin is not null
    left join fichaje_evento e on e.empresa_id = f.empresa_id and e.fichaje_id = f.id and e.contenido is not null
    where j.empresa_id = empresa_actual() and j.trabajador_id = ${key.trabajador_id}
      and j.dia < ${key.before}::date
      and not exists (select from fichaje_evento n
        where n.empresa_id = f.empresa_id and n.fichaje_id = f.id
          and n.registrado_en >= ((${key.today}::date - interval '4 years 1 day') at time zone 'UTC'))`.execute(
    tx,
  );
  return rows[0] ?? { fichajes: 0, eventos: 0 };
}

/**
 * Erases the contents of a worker's records before a date; the database refuses less than four
 * years.
 */
export async function eraseRecords(
  tx: Tx,
  key: { trabajador_id: number; before: string; today: string },
): Promise<Erased> {
  const { rows } = await sql<Erased>`
    select fichajes, eventos
    from registro_horario_borrar(${key.trabajador_id}, ${key.before}, ${key.today})`.execute(tx);
  return rows[0] ?? { fichajes: 0, eventos: 0 };
}
