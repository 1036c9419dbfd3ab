import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/**
 * The clock-in type that a worker started most days with since a date, else the company's first;
 * null where it has none.
 */
export async function readUsualType(
  tx: Tx,
  key: { trabajador_id: number; desde: string },
): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select coalesce(
      (select f.fichador_id from fichaje f
        join jornada j on j.empresa_id = f.empresa_id and j.id = f.jornada_id
        join fichador k on k.empresa_id = f.empresa_id and k.id = f.fichador_id and k.activo
        where f.empresa_id = e.empresa_id and f.trabajador_id = ${key.trabajador_id}
          and j.dia >= ${key.desde}::date and not f.borrado
        group by f.fichador_id order by count(distinct j.dia) desc, f.fichador_id limit 1),
      (select k.id from fichador k where k.empresa_id = e.empresa_id and k.activo
        order by k.orden, k.id limit 1)) as id
    from empresa e where e.empresa_id = empresa_actual()`.execute(tx);
  return rows[0]?.id ?? null;
}
