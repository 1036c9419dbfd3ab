import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Person } from "@atrio/contract/person";
import type { OfficeArea } from "@atrio/contract/shifts/areas-office";

import type { Tx } from "../../../db/client.ts";
import { pageLimit } from "../../../db/page-limit.ts";
import { findsWorker } from "../../../db/people-match.ts";

const person = sql`json_build_object('id', w.id, 'nombre_completo', w.nombre_completo,
  'link_foto', w.link_foto)`;

/** People of a table of area `a` who have not left on a day, by name. */
const peopleOf = (table: RawBuilder<unknown>, today: string) => sql`
  (select coalesce(json_agg(${person} order by texto_plano(w.nombre_completo), w.id), '[]')
    from ${table} x join trabajador w on w.empresa_id = x.empresa_id and w.id = x.trabajador_id
    where x.empresa_id = a.empresa_id and x.pe_area_trabajo_id = a.id
      and (w.fecha_baja is null or w.fecha_baja >= ${today}::date))`;

const columns = (today: string) => sql`
  a.id, a.nombre, a.centro_trabajo_id, c.nombre as centro_trabajo, a.observaciones, a.activa,
  (select count(*)::integer from area_trabajador x
    join trabajador w on w.empresa_id = x.empresa_id and w.id = x.trabajador_id
    where x.empresa_id = a.empresa_id and x.pe_area_trabajo_id = a.id
      and (w.fecha_baja is null or w.fecha_baja >= ${today}::date)) as num_trabajadores,
  ${peopleOf(sql`area_gestor`, today)} as gestores`;

type Asked = { today: string; texto: string; skip: number; take: number };

type Centre = { id: number; nombre: string };

/** A page of the company's work areas, by name, how many there are, and the centres in use. */
export async function readAreaPage(
  tx: Tx,
  { today, texto, skip, take }: Asked,
): Promise<{ data: OfficeArea[]; total: number; centros: Centre[] }> {
  const found = sql`
    from area_trabajo a
    join centro_trabajo c on c.empresa_id = a.empresa_id and c.id = a.centro_trabajo_id
    where a.empresa_id = empresa_actual()
      and (${texto} = ''
        or strpos(texto_plano(a.nombre || ' ' || c.nombre), texto_plano(${texto})) > 0
        or exists (select from area_gestor g
          where g.empresa_id = a.empresa_id and g.pe_area_trabajo_id = a.id
            and g.trabajador_id = any(array(select buscar_en_directorio(${texto})))))`;
  const [page, count, centres] = await Promise.all([
    sql<OfficeArea>`
      select ${columns(today)} ${found}
      order by texto_plano(a.nombre), a.id ${pageLimit({ skip, take })}`.execute(tx),
    sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(tx),
    sql<Centre>`
      select id, nombre from centro_trabajo where empresa_id = empresa_actual() and activo
      order by nombre, id`.execute(tx),
  ]);
  return { data: page.rows, total: count.rows[0]?.total ?? 0, centros: centres.rows };
}

/** A work area with its people; undefined for an unknown one. */
export async function readWholeArea(
  tx: Tx,
  { id, today }: { id: number; today: string },
): Promise<(OfficeArea & { trabajadores: Person[] }) | undefined> {
  const { rows } = await sql<OfficeArea & { trabajadores: Person[] }>`
    select ${columns(today)}, ${peopleOf(sql`area_trabajador`, today)} as trabajadores
    from area_trabajo a
    join centro_trabajo c on c.empresa_id = a.empresa_id and c.id = a.centro_trabajo_id
    where a.empresa_id = empresa_actual() and a.id = ${id}`.execute(tx);
  return rows[0];
}

/** A page of the people who work here on a day, or of those who may plan shifts, by name. */
export async function readCandidates(
  tx: Tx,
  { today, texto, skip, take, gestores }: Asked & { gestores: boolean },
): Promise<{ data: Person[]; total: number }> {
  const found = sql`
    from trabajador t
    where t.empresa_id = empresa_actual() and t.fecha_alta <= ${today}::date
      and (t.fecha_baja is null or t.fecha_baja >= ${today}::date)
      and (not ${gestores} or t.permiso_gestor_turnos)
      and ${findsWorker(sql`t.id`, texto)}`;
  const [page, count] = await Promise.all([
    sql<Person>`
      select t.id, t.nombre_completo, t.link_foto ${found}
      order by texto_plano(t.nombre_completo), t.id ${pageLimit({ skip, take })}`.execute(tx),
    sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(tx),
  ]);
  return { data: page.rows, total: count.rows[0]?.total ?? 0 };
}

/** Facts that a change of an area needs: its centre, and who of some people may plan shifts. */
export async function readAreaFacts(
  tx: Tx,
  key: { centro_trabajo_id: number; ids: readonly number[]; today: string },
): Promise<{ isCentre: boolean; people: Array<{ id: number; permiso_gestor_turnos: boolean }> }> {
  const { rows } = await sql<{ isCentre: boolean; people: [] }>`
    select exists (select from centro_trabajo
        where empresa_id = empresa_actual() and id = ${key.centro_trabajo_id}) as "isCentre",
      (select coalesce(json_agg(json_build_object('id', t.id,
          'permiso_gestor_turnos', t.permiso_gestor_turnos)), '[]')
        from trabajador t
        where t.empresa_id = empresa_actual() and t.id = any(${key.ids}::integer[])
          and (t.fecha_baja is null or t.fecha_baja >= ${key.today}::date)) as people`.execute(tx);
  return rows[0] ?? { isCentre: false, people: [] };
}
