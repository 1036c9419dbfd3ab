import { sql } from "kysely";

import type { Db, Tx } from "../../../../db/client.ts";

/** Stored bytes of a photo: of a person who works here on `today`, or of `me`. */
export async function readPhotoKey(
  tx: Tx,
  key: { trabajador_id: number; me: number; today: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ clave: string }>`
    select f.clave from foto_trabajador f
    join trabajador t on t.empresa_id = f.empresa_id and t.id = f.trabajador_id
    where f.empresa_id = empresa_actual() and f.trabajador_id = ${key.trabajador_id}
      and (t.id = ${key.me} or (t.fecha_alta <= ${key.today}::date
        and (t.fecha_baja is null or t.fecha_baja >= ${key.today}::date)))`.execute(tx);
  return rows[0]?.clave;
}

/** A person with a photo, as lists show them. */
export type Portrayed = { id: number; nombre_completo: string; link_foto: string };

/** People who work here on `today` (local date) and have a photo, by name. */
export async function readPortrayed(tx: Tx, today: string): Promise<Portrayed[]> {
  const { rows } = await sql<Portrayed>`
    select t.id, t.nombre_completo, t.link_foto from trabajador t
    where t.empresa_id = empresa_actual() and t.link_foto is not null
      and t.fecha_alta <= ${today}::date
      and (t.fecha_baja is null or t.fecha_baja >= ${today}::date)
    order by unaccent(t.nombre_completo), t.id`.execute(tx);
  return rows;
}

/** The small photo with a name, in any company: the request has no session. */
export async function findSmallPhoto(db: Db, name: string): Promise<Buffer | undefined> {
  const [found] = await db.gateLookup<{ pequenya: Buffer }>({
    name: "small-photo",
    text: "select pequenya from foto_trabajador where nombre = $1",
    values: [name],
  });
  return found?.pequenya;
}
