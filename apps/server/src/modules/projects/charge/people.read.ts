import { sql } from "kysely";

import type { Person } from "@atrio/contract/person";

import type { Tx } from "../../../db/client.ts";
import { pageLimit } from "../../../db/page-limit.ts";
import { personOf } from "../registrations/registrations.read.ts";

/** Minutes of a person between two dates: clocked, assigned to any project, of one project. */
export type PersonHours = {
  trabajador: Person;
  minutos_proyecto: number;
  minutos_aprobados: number;
  minutos: number;
  minutos_asignados: number;
};

type PeopleFilter = {
  proyecto_id: number;
  desde: string;
  hasta: string;
  /** Part of the name, folded. */
  texto: string | null;
};

/** People of a project in a period: with registrations of it, or assigned to it by name. */
const peopleOf = (filter: PeopleFilter) => sql`
  select w.id, w.nombre_completo, w.link_foto, w.empresa_id
  from trabajador w
  where w.empresa_id = empresa_actual()
    and (w.id = any(array(select t.trabajador_id from proyecto_trabajador t
        where t.empresa_id = empresa_actual() and t.proyecto_id = ${filter.proyecto_id}
          and t.vigencia && daterange(${filter.desde}::date, ${filter.hasta}::date, '[]')))
      or exists (select from proyecto_registro r where r.empresa_id = w.empresa_id
        and r.trabajador_id = w.id and r.dia between ${filter.desde}::date and ${filter.hasta}::date
        and r.proyecto_id = ${filter.proyecto_id} and not r.borrado))
    and (${filter.texto}::text is null
      or strpos(lower(w.nombre_completo), lower(${filter.texto}::text)) > 0)`;

/** Number of people of a project in a period. */
export async function countPeople(tx: Tx, filter: PeopleFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (${peopleOf(filter)}) w`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** A page of the people of a project with their minutes, by name; all of them without a page. */
export async function readPeople(
  tx: Tx,
  filter: PeopleFilter,
  page: { skip: number; take: number | null },
): Promise<PersonHours[]> {
  const { desde, hasta } = filter;
  const { rows } = await sql<PersonHours>`
    select ${personOf(sql`w`)} as trabajador,
      coalesce(m.minutos_proyecto, 0)::integer as minutos_proyecto,
      coalesce(m.minutos_aprobados, 0)::integer as minutos_aprobados,
      coalesce(m.minutos_asignados, 0)::integer as minutos_asignados,
      coalesce(k.minutos, 0)::integer as minutos
    from (${peopleOf(filter)} order by w.nombre_completo, w.id
      ${pageLimit(page)}) w
    left join lateral (select sum(r.minutos) as minutos_asignados,
        sum(r.minutos) filter (where r.proyecto_id = ${filter.proyecto_id}) as minutos_proyecto,
        sum(r.minutos) filter (where r.proyecto_id = ${filter.proyecto_id} and r.aprobado)
          as minutos_aprobados
      from proyecto_registro r
      where r.empresa_id = w.empresa_id and r.trabajador_id = w.id and not r.borrado
        and r.dia between ${desde}::date and ${hasta}::date) m on true
    left join lateral (select sum(extract(epoch from date_trunc('minute', f.hora_fin, 'UTC')
          - date_trunc('minute', f.hora_inicio, 'UTC')) / 60) as minutos
      from jornada j
      join fichaje f on f.empresa_id = j.empresa_id and f.jornada_id = j.id and not f.borrado
        and f.parada_id is null and f.hora_fin is not null
      where j.empresa_id = w.empresa_id and j.trabajador_id = w.id
        and j.dia between ${desde}::date and ${hasta}::date) k on true
    order by w.nombre_completo, w.id`.execute(tx);
  return rows;
}
