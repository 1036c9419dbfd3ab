import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

import type { Audience } from "./audiences.rules.ts";

/**
 * People of an audience, by id: of groups those who work here on `today` (local date), of chosen
 * people also those who begin later.
 */
export async function readAudience(
  tx: Tx,
  audience: Omit<Audience, "destinatarios"> & { today: string },
): Promise<number[]> {
  const { today, centro_ids = null, departamentos = null, trabajador_ids = null } = audience;
  const { rows } = await sql<{ id: number }>`
    select t.id from trabajador t
    where t.empresa_id = empresa_actual()
      and (t.fecha_baja is null or t.fecha_baja >= ${today}::date)
      and (t.fecha_alta <= ${today}::date or ${trabajador_ids}::integer[] is not null)
      and (${trabajador_ids}::integer[] is null or t.id = any(${trabajador_ids}::integer[]))
      and (${departamentos}::text[] is null or lower(unaccent(t.nombre_departamento_trabajador)) in
        (select lower(unaccent(d)) from unnest(${departamentos}::text[]) d))
      and (${centro_ids}::integer[] is null or exists (select from trabajador_centro tc
        where tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
          and tc.vigencia @> ${today}::date
          and tc.centro_trabajo_id = any(${centro_ids}::integer[])))
    order by t.id`.execute(tx);
  return rows.map((row) => row.id);
}
