import { sql } from "kysely";
import type { RawBuilder } from "kysely";

const those = sql`select count(*) from trabajador t where t.empresa_id = empresa_actual()`;

/**
 * Number of the company's people, without those who left before `desde` and those who come after `hasta` (dates).
 * Counted from the kept numbers (`personas_de_empresa`), and by row only around those dates: sub-selects, since for a known
 * one the planner would make a plan for each answer.
 */
export function countPeople({
  desde,
  hasta,
}: {
  desde?: RawBuilder<unknown>;
  hasta?: RawBuilder<unknown>;
}): RawBuilder<number> {
  const toCome =
    hasta === undefined ? sql`` : sql`- (${those} and t.dia_de_alta > (select ${hasta}))`;
  const gone =
    desde === undefined
      ? sql``
      : sql`- p.bajas - (${those} and t.fecha_baja >= p.dia and t.fecha_baja < (select ${desde}))
        + (${those} and t.fecha_baja < p.dia and t.fecha_baja >= (select ${desde}))`;
  return sql<number>`coalesce((select p.total ${toCome} ${gone}
    from personas_de_empresa p where p.empresa_id = empresa_actual())::integer, 0)`;
}
