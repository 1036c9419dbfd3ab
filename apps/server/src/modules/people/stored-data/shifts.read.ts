import { sql } from "kysely";

/** Before every negative number that an id or a day makes. */
const beforeIds = sql.raw("-10000000000");

/** A worker's published shifts, what they asked for and prefer, and the work areas they are in or plan. */
export const shiftRows = (id: number) => sql`
    select a.turno_id as orden, a.asignado_en as desde, jsonb_build_object('fecha', s.fecha,
      'hora_inicio', s.hora_inicio, 'hora_fin', s.hora_fin, 'motivo', a.motivo,
      'visto_en', v.visto_en) as fila
    from turno_trabajador a
    join turno s on s.empresa_id = a.empresa_id and s.id = a.turno_id and s.publicado
    left join turno_visto v on v.empresa_id = a.empresa_id and v.turno_id = a.turno_id
      and v.trabajador_id = a.trabajador_id
    where a.empresa_id = empresa_actual() and a.trabajador_id = ${id}
    union all
    select -2 * p.id, p.creada_en, jsonb_build_object('tipo', p.tipo, 'estado', p.estado,
      'comentario', p.comentario, 'motivo', p.motivo, 'creada_en', p.creada_en)
    from turno_peticion p
    where p.empresa_id = empresa_actual() and ${id} in (p.solicitante_id, p.companero_id)
    union all
    select -2 * (w.fecha - '1900-01-01'::date) - 1, w.indicada_en, jsonb_build_object('fecha', w.fecha,
      'preferencia', w.preferencia, 'comentario', w.comentario)
    from turno_preferencia w where w.empresa_id = empresa_actual() and w.trabajador_id = ${id}
    union all
    select ${beforeIds} - 2 * t.pe_area_trabajo_id - t.gestiona::integer, null,
      jsonb_build_object('area', o.nombre, 'gestiona', t.gestiona)
    from (select empresa_id, pe_area_trabajo_id, false as gestiona from area_trabajador
        where empresa_id = empresa_actual() and trabajador_id = ${id}
      union all
      select empresa_id, pe_area_trabajo_id, true from area_gestor
        where empresa_id = empresa_actual() and trabajador_id = ${id}) t
    join area_trabajo o on o.empresa_id = t.empresa_id and o.id = t.pe_area_trabajo_id`;
