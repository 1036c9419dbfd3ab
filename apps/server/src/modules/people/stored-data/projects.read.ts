import { sql } from "kysely";

/** History of a worker's registrations of projects, and the projects that they use or are in charge of. */
export const projectRows = (id: number) => sql`
    select h.id * 2 as orden, h.hecho_en as desde, jsonb_build_object('registro_id', h.registro_id,
      'accion', h.accion, 'proyecto', p.nombre, 'actividad', a.nombre, 'dia', h.dia,
      'hora_inicio', h.hora_inicio, 'hora_fin', h.hora_fin, 'partes', h.partes, 'motivo', h.motivo,
      'autor', w.nombre_completo, 'hecho_en', h.hecho_en) as fila
    from proyecto_registro_historia h
    join proyecto p on p.empresa_id = h.empresa_id and p.id = h.proyecto_id
    left join proyecto_actividad a on a.empresa_id = h.empresa_id and a.id = h.actividad_id
    left join trabajador w on w.empresa_id = h.empresa_id and w.id = h.autor_id
    where h.empresa_id = empresa_actual() and h.trabajador_id = ${id}
    union all
    select -2 * row_number() over (order by t.vigencia, t.proyecto_id, t.papel) + 1,
      lower(t.vigencia)::timestamptz, jsonb_build_object('proyecto', p.nombre, 'papel', t.papel,
        'desde', lower(t.vigencia), 'hasta', upper(t.vigencia) - 1)
    from (select empresa_id, proyecto_id, vigencia, 'trabajador' as papel from proyecto_trabajador
        where empresa_id = empresa_actual() and trabajador_id = ${id}
      union all
      select empresa_id, proyecto_id, vigencia, 'responsable' from proyecto_responsable
        where empresa_id = empresa_actual() and trabajador_id = ${id}
      union all
      select distinct empresa_id, proyecto_id, daterange(null, null), 'favorito'
        from proyecto_favorito
        where empresa_id = empresa_actual() and trabajador_id = ${id}) t
    join proyecto p on p.empresa_id = t.empresa_id and p.id = t.proyecto_id`;
