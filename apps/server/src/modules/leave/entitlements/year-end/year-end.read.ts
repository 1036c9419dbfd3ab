import { sql } from "kysely";

import type { Person } from "@atrio/contract/person";

import type { Tx } from "../../../../db/client.ts";
import { pageLimit } from "../../../../db/page-limit.ts";

import type { Reminder } from "./year-end.rules.ts";

/** A person by name with the last reminder that they got in a year. */
export type Reminded = { persona: Person } & Reminder;

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** People `t` who work in the company on the last day of a year. */
const isPresent = (year: number) => sql`t.empresa_id = empresa_actual()
  and t.fecha_alta <= ${`${year}-12-31`}::date
  and (t.fecha_baja is null or t.fecha_baja >= ${`${year}-12-31`}::date)`;

/**
 * Page, or with `take` null all, of the people who work in the company on the last day of a year, by name,
 * with their last reminder about it.
 */
export async function readReminded(
  tx: Tx,
  year: number,
  { skip, take }: { skip: number; take: number | null },
): Promise<Reminded[]> {
  const { rows } = await sql<Reminded>`
    select json_build_object('id', t.id, 'nombre_completo', t.nombre_completo,
        'link_foto', t.link_foto) as persona,
      ${instant("n.fecha")} as avisado_en, ${instant("n.leida_en")} as leido_en
    from (select t.* from trabajador t where ${isPresent(year)}
      order by texto_plano(t.nombre_completo), t.id ${pageLimit({ skip, take })}) t
    left join lateral (
      select n.fecha, n.leida_en from notificacion n
      where n.empresa_id = t.empresa_id and n.trabajador_id = t.id
        and n.clave like ${`days_expiring:${year}-12-31:%`}
      order by n.fecha desc limit 1) n on true
    order by texto_plano(t.nombre_completo), t.id`.execute(tx);
  return rows;
}

/** Number of the people who work in the company on the last day of a year. */
export async function countPresent(tx: Tx, year: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from trabajador t where ${isPresent(year)}`.execute(tx);
  return rows[0]?.total ?? 0;
}
