import { sql } from "kysely";

import { requestStates } from "@atrio/contract/kinds";

import type { Tx } from "../../../../db/client.ts";

/** An open leave as far as its days are kept. */
export type OpenLeave = {
  id: number;
  trabajador_id: number;
  pe_solicitud_subtipo_id: number;
  estado_id: number;
  grupo_id: number;
  fecha_inicio: string;
  fecha_fin: string;
  fecha_baja: string | null;
  zona_horaria: string;
};

const inForce = [requestStates.pending, requestStates.approved].map((state) => sql.lit(state));

/** Open leaves, pending or approved and not replaced, in the order of their ids; or one of them. */
export async function readOpenLeaves(tx: Tx, id: number | null): Promise<OpenLeave[]> {
  const { rows } = await sql<OpenLeave>`
    select s.id, s.trabajador_id, s.pe_solicitud_subtipo_id, s.estado_id,
      coalesce((select a.grupo_id from ausencia a
        where a.empresa_id = s.empresa_id and a.solicitud_id = s.id limit 1), s.id) as grupo_id,
      p.fecha_inicio, p.fecha_fin, t.fecha_baja, coalesce(c.zona_horaria, e.zona_horaria) as zona_horaria
    from solicitud s
    join solicitud_periodo p on p.empresa_id = s.empresa_id and p.solicitud_id = s.id
    join trabajador t on t.empresa_id = s.empresa_id and t.id = s.trabajador_id
    join empresa e on e.empresa_id = s.empresa_id
    left join trabajador_centro tc on tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
      and tc.vigencia @> current_date
    left join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id
    where s.empresa_id = empresa_actual() and s.sin_fecha_fin and s.sustituida_por is null
      and s.estado_id in (${sql.join(inForce)})
      and (${id}::integer is null or s.id = ${id})
    order by s.id`.execute(tx);
  return rows;
}
