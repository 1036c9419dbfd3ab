import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { RequestComment } from "@atrio/contract/request-view";

import type { Tx } from "../../../db/client.ts";
import { opaqueDate } from "../../../db/opaque.ts";

/** True if a worker works here on a day and holds the supervisor's role. */
function isSupervisor(alias: string, day: RawBuilder<string>): RawBuilder<boolean> {
  const [role, from, until] = ["permiso_supervisor", "fecha_alta", "fecha_baja"].map((column) =>
    sql.ref(`${alias}.${column}`),
  );
  return sql<boolean>`(${role} and ${from} <= ${day}
    and (${until} is null or ${until} >= ${day}))`;
}

/** True if the supervisor of an approval `a` works here and supervises its worker on a day. */
export function stillSupervises(day: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from supervision v
    join trabajador w on w.empresa_id = empresa_actual() and w.id = v.supervisor_id
    where v.empresa_id = empresa_actual() and v.supervisor_id = a.supervisor_id
      and v.supervisado_id = a.trabajador_id and v.vigencia @> ${day}
      and ${isSupervisor("w", day)})`;
}

/**
 * True for pending requests `s` without an open approval of somebody who still supervises the worker on a day. Requests with
 * a supervisor for good are kept apart (`decidible_desde`); the limit makes the look-up run for each of the others.
 */
export const isUnsupervised = (today: string): RawBuilder<unknown> => sql`(
  s.decidible_desde > ${today}::date and (
    select true from solicitud_aprobacion a
    where a.empresa_id = empresa_actual() and a.solicitud_id = s.id and a.aprobada is null
      and ${stillSupervises(opaqueDate(today))} limit 1) is null)`;

/**
 * Delegate of the supervisor of an approval `a` on a day: a supervisor who works here, never the
 * requester; null without one.
 */
export function delegateOf(day: RawBuilder<string>): RawBuilder<number | null> {
  return sql<number | null>`(
    select d.delegado_id from supervision_delegacion d
    join trabajador w on w.empresa_id = empresa_actual() and w.id = d.delegado_id
    where d.empresa_id = empresa_actual() and d.supervisor_id = a.supervisor_id
      and d.delegado_id <> a.trabajador_id and d.revocada_en is null
      and d.vigencia @> ${day} and ${isSupervisor("w", day)})`;
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
    join trabajador t on t.empresa_id = empresa_actual() and t.id = c.autor_id
    where c.empresa_id = empresa_actual() and c.solicitud_id = ${key.solicitud_id} ${one}
    order by c.creado_en, c.id`.execute(tx);
  return rows;
}
