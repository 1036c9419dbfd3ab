import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { RequestComment } from "@atrio/contract/requests";

import type { Tx } from "../../db/client.ts";

/** Whether the supervisor of an approval `a` works here and supervises its worker on a day. */
export function stillSupervises(today: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from supervision v
    join trabajador w on w.empresa_id = v.empresa_id and w.id = v.supervisor_id
    where v.empresa_id = a.empresa_id and v.supervisor_id = a.supervisor_id
      and v.supervisado_id = a.trabajador_id and v.vigencia @> ${today}::date
      and w.permiso_supervisor and w.fecha_alta <= ${today}::date
      and (w.fecha_baja is null or w.fecha_baja >= ${today}::date))`;
}

/** Comments of a request, oldest first, or one of them. */
export async function readComments(
  tx: Tx,
  key: { solicitud_id: number; id?: number },
): Promise<RequestComment[]> {
  const one = key.id === undefined ? sql`` : sql`and c.id = ${key.id}`;
  const { rows } = await sql<RequestComment>`
    select c.id, c.texto, c.creado_en,
      json_build_object('id', t.id, 'nombre_completo', t.nombre_completo, 'link_foto', t.link_foto) as autor
    from solicitud_comentario c
    join trabajador t on t.empresa_id = c.empresa_id and t.id = c.autor_id
    where c.empresa_id = empresa_actual() and c.solicitud_id = ${key.solicitud_id} ${one}
    order by c.creado_en, c.id`.execute(tx);
  return rows;
}
