import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { Person } from "@atrio/contract/person";

import type { Tx } from "../../../../db/client.ts";

import type { EventDetail, EventType } from "./timeline.rules.ts";

/** An event as it is kept, with the people and rules that its detail names. */
export type EventRow = {
  id: number;
  tipo: EventType;
  autor: Person | null;
  en_nombre_de: Person | null;
  personas: Person[];
  detalle: EventDetail;
  ocurrido_en: string;
  /** Names of the subtypes that a change speaks of, by id. */
  subtipos: Record<string, string>;
};

const person = (alias: string): RawBuilder<unknown> =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)},
    'nombre_completo', ${sql.ref(`${alias}.nombre_completo`)}, 'link_foto', ${sql.ref(`${alias}.link_foto`)})`;

/** Events of a request, in order, in a single query. */
export async function readEventRows(
  tx: Tx,
  key: { solicitud_id: number; language: Language },
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select s.id, s.tipo, s.detalle, s.ocurrido_en,
      case when t.id is not null then ${person("t")} end as autor,
      case when n.id is not null then ${person("n")} end as en_nombre_de,
      (select coalesce(json_agg(${person("p")} order by p.nombre_completo, p.id), '[]')
        from trabajador p
        where p.empresa_id = s.empresa_id and p.id in (
          select i.id::integer from jsonb_array_elements_text(
            case when jsonb_typeof(s.detalle->'personas') = 'array' then s.detalle->'personas' end) i (id))) as personas,
      (select coalesce(json_object_agg(r.id, r.nombre->>${key.language}::text), '{}')
        from permiso_tipo r
        where r.empresa_id = s.empresa_id and r.id in (
          select v.id::integer
          from jsonb_array_elements(
              case when jsonb_typeof(s.detalle->'cambios') = 'array' then s.detalle->'cambios' end) c (cambio)
            cross join lateral (values (c.cambio->>'antes'), (c.cambio->>'despues')) v (id)
          where c.cambio->>'campo' = 'pe_solicitud_subtipo_id' and v.id is not null)) as subtipos
    from solicitud_suceso s
    left join trabajador t on t.empresa_id = s.empresa_id and t.id = s.autor_id
    left join trabajador n on n.empresa_id = s.empresa_id and n.id = (s.detalle->>'en_nombre_de')::integer
    where s.empresa_id = empresa_actual() and s.solicitud_id = ${key.solicitud_id}
    order by s.id`.execute(tx);
  return rows;
}
