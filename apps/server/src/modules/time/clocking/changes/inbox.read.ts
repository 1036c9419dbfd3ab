import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import { waitingColumns } from "../../../../db/waiting.ts";
import type { WaitingReader } from "../../../../db/waiting.ts";

/** Supervisors' changes of somebody's signings that they have neither confirmed nor disputed. */
export function unansweredChanges(key: WaitingReader): RawBuilder<unknown> {
  return sql`
    select ${waitingColumns("cambio_fichaje", {
      id: sql`x.id`,
      persona: sql`x.autor_id`,
      texto: sql`x.motivo`,
      fecha_inicio: sql`x.dia`,
      fecha_fin: sql`x.dia`,
      espera_desde: sql`x.hecho_en`,
    })}
    from cambio_fichaje x
    where x.empresa_id = empresa_actual() and x.trabajador_id = ${key.trabajador_id}
      and x.respuesta is null`;
}
