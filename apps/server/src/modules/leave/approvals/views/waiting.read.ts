import { sql } from "kysely";

import type { Person } from "@atrio/contract/person";

import type { Tx } from "../../../../db/client.ts";

import { isForOffice } from "./views.read.ts";

/**
 * Instants since which requests wait for administrators: sent or edited without supervisors, or left
 * by the last one who was asked.
 */
export async function readWaitingSince(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; since: string }>`
    select s.id, greatest(s.creada_en, s.editada_en, (
      select max(e.ocurrido_en) from solicitud_suceso e
      where e.empresa_id = s.empresa_id and e.solicitud_id = s.id
        and e.tipo in ('supervisor_liberado', 'a_administracion'))) as since
    from solicitud s where s.empresa_id = empresa_actual() and s.id = any(${ids})`.execute(tx);
  return new Map(rows.map(({ id, since }) => [id, since]));
}

export type RequestFacts = {
  total: number;
  /** Days until the first day that is asked for; negative when it has passed. */
  daysLeft: number | null;
  waited: number;
  tipos: Array<{ pe_solicitud_tipo_id: number; total: number }>;
  personas: Person[];
};

/** Pending requests of some kinds of others than an administrator that nobody else can decide on a day. */
export async function readRequestFacts(
  tx: Tx,
  key: { trabajador_id: number; today: string; kinds: readonly number[] },
): Promise<RequestFacts> {
  const { rows } = await sql<RequestFacts>`
    with s as materialized (
      select s.* from solicitud s
      where s.empresa_id = empresa_actual() and not s.borrada
        and s.pe_solicitud_tipo_id = any(${key.kinds}::integer[])
        and s.trabajador_id <> ${key.trabajador_id} and ${isForOffice(key.today)})
    select (select count(*)::integer from s) as total,
      (select min(p.fecha_inicio) - ${key.today}::date from s
        join solicitud_periodo p on p.empresa_id = s.empresa_id and p.solicitud_id = s.id)
        as "daysLeft",
      (select coalesce(${key.today}::date - min(s.creada_en)::date, 0) from s) as waited,
      (select coalesce(json_agg(json_build_object('pe_solicitud_tipo_id', g.kind,
          'total', g.total) order by g.total desc, g.kind), '[]')
        from (select s.pe_solicitud_tipo_id as kind, count(*)::integer as total from s
          group by s.pe_solicitud_tipo_id) g) as tipos,
      (select coalesce(json_agg(json_build_object('id', t.id,
          'nombre_completo', t.nombre_completo, 'link_foto', t.link_foto)
          order by n.newest desc), '[]')
        from (select s.trabajador_id, max(s.creada_en) as newest from s
          group by s.trabajador_id order by newest desc limit 3) n
        join trabajador t on t.empresa_id = empresa_actual() and t.id = n.trabajador_id)
        as personas`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("No row of an aggregate");
  return row;
}
