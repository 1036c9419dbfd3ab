import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { RequestOrder } from "@atrio/contract/leave/requests";

/** Order of a list of requests; newest first without one. */
export type ViewOrder = { orden?: RequestOrder; sentido?: "asc" | "desc" };

/** First day that a request `s` is about; null for one that withdraws an absence. */
const firstDay = sql`coalesce(
  (select min(p.fecha_inicio) from solicitud_periodo p
    where p.empresa_id = s.empresa_id and p.solicitud_id = s.id),
  (select g.fecha_gasto from gasto g
    where g.empresa_id = s.empresa_id and g.solicitud_id = s.id),
  (select make_date(c.anyo, c.mes, 1) from cierre_mes c
    where c.empresa_id = s.empresa_id and c.solicitud_id = s.id),
  (select c.dia from correccion c
    where c.empresa_id = s.empresa_id and c.solicitud_id = s.id))`;

/** Order of requests `s`, the same for every page: of one day, the newest is first. */
export function orderOf({ orden = "creada_en", sentido = "desc" }: ViewOrder): RawBuilder<unknown> {
  const direction = sql.raw(sentido);
  if (orden === "creada_en") return sql`s.creada_en ${direction}, s.id ${direction}`;
  return sql`${firstDay} ${direction} nulls last, s.creada_en desc, s.id desc`;
}
