import { sql } from "kysely";

import type { Person } from "@atrio/contract/person";

import type { Tx } from "../../../../db/client.ts";
import { pageLimit } from "../../../../db/page-limit.ts";
import { findsWorker } from "../../../../db/people-match.ts";

/** Filters of people; null does not narrow. `today` is the local date. */
export type PeopleKey = { texto: string | null; centro_trabajo_id: number | null; today: string };

/** A person who works here, with their centre of today. */
export type Colleague = { persona: Person; codigo: string; centro_trabajo: string | null };

const centreJoin = (today: string) => sql`
  left join trabajador_centro tc on tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
    and tc.vigencia @> ${today}::date`;

/** People `t` whom the filters leave, joined with their centre only where it narrows. */
const found = ({ texto, centro_trabajo_id, today }: PeopleKey) => sql`
  from trabajador t ${centro_trabajo_id === null ? sql`` : centreJoin(today)}
  where t.empresa_id = empresa_actual() and t.fecha_alta <= ${today}::date
    and (t.fecha_baja is null or t.fecha_baja >= ${today}::date)
    ${centro_trabajo_id === null ? sql`` : sql`and tc.centro_trabajo_id = ${centro_trabajo_id}`}
    and ${findsWorker(sql`t.id`, texto, { codes: true })}`;

const byName = sql`texto_plano(t.nombre_completo), t.id`;

/** A page of the people who work here on a day, by name; all of them without `take`. */
export async function readColleagues(
  tx: Tx,
  key: PeopleKey,
  { skip, take }: { skip: number; take: number | null },
): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select t.codigo, c.nombre as centro_trabajo, json_build_object('id', t.id,
      'nombre_completo', t.nombre_completo, 'link_foto', t.link_foto) as persona
    from (select t.* ${found(key)} order by ${byName} ${pageLimit({ skip, take })}) t
    ${centreJoin(key.today)}
    left join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id
    order by ${byName}`.execute(tx);
  return rows;
}

/** Number of people whom the filters leave, and the company's centres. */
export async function readFilters(
  tx: Tx,
  key: PeopleKey,
): Promise<{ total: number; centros: Array<{ id: number; nombre: string }> }> {
  const { rows } = await sql<{ total: number; centros: Array<{ id: number; nombre: string }> }>`
    select (select count(*)::integer ${found(key)}) as total,
      (select coalesce(json_agg(json_build_object('id', c.id, 'nombre', c.nombre)
          order by c.nombre, c.id), '[]')
        from centro_trabajo c where c.empresa_id = empresa_actual()) as centros`.execute(tx);
  return rows[0] ?? { total: 0, centros: [] };
}
