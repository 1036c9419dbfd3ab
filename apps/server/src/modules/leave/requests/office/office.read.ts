import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** Number of everybody's absences; it is kept by worker. */
export async function countAbsences(tx: Tx): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(c.total), 0)::integer as total from ausencias_pedidas c
    where c.empresa_id = empresa_actual()`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** A worker with the zone of their centre on a day; undefined for nobody. */
export async function readPlace(
  tx: Tx,
  key: { trabajador_id: number; today: string },
): Promise<{ trabajador_id: number; zona_horaria: string } | undefined> {
  const { rows } = await sql<{ trabajador_id: number; zona_horaria: string }>`
    select t.id as trabajador_id, coalesce(c.zona_horaria, e.zona_horaria) as zona_horaria
    from trabajador t
    join empresa e on e.empresa_id = t.empresa_id
    left join trabajador_centro tc on tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
      and tc.vigencia @> ${key.today}::date
    left join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id
    where t.empresa_id = empresa_actual() and t.id = ${key.trabajador_id}`.execute(tx);
  return rows[0];
}
