import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import { waitingColumns } from "../../../db/waiting.ts";
import type { WaitingReader } from "../../../db/waiting.ts";

/** Incidences of the people supervised on the day that their supervisor has not validated yet. */
export function undecidedIncidences(key: WaitingReader): RawBuilder<unknown> {
  return sql`
    select ${waitingColumns("incidencia", {
      id: sql`i.id`,
      persona: sql`i.trabajador_id`,
      fecha_inicio: sql`i.dia`,
      fecha_fin: sql`i.dia`,
      minutos: sql`i.minutos`,
      espera_desde: sql`i.creada_en`,
    })}
    from incidencia i
    where i.empresa_id = empresa_actual() and i.estado_id = 1
      and i.trabajador_id <> ${key.trabajador_id}
      and i.trabajador_id = any(array(select v.supervisado_id from supervision v
        where v.empresa_id = empresa_actual() and v.supervisor_id = ${key.trabajador_id}
          and v.vigencia @> ${key.today}::date))
      and not exists (select from incidencia_validacion x
        where x.empresa_id = i.empresa_id and x.incidencia_id = i.id
          and x.supervisor_id = ${key.trabajador_id})`;
}
