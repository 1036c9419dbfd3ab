import { sql } from "kysely";

import type {
  OfficeOrgNode,
  OrgChart,
  OrgNode,
  OrgNodeCard,
} from "@atrio/contract/people/org-charts";

import type { Tx } from "../../../db/client.ts";

/** `today` is a local date; `all` also shows charts that are not active. */
type Viewer = { today: string; all: boolean };

/** True if worker `t` works here on a day. */
const worksOn = (today: string) =>
  sql`t.fecha_alta <= ${today}::date and (t.fecha_baja is null or t.fecha_baja >= ${today}::date)`;

/** Charts in the company's order; `num_nodos` are its units and who works here today. */
export async function readCharts(
  tx: Tx,
  key: Viewer & { id?: number | undefined; activo?: boolean | undefined },
): Promise<OrgChart[]> {
  const { id = null, activo = null } = key;
  const { rows } = await sql<OrgChart>`
    select o.id, o.nombre, o.descripcion, o.activo,
      (select count(*)::integer from nodo_organigrama n
        where n.empresa_id = o.empresa_id and n.pe_organigrama_id = o.id
          -- the company's people at once: a look-up for each node reads hundreds of blocks
          and (n.tipo = 'unidad' or n.trabajador_id in (
            select t.id from trabajador t
            where t.empresa_id = empresa_actual() and ${worksOn(key.today)}))) as num_nodos
    from organigrama o
    where o.empresa_id = empresa_actual() and (o.activo or ${key.all})
      and (${id}::integer is null or o.id = ${id})
      and (${activo}::boolean is null or o.activo = ${activo})
    order by o.orden, o.id`.execute(tx);
  return rows;
}

/**
 * The nodes of a chart in tree order, siblings in theirs; undefined when the chart is hidden from
 * the viewer. Shown are units, current workers, and the places above them: an empty place stays
 * only while other nodes hang from it.
 */
export async function readNodes(
  tx: Tx,
  key: Viewer & { pe_organigrama_id: number },
): Promise<OrgNode[] | undefined> {
  const { rows } = await sql<{ nodos: OrgNode[] }>`
    with recursive puestos as (
      select n.id, n.padre_id, n.orden, n.tipo, n.nombre, n.puesto,
        t.id as trabajador_id, t.nombre_completo, t.puesto as puesto_propio,
        t.nombre_departamento_trabajador, t.link_foto
      from nodo_organigrama n
      left join trabajador t on t.empresa_id = n.empresa_id and t.id = n.trabajador_id
        and ${worksOn(key.today)}
      where n.empresa_id = empresa_actual() and n.pe_organigrama_id = ${key.pe_organigrama_id}),
    visibles as (
      select p.id, p.padre_id from puestos p where p.tipo = 'unidad' or p.trabajador_id is not null
      union
      select p.id, p.padre_id from visibles v join puestos p on p.id = v.padre_id),
    arbol as (
      select p.id, array[p.orden] as camino from puestos p where p.padre_id is null
      union all
      select p.id, a.camino || p.orden from arbol a join puestos p on p.padre_id = a.id),
    hijos as (
      select v.padre_id, count(*)::integer as cuantos from visibles v group by v.padre_id)
    select coalesce((
      select json_agg(json_build_object('id', p.id, 'padre_id', p.padre_id, 'tipo', p.tipo,
        'trabajador_id', p.trabajador_id, 'nombre', coalesce(p.nombre, p.nombre_completo),
        'puesto', coalesce(p.puesto, p.puesto_propio),
        'nombre_departamento_trabajador', p.nombre_departamento_trabajador,
        'link_foto', p.link_foto, 'hijos', coalesce(h.cuantos, 0)) order by a.camino)
      from visibles v
      join puestos p on p.id = v.id
      join arbol a on a.id = v.id
      left join hijos h on h.padre_id = v.id), '[]') as nodos
    from organigrama o
    where o.empresa_id = empresa_actual() and o.id = ${key.pe_organigrama_id}
      and (o.activo or ${key.all})`.execute(tx);
  return rows[0]?.nodos;
}

