import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import { waitingColumns } from "../../../../db/waiting.ts";
import type { WaitingReader } from "../../../../db/waiting.ts";
import { ledBy } from "../documents.read.ts";

/** Documents of the people supervised on the day that wait for their supervisor's decision. */
export function undecidedDocuments(key: WaitingReader): RawBuilder<unknown> {
  return sql`
    select ${waitingColumns("documento", {
      id: sql`d.id`,
      persona: sql`d.trabajador_id`,
      texto: sql`d.titulo`,
      espera_desde: sql`d.subido_en`,
    })}
    from documento d
    where d.empresa_id = empresa_actual() and d.retirado_en is null and d.aprobacion = 'pendiente'
      and ${ledBy({ reader: key.trabajador_id, today: key.today })}`;
}
