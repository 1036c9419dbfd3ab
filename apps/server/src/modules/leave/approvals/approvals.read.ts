import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { RequestComment } from "@atrio/contract/request-view";

import type { Tx } from "../../../db/client.ts";

/** True if a worker works here on a day and holds the supervisor's role. */
function isSupervisor(alias: string, today: string): RawBuilder<boolean> {
  const [role, from, until] = ["permiso_supervisor", "fecha_alta", "fecha_baja"].map((column) =>
    sql.ref(`${alias}.${column}`),
  );
  return sql<boolean>`(${role} and ${from} <= ${today}::date
    and (${until} is null or ${until} >= ${today}::date))`;
}

/** True if the supervisor of an approval `a` works here and supervises its worker on a day. */
export function stillSupervises(today: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from supervision v
    join trabajador w on w.empresa_id = v.empresa_id and w.id = v.supervisor_id
    where v.empresa_id = a.empresa_id and v.supervisor_id = a.supervisor_id
      and v.supervisado_id = a.trabajador_id and v.vigencia @> ${today}::date
      and ${isSupervisor("w", today)})`;
}

/**
 * Ids of the company's pending requests with an open approval of somebody who still supervises the worker on a day. Each
 * table is read once, whole; joined directly, the planner would look up each approval. The day is compared as a range
 * beside others, of which the planner's estimate is right; of `@>` it expects a row in 200.
 */
export const supervisedRequests = (today: string): RawBuilder<unknown> => sql`
  with abierta as materialized (
    select a.solicitud_id, a.supervisor_id, a.trabajador_id from solicitud_aprobacion a
    where a.empresa_id = empresa_actual() and a.aprobada is null),
  vigente as materialized (
    select v.supervisor_id, v.supervisado_id from supervision v
    where v.empresa_id = empresa_actual() and not v.vigencia << daterange(${today}, ${today}, '[]')
      and not v.vigencia >> daterange(${today}, ${today}, '[]')),
  supervisor as materialized (
    select w.id from trabajador w
    where w.empresa_id = empresa_actual() and ${isSupervisor("w", today)})
  select a.solicitud_id from abierta a
  join vigente v on v.supervisor_id = a.supervisor_id and v.supervisado_id = a.trabajador_id
  join supervisor w on w.id = a.supervisor_id`;

/**
 * Delegate of the supervisor of an approval `a` on a day: a supervisor who works here, never the
 * requester; null without one.
 */
export function delegateOf(today: string): RawBuilder<number | null> {
  return sql<number | null>`(
    select d.delegado_id from supervision_delegacion d
    join trabajador w on w.empresa_id = d.empresa_id and w.id = d.delegado_id
    where d.empresa_id = a.empresa_id and d.supervisor_id = a.supervisor_id
      and d.delegado_id <> a.trabajador_id and d.revocada_en is null
      and d.vigencia @> ${today}::date and ${isSupervisor("w", today)})`;
}

/** Comments of a request, oldest first, or one of them. */
export async function readComments(
  tx: Tx,
  key: { solicitud_id: number; id?: number },
): Promise<RequestComment[]> {
  const one = key.id === undefined ? sql`` : sql`and c.id = ${key.id}`;
  const { rows } = await sql<RequestComment>`
    select c.id, c.texto, c.creado_en,
      json_build_object('id', t.id, 'nombre_completo', t.nombre_completo, 'link_foto', t.link_foto) as autor
    from solicitud_comentario c
    join trabajador t on t.empresa_id = c.empresa_id and t.id = c.autor_id
    where c.empresa_id = empresa_actual() and c.solicitud_id = ${key.solicitud_id} ${one}
    order by c.creado_en, c.id`.execute(tx);
  return rows;
}
