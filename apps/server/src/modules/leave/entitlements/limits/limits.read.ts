import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

import type { RuleUse } from "./limits.rules.ts";

/**
 * The days of a worker's pending and approved requests that bear on limits between two dates: of
 * the years of those dates and the neighbouring ones, days without cost included; of some rules, or
 * of all. In order.
 */
export async function readLimitUse(
  tx: Tx,
  key: {
    trabajador_id: number;
    ids?: readonly number[] | undefined;
    desde: string;
    hasta: string;
  },
): Promise<RuleUse[]> {
  const { rows } = await sql<RuleUse>`
    select a.solicitud_id, s.pe_solicitud_subtipo_id, a.fecha, a.coste::float8 as coste, a.aprobada,
      case when a.aprobada then null else s.rectifica_id end as rectifica_id
    from ausencia a
    join solicitud s on s.empresa_id = a.empresa_id and s.id = a.solicitud_id
    where a.empresa_id = empresa_actual() and a.trabajador_id = ${key.trabajador_id} and a.vigente
      and a.fecha between date_trunc('year', ${key.desde}::date)::date - 366
        and date_trunc('year', ${key.hasta}::date)::date + 731
      and (${key.ids === undefined} or s.pe_solicitud_subtipo_id = any(${key.ids ?? []}::integer[]))
    order by a.fecha, a.id`.execute(tx);
  return rows;
}
