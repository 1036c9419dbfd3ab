import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import { waitingColumns } from "../../../db/waiting.ts";
import type { WaitingReader } from "../../../db/waiting.ts";
import { charges } from "../registrations/registrations.read.ts";

/** Projects in somebody's charge with registrations to approve: a row each, with their days and minutes. */
export function registrationsToApprove(key: WaitingReader): RawBuilder<unknown> {
  return sql`
    select ${waitingColumns("registros", {
      id: sql`p.id`,
      texto: sql`p.nombre`,
      fecha_inicio: sql`x.desde`,
      fecha_fin: sql`x.hasta`,
      minutos: sql`x.minutos`,
      espera_desde: sql`x.desde::timestamp at time zone 'UTC'`,
    })}
    from proyecto p
    join lateral (select min(x.dia) as desde, max(x.dia) as hasta, sum(x.minutos_pendientes) as minutos
      from proyecto_suma x where x.empresa_id = p.empresa_id and x.proyecto_id = p.id
        and x.pendientes > 0) x on x.desde is not null
    where p.empresa_id = empresa_actual() and p.id = any(${charges(key)})`;
}
