import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import { waitingColumns } from "../../../db/waiting.ts";
import type { WaitingReader } from "../../../db/waiting.ts";

/** The oldest ended month that somebody has still to close; its id is its year and month (YYYYMM). */
export function openMonth(
  key: WaitingReader,
  oldestOpenMonth: (today: string) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select ${waitingColumns("cierre", {
      id: sql`to_char(m.primero, 'YYYYMM')`,
      fecha_inicio: sql`m.primero`,
      fecha_fin: sql`(m.primero + interval '1 month' - interval '1 day')::date`,
      espera_desde: sql`(m.primero + interval '1 month') at time zone 'UTC'`,
    })}
    from (select ${oldestOpenMonth(key.today)} as primero from trabajador t
      where t.empresa_id = empresa_actual() and t.id = ${key.trabajador_id} offset 0) m
    where m.primero is not null`;
}