/** A node as every colleague may see it; undefined when the viewer is not shown it. */
export async function readNode(
  tx: Tx,
  key: Viewer & { id: number },
): Promise<OrgNodeCard | undefined> {
  const { rows } = await sql<OrgNodeCard>`
    with recursive debajo as (
      select n.id, n.id as rama, n.tipo, n.trabajador_id
      from nodo_organigrama yo
      join nodo_organigrama n on n.empresa_id = yo.empresa_id
        and n.pe_organigrama_id = yo.pe_organigrama_id and n.padre_id = yo.id
      where yo.empresa_id = empresa_actual() and yo.id = ${key.id}
      union all
      select n.id, d.rama, n.tipo, n.trabajador_id
      from debajo d
      join nodo_organigrama p on p.empresa_id = empresa_actual() and p.id = d.id
      join nodo_organigrama n on n.empresa_id = p.empresa_id
        and n.pe_organigrama_id = p.pe_organigrama_id and n.padre_id = p.id),
    cuenta as (
      select count(distinct d.rama)::integer as hijos,
        (count(*) filter (where d.tipo = 'persona'))::integer as personas
      from debajo d
      left join trabajador t on t.empresa_id = empresa_actual() and t.id = d.trabajador_id
      where d.tipo = 'unidad' or ${worksOn(key.today)})
    select n.id, n.tipo, n.pe_organigrama_id, o.nombre as organigrama, t.id as trabajador_id,
      coalesce(n.nombre, t.nombre_completo) as nombre, coalesce(n.puesto, t.puesto) as puesto,
      t.nombre_departamento_trabajador, t.link_foto, c.nombre as centro_trabajo,
      case when p.id is null then null else json_build_object('id', p.id, 'tipo', p.tipo,
        'nombre', coalesce(p.nombre, jefe.nombre_completo),
        'puesto', coalesce(p.puesto, jefe.puesto), 'link_foto', jefe.link_foto) end as superior,
      cuenta.hijos, cuenta.personas as personas_por_debajo
    from nodo_organigrama n
    join organigrama o on o.empresa_id = n.empresa_id and o.id = n.pe_organigrama_id
      and (o.activo or ${key.all})
    cross join cuenta
    left join trabajador t on t.empresa_id = n.empresa_id and t.id = n.trabajador_id
      and ${worksOn(key.today)}
    left join trabajador_centro tc on tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
      and tc.vigencia @> ${key.today}::date
    left join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id
    left join nodo_organigrama p on p.empresa_id = n.empresa_id and p.id = n.padre_id
    left join lateral (select t.nombre_completo, t.puesto, t.link_foto from trabajador t
      where t.empresa_id = p.empresa_id and t.id = p.trabajador_id and ${worksOn(key.today)}) jefe
      on true
    where n.empresa_id = empresa_actual() and n.id = ${key.id}
      and (n.tipo = 'unidad' or t.id is not null or cuenta.hijos > 0)`.execute(tx);
  return rows[0];
}

/** True if a company has a chart with a name, and everybody that a new one names. */
export async function readNamed(
  tx: Tx,
  key: { nombre: string; trabajador_ids: readonly number[] },
): Promise<{ isNameTaken: boolean; people: number }> {
  const { rows } = await sql<{ isNameTaken: boolean; people: number }>`
    select exists (select from organigrama o
        where o.empresa_id = empresa_actual() and o.nombre = ${key.nombre}) as "isNameTaken",
      (select count(*)::integer from trabajador t
        where t.empresa_id = empresa_actual() and t.id = any(${key.trabajador_ids}::integer[]))
        as people`.execute(tx);
  return rows[0] ?? { isNameTaken: false, people: 0 };
}

/** All nodes of a chart as they are edited, in tree order, and its version. */
export async function readEdited(
  tx: Tx,
  { id, today }: { id: number; today: string },
): Promise<{ version: number; nodos: OfficeOrgNode[] }> {
  const { rows } = await sql<{ version: number; nodos: OfficeOrgNode[] }>`
    with recursive arbol as (
      select n.id, array[n.orden] as camino from nodo_organigrama n
      where n.empresa_id = empresa_actual() and n.pe_organigrama_id = ${id} and n.padre_id is null
      union all
      select n.id, a.camino || n.orden from arbol a
      join nodo_organigrama n on n.empresa_id = empresa_actual() and n.pe_organigrama_id = ${id}
        and n.padre_id = a.id)
    select o.version, coalesce((
      select json_agg(json_build_object('id', n.id, 'padre_id', n.padre_id, 'tipo', n.tipo,
        'trabajador_id', n.trabajador_id, 'nombre', coalesce(n.nombre, t.nombre_completo),
        'puesto', n.puesto, 'puesto_propio', t.puesto,
        'nombre_departamento_trabajador', t.nombre_departamento_trabajador,
        'link_foto', t.link_foto, 'presente', n.tipo = 'unidad' or ${worksOn(today)})
        order by a.camino)
      from arbol a
      join nodo_organigrama n on n.empresa_id = o.empresa_id and n.id = a.id
      left join trabajador t on t.empresa_id = n.empresa_id and t.id = n.trabajador_id), '[]')
      as nodos
    from organigrama o
    where o.empresa_id = empresa_actual() and o.id = ${id}`.execute(tx);
  return rows[0] ?? { version: 1, nodos: [] };
}
