import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

import type { RuleUse } from "./limits.rules.ts";

/**
 * Every day of a worker's pending and approved requests of some rules (all of kinds 1 to 8 without
 * them) between two dates, both included; also days that cost nothing. In order.
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
    select a.solicitud_id, s.pe_solicitud_subtipo_id, a.fecha, a.coste::float8 as coste, a.aprobada
    from ausencia a
    join solicitud s on s.empresa_id = a.empresa_id and s.id = a.solicitud_id
    where a.empresa_id = empresa_actual() and a.trabajador_id = ${key.trabajador_id} and a.vigente
      and a.fecha between ${key.desde}::date and ${key.hasta}::date
      and (${key.ids === undefined} or s.pe_solicitud_subtipo_id = any(${key.ids ?? []}::integer[]))
    order by a.fecha, a.id`.execute(tx);
  return rows;
}
