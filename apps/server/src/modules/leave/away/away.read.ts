import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Person } from "@atrio/contract/person";

import type { Tx } from "../../../db/client.ts";

import type { AwayRow } from "./away.rules.ts";

type TeamKey = { supervisor_id: number; today: string };

/** True if worker `t` works here on a day as a supervisor. */
const isSupervisor = (alias: string, today: string): RawBuilder<boolean> => {
  const [role, from, until] = ["permiso_supervisor", "fecha_alta", "fecha_baja"].map((column) =>
    sql.ref(`${alias}.${column}`),
  );
  return sql<boolean>`(${role} and ${from} <= ${today}::date
    and (${until} is null or ${until} >= ${today}::date))`;
};

/**
 * Ids of the people supervised by a person on a day, or by a supervisor whose delegate they are.
 */
export const followed = ({ supervisor_id, today }: TeamKey): RawBuilder<unknown> => sql`
  select v.supervisado_id from supervision v
  where v.empresa_id = empresa_actual() and v.vigencia @> ${today}::date
    and v.supervisado_id <> ${supervisor_id}
    and v.supervisor_id = any(array(
      select ${supervisor_id}::integer
      union select d.supervisor_id from supervision_delegacion d
      join trabajador s on s.empresa_id = d.empresa_id and s.id = d.supervisor_id
      where d.empresa_id = empresa_actual() and d.delegado_id = ${supervisor_id} and d.revocada_en is null
        and d.vigencia @> ${today}::date and ${isSupervisor("s", today)}))`;

/**
 * People supervised by a worker on `today`, or by a supervisor whose delegate they are, by name.
 */
export async function readFollowed(tx: Tx, key: TeamKey): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select t.id, t.nombre_completo, t.link_foto from trabajador t
    where t.empresa_id = empresa_actual() and t.id in (${followed(key)})
    order by unaccent(t.nombre_completo), t.id`.execute(tx);
  return rows;
}

/** Absences in force, pending or approved, of workers between two dates, one row a request and day. */
export async function readAbsences(
  tx: Tx,
  key: { trabajador_ids: readonly number[]; desde: string; hasta: string },
): Promise<AwayRow[]> {
  const { rows } = await sql<AwayRow>`
    select a.trabajador_id, a.solicitud_id, a.fecha, s.pe_solicitud_tipo_id, s.estado_id,
      s.rectifica_id,
      bool_or(a.desde_minuto = 0 and a.hasta_minuto = 1440) as completo,
      sum(a.minutos)::integer as minutos
    from ausencia a
    join solicitud s on s.empresa_id = a.empresa_id and s.id = a.solicitud_id
    where a.empresa_id = empresa_actual() and a.trabajador_id = any(${key.trabajador_ids}::integer[])
      and a.fecha between ${key.desde}::date and ${key.hasta}::date and a.vigente
    group by a.trabajador_id, a.solicitud_id, a.fecha, s.pe_solicitud_tipo_id, s.estado_id,
      s.rectifica_id
    order by a.fecha, a.solicitud_id`.execute(tx);
  return rows;
}

/**
 * Name and photo of a person for allowed readers: oneself, supervised people and supervisors of
 * `today`, and administrators; undefined for anybody else.
 */
export async function readSeen(
  tx: Tx,
  key: TeamKey & { trabajador_id: number; isAdministrator: boolean },
): Promise<Person | undefined> {
  const { supervisor_id, today } = key;
  const { rows } = await sql<Person>`
    select t.id, t.nombre_completo, t.link_foto from trabajador t
    where t.empresa_id = empresa_actual() and t.id = ${key.trabajador_id}
      and (${key.isAdministrator} or t.id = ${supervisor_id} or t.id in (${followed(key)})
        or exists (select from supervision v
          where v.empresa_id = t.empresa_id and v.supervisor_id = t.id
            and v.supervisado_id = ${supervisor_id} and v.vigencia @> ${today}::date))`.execute(tx);
  return rows[0];
}
