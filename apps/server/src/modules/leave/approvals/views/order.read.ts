import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { RequestOrder } from "@atrio/contract/leave/requests";

/** Order of a list of requests; newest first without one. */
export type ViewOrder = { orden?: RequestOrder; sentido?: "asc" | "desc" };

/** Order of requests `s`, the same for every page: of one day, the newest is first. */
export function orderOf({ orden = "creada_en", sentido = "desc" }: ViewOrder): RawBuilder<unknown> {
  const direction = sql.raw(sentido);
  if (orden === "creada_en") return sql`s.creada_en ${direction}, s.id ${direction}`;
  return sql`s.primer_dia ${direction} nulls last, s.creada_en desc, s.id desc`;
}
