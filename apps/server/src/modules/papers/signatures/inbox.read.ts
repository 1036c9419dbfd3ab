import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import { waitingColumns } from "../../../db/waiting.ts";
import type { WaitingReader } from "../../../db/waiting.ts";

/** Documents that somebody is asked to sign and that have not expired. */
export function unsignedDocuments(key: WaitingReader): RawBuilder<unknown> {
  return sql`
    select ${waitingColumns("firma", {
      id: sql`f.id`,
      texto: sql`f.titulo`,
      espera_desde: sql`f.fecha_solicitud`,
      hasta: sql`f.caduca_el`,
    })}
    from firma_documento f
    where f.empresa_id = empresa_actual() and f.trabajador_id = ${key.trabajador_id}
      and f.estado = 'pendiente' and (f.caduca_el is null or f.caduca_el >= ${key.today}::date)`;
}
