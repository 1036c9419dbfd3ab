import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Delegation } from "@atrio/contract/leave/delegations";
import type { Person } from "@atrio/contract/person";

import type { Tx } from "../../../db/client.ts";

const person = (alias: string): RawBuilder<unknown> =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)},
    'nombre_completo', ${sql.ref(`${alias}.nombre_completo`)}, 'link_foto', ${sql.ref(`${alias}.link_foto`)})`;

/** Delegations given by a person, or received and not over on a day; or a given one by id. */
type DelegationsKey =
  | { supervisor_id: number; id?: number }
  | { delegado_id: number; today: string };

function conditionOf(key: DelegationsKey): RawBuilder<unknown> {
  if ("delegado_id" in key) {
    return sql`d.delegado_id = ${key.delegado_id} and d.revocada_en is null
      and upper(d.vigencia) > ${key.today}::date`;
  }
  const one = key.id === undefined ? sql`` : sql`and d.id = ${key.id}`;
  return sql`d.supervisor_id = ${key.supervisor_id} ${one}`;
}

/** Delegations, newest first; the last day is included. */
export async function readDelegations(tx: Tx, key: DelegationsKey): Promise<Delegation[]> {
  const { rows } = await sql<Delegation>`
    select d.id, ${person("s")} as supervisor, ${person("t")} as delegado,
      lower(d.vigencia) as desde, upper(d.vigencia) - 1 as hasta, d.motivo, d.revocada_en
    from supervision_delegacion d
    join trabajador s on s.empresa_id = d.empresa_id and s.id = d.supervisor_id
    join trabajador t on t.empresa_id = d.empresa_id and t.id = d.delegado_id
    where d.empresa_id = empresa_actual() and ${conditionOf(key)}
    order by lower(d.vigencia) desc, d.id desc`.execute(tx);
  return rows;
}

/** Possible delegates of a person: supervisors who work here on a day, by name; or a single one. */
export async function readCandidates(
  tx: Tx,
  key: { supervisor_id: number; today: string; id?: number },
): Promise<Person[]> {
  const one = key.id === undefined ? sql`` : sql`and t.id = ${key.id}`;
  const { rows } = await sql<Person>`
    select t.id, t.nombre_completo, t.link_foto from trabajador t
    where t.empresa_id = empresa_actual() and t.permiso_supervisor
      and t.id <> ${key.supervisor_id} ${one}
      and t.fecha_alta <= ${key.today}::date
      and (t.fecha_baja is null or t.fecha_baja >= ${key.today}::date)
    order by unaccent(t.nombre_completo), t.id`.execute(tx);
  return rows;
}
