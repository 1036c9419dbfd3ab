import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

import type { ActivityRow, PartRow, ProjectRow } from "./snapshot.rules.ts";

/** Projects, activities and fields of the company, with the people of `today` and later. */
export async function readProjectRows(
  tx: Tx,
  today: string,
): Promise<{ partes: PartRow[]; proyectos: ProjectRow[]; actividades: ActivityRow[] }> {
  const peopleOf = (table: ReturnType<typeof sql>) => sql`array(select t.codigo from ${table} m
    join trabajador t on t.empresa_id = m.empresa_id and t.id = m.trabajador_id
    where m.empresa_id = p.empresa_id and m.proyecto_id = p.id
      and (upper(m.vigencia) is null or upper(m.vigencia) > ${today}::date)
    order by t.codigo collate "C")`;
  const [partes, proyectos, actividades] = await Promise.all([
    sql<PartRow>`
      select nombre, tipo, obligatorio, opciones from parte
      where empresa_id = empresa_actual()`.execute(tx),
    sql<ProjectRow>`
      select p.codigo, p.nombre, p.descripcion, p.estado, p.fecha_inicio, p.fecha_fin,
        p.presupuesto_minutos, p.todos_trabajadores,
        ${peopleOf(sql`proyecto_trabajador`)} as trabajadores,
        ${peopleOf(sql`proyecto_responsable`)} as responsables
      from proyecto p where p.empresa_id = empresa_actual()`.execute(tx),
    sql<ActivityRow>`
      select p.codigo as proyecto, a.nombre, a.requiere_aprobacion, a.presupuesto_minutos, a.activo,
        array(select f.nombre from proyecto_actividad_parte l
          join parte f on f.empresa_id = l.empresa_id and f.id = l.parte_id
          where l.empresa_id = a.empresa_id and l.actividad_id = a.id order by l.orden) as partes
      from proyecto_actividad a
      join proyecto p on p.empresa_id = a.empresa_id and p.id = a.proyecto_id
      where a.empresa_id = empresa_actual()`.execute(tx),
  ]);
  return { partes: partes.rows, proyectos: proyectos.rows, actividades: actividades.rows };
}
