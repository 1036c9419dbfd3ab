import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** A pending document with the worker to remind. */
export type Due = { id: number; trabajador_id: number };

/** Local day of the worker of document `f` at an instant: of their centre, or the company's. */
const dayOf = (now: string) => sql`(
  select (${now}::timestamptz at time zone coalesce(c.zona_horaria, e.zona_horaria))::date
  from empresa e
  left join trabajador_centro tc on tc.empresa_id = e.empresa_id and tc.trabajador_id = f.trabajador_id
    and tc.vigencia @> (${now}::timestamptz at time zone e.zona_horaria)::date
  left join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id
  where e.empresa_id = f.empresa_id)`;

/** Ends the documents whose last day is over at an instant (ISO 8601), with a line in their history. */
export async function expire(tx: Tx, now: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with vencidos as (
      update firma_documento f set estado = 'caducado'
      where f.empresa_id = empresa_actual() and f.estado = 'pendiente' and f.caduca_el < ${dayOf(now)}
      returning f.empresa_id, f.id, f.trabajador_id),
    sucesos as (
      insert into firma_suceso (empresa_id, firma_documento_id, tipo, en)
      select empresa_id, id, 'caducado', ${now} from vencidos)
    select id, trabajador_id from vencidos order by id`.execute(tx);
  return rows;
}

/**
 * Pending documents without a reminder since an instant (ISO 8601) whose worker still works here;
 * they count as reminded from now on, and their history says so.
 */
export async function takeDue(tx: Tx, key: { now: string; since: string }): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with debidos as (
      update firma_documento f set recordado_en = ${key.now}
      from trabajador t
      where f.empresa_id = empresa_actual() and f.estado = 'pendiente'
        and coalesce(f.recordado_en, f.fecha_solicitud) <= ${key.since}::timestamptz
        and t.empresa_id = f.empresa_id and t.id = f.trabajador_id
        and (t.fecha_baja is null or t.fecha_baja >= ${dayOf(key.now)})
      returning f.empresa_id, f.id, f.trabajador_id),
    sucesos as (
      insert into firma_suceso (empresa_id, firma_documento_id, tipo, en)
      select empresa_id, id, 'recordado', ${key.now} from debidos)
    select id, trabajador_id from debidos order by id`.execute(tx);
  return rows;
}
