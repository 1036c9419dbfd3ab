import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { DayChange } from "@atrio/contract/time/day-changes";

import type { Tx } from "../../../../../db/client.ts";
import { pageLimit } from "../../../../../db/page-limit.ts";

/** A change of a day, without the reader's actions. */
export type DayChangeRow = Omit<DayChange, "can">;

/** Worker and reader of changes: a worker reads none as a supervisor. */
export type ChangesFilter = {
  trabajador_ids: readonly number[];
  /** Supervisor who reads; null for the worker, an exporter or an inspector. */
  reader: number | null;
  desde?: string | undefined;
  hasta?: string | undefined;
  unread?: boolean | undefined;
  id?: number | undefined;
};

const personOf = (alias: string): RawBuilder<unknown> => sql`
  jsonb_build_object('id', ${sql.ref(`${alias}.id`)},
    'nombre_completo', ${sql.ref(`${alias}.nombre_completo`)},
    'link_foto', ${sql.ref(`${alias}.link_foto`)})`;

/** A version as shown to people; null for none. */
const told = (member: "antes" | "despues"): RawBuilder<unknown> => sql`
  case when jsonb_typeof(v.contenido -> ${sql.lit(member)}) = 'object' then jsonb_build_object(
    'hora_inicio', v.contenido -> ${sql.lit(member)} -> 'hora_inicio',
    'hora_fin', v.contenido -> ${sql.lit(member)} -> 'hora_fin',
    'fichador_id', v.contenido -> ${sql.lit(member)} -> 'fichador_id',
    'parada_id', v.contenido -> ${sql.lit(member)} -> 'parada_id',
    'observaciones', v.contenido -> ${sql.lit(member)} -> 'observaciones',
    'borrado', v.contenido -> ${sql.lit(member)} -> 'borrado') end`;

const isUnread = (reader: number | null): RawBuilder<unknown> => sql`
  (x.por_leer and ${reader}::integer is not null and x.autor_id <> coalesce(${reader}::integer, 0)
    and not exists (select from cambio_dia_lectura l
      where l.empresa_id = x.empresa_id and l.cambio_id = x.id and l.supervisor_id = ${reader}::integer))`;

const wanted = (filter: ChangesFilter): RawBuilder<unknown> => sql`
  x.empresa_id = empresa_actual() and x.trabajador_id = any(${filter.trabajador_ids}::integer[])
  and (${filter.id ?? null}::integer is null or x.id = ${filter.id ?? null})
  and (${filter.desde ?? null}::date is null or x.dia >= ${filter.desde ?? null}::date)
  and (${filter.hasta ?? null}::date is null or x.dia <= ${filter.hasta ?? null}::date)
  and (not ${filter.unread ?? false}::boolean or ${isUnread(filter.reader)})`;

/**
 * Changes of workers' days with each signing's values before and after, newest first: workers' own
 * edits, clones and deletions, supervisors' changes, approved corrections.
 */
export async function readDayChanges(
  tx: Tx,
  filter: ChangesFilter & { skip?: number; take?: number },
): Promise<DayChangeRow[]> {
  const { rows } = await sql<DayChangeRow>`
    with c as materialized (
      select x.*, ${isUnread(filter.reader)} as sin_leer from cambio_dia x
      where ${wanted(filter)}
      order by x.hecho_en desc, x.id desc
      ${pageLimit(filter)})
    select c.id, ${personOf("t")} as trabajador, c.dia, j.zona_horaria, ${personOf("a")} as autor,
      c.motivo, c.hecho_en, e.fichajes, c.sin_leer,
      case when c.objetado_en is not null then jsonb_build_object('autor', ${personOf("o")},
        'texto', c.objecion, 'hecha_en',
        to_char(c.objetado_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as objecion
    from c
    join trabajador t on t.empresa_id = c.empresa_id and t.id = c.trabajador_id
    join trabajador a on a.empresa_id = c.empresa_id and a.id = c.autor_id
    left join trabajador o on o.empresa_id = c.empresa_id and o.id = c.objetado_por
    join jornada j on j.empresa_id = c.empresa_id and j.trabajador_id = c.trabajador_id and j.dia = c.dia
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('fichaje_id', p.fichaje_id,
        'tipo', case when jsonb_typeof(v.contenido -> 'antes') is distinct from 'object' then 'alta'
          when (v.contenido -> 'despues' ->> 'borrado')::boolean then 'borrado' else 'edicion' end,
        'antes', ${told("antes")}, 'despues', ${told("despues")}) order by p.seq), '[]') as fichajes
      from cambio_dia_apunte p
      join fichaje_evento ev on ev.empresa_id = p.empresa_id and ev.trabajador_id = p.trabajador_id
        and ev.seq = p.seq
      join lateral (select r.seq, r.entrada as contenido from fichaje_entradas(p.fichaje_id) r) v
        on v.seq = p.seq
      where p.empresa_id = c.empresa_id and p.cambio_id = c.id) e
    order by c.hecho_en desc, c.id desc`.execute(tx);
  return rows;
}

/** Number of changes on all pages. */
export async function countDayChanges(tx: Tx, filter: ChangesFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from cambio_dia x where ${wanted(filter)}`.execute(tx);
  return rows[0]?.total ?? 0;
}
