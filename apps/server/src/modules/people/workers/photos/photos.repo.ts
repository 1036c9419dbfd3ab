import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

const company = sql<number>`empresa_actual()`;

/**
 * A worker's row, locked until the transaction ends: whether their photo may change, and its bytes.
 */
export type HeldPhoto = { foto_bloqueada: boolean; clave: string | null };

/** Locks a worker, so that two changes of a photo follow one another. */
export async function lockPhoto(tx: Tx, workerId: number): Promise<HeldPhoto | undefined> {
  const { rows } = await sql<HeldPhoto>`
    select t.foto_bloqueada or e.fotos_bloqueadas as foto_bloqueada,
      (select f.clave from foto_trabajador f
        where f.empresa_id = t.empresa_id and f.trabajador_id = t.id) as clave
    from trabajador t
    join empresa e on e.empresa_id = t.empresa_id
    where t.empresa_id = ${company} and t.id = ${workerId} for update of t`.execute(tx);
  return rows[0];
}

/** Stored photo; `pequenya` are the bytes that lists show. */
export type NewPhoto = {
  trabajador_id: number;
  nombre: string;
  clave: string;
  pequenya: Buffer;
  subida_en: string;
};

/** Replaces a worker's photo. */
export async function savePhoto(tx: Tx, photo: NewPhoto): Promise<void> {
  await sql`
    insert into foto_trabajador (empresa_id, trabajador_id, nombre, clave, pequenya, subida_en)
    values (${company}, ${photo.trabajador_id}, ${photo.nombre}, ${photo.clave}, ${photo.pequenya},
      ${photo.subida_en})
    on conflict (empresa_id, trabajador_id) do update set nombre = excluded.nombre,
      clave = excluded.clave, pequenya = excluded.pequenya, subida_en = excluded.subida_en`.execute(
    tx,
  );
}

/** Forgets a worker's photo. */
export async function deletePhotoRow(tx: Tx, workerId: number): Promise<void> {
  await sql`
    delete from foto_trabajador
    where empresa_id = ${company} and trabajador_id = ${workerId}`.execute(tx);
}

/** Writes where lists find a worker's photo; null for none. */
export async function savePhotoLink(tx: Tx, workerId: number, link: string | null): Promise<void> {
  await sql`
    update trabajador set link_foto = ${link}
    where empresa_id = ${company} and id = ${workerId}`.execute(tx);
}
