import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

import type { MonthFacts } from "./closures.rules.ts";

/**
 * Facts that the closure of a worker's month, from first to last day, is judged by; undefined for
 * an unknown worker.
 */
export async function readMonthFacts(
  tx: Tx,
  key: { trabajador_id: number; desde: string; hasta: string },
): Promise<MonthFacts | undefined> {
  const { rows } = await sql<MonthFacts>`
    select t.fecha_alta, t.fecha_baja, inicio_registro_de(t) as inicio_registro,
      coalesce(o.is_running, false) as is_running,
      coalesce(o.has_open_signing, false) as has_open_signing,
      exists (select from correccion c
        where c.empresa_id = t.empresa_id and c.trabajador_id = t.id and c.pendiente
          and c.dia between ${key.desde}::date and ${key.hasta}::date) as has_pending_correction,
      exists (select from incidencia i
        where i.empresa_id = t.empresa_id and i.trabajador_id = t.id and i.estado_id = 1
          and i.dia between ${key.desde}::date and ${key.hasta}::date) as has_pending_incidence
    from trabajador t
    left join lateral (
      select true as is_running,
        j.dia between ${key.desde}::date and ${key.hasta}::date as has_open_signing
      from fichaje f
      join jornada j on j.empresa_id = f.empresa_id and j.id = f.jornada_id
      where f.empresa_id = t.empresa_id and f.trabajador_id = t.id
        and f.hora_fin is null and not f.borrado) o on true
    where t.empresa_id = empresa_actual() and t.id = ${key.trabajador_id}`.execute(tx);
  return rows[0];
}
