import { sql } from "kysely";

/** A worker's requests with their days, comments, approvals, and the month that one closes. */
export const requestRows = (id: number) => sql`
    select s.id as orden, s.creada_en as desde, jsonb_build_object('id', s.id,
      'pe_solicitud_tipo_id', s.pe_solicitud_tipo_id, 'estado_id', s.estado_id,
      'titulo', s.titulo, 'descripcion', s.descripcion, 'creada_en', s.creada_en,
      'decidida_en', s.decidida_en, 'cancelada_en', s.cancelada_en,
      'respuesta_administrador', s.respuesta_administrador,
      'periodos', (select coalesce(jsonb_agg(jsonb_build_object('fecha_inicio', p.fecha_inicio,
          'fecha_fin', p.fecha_fin, 'hora_inicio', p.hora_inicio, 'hora_fin', p.hora_fin)
          order by p.fecha_inicio), '[]') from solicitud_periodo p
        where p.empresa_id = s.empresa_id and p.solicitud_id = s.id),
      'ocasion', (select jsonb_build_object('fecha', o.fecha, 'etiqueta', o.etiqueta)
        from ocasion_permiso o where o.empresa_id = s.empresa_id and o.id = s.ocasion_id),
      'gasto', (select jsonb_build_object('fecha_gasto', g.fecha_gasto,
          'pe_gasto_tipo_id', g.pe_gasto_tipo_id, 'importe', g.importe,
          'kilometros', g.kilometros, 'pagado_en', g.pagado_en)
        from gasto g where g.empresa_id = s.empresa_id and g.solicitud_id = s.id),
      'correccion', (select jsonb_build_object('dia', k.dia, 'propuesta', k.propuesta)
        from correccion k where k.empresa_id = s.empresa_id and k.solicitud_id = s.id),
      'comentarios', (select coalesce(jsonb_agg(jsonb_build_object('creado_en', k.creado_en,
          'autor', w.nombre_completo, 'texto', k.texto) order by k.id), '[]')
        from solicitud_comentario k
        left join trabajador w on w.empresa_id = k.empresa_id and w.id = k.autor_id
        where k.empresa_id = s.empresa_id and k.solicitud_id = s.id),
      'aprobaciones', (select coalesce(jsonb_agg(jsonb_build_object('supervisor',
          w.nombre_completo, 'aprobada', p.aprobada, 'motivo', p.motivo,
          'decidida_en', p.decidida_en) order by p.supervisor_id), '[]')
        from solicitud_aprobacion p
        join trabajador w on w.empresa_id = p.empresa_id and w.id = p.supervisor_id
        where p.empresa_id = s.empresa_id and p.solicitud_id = s.id),
      'dias', (select coalesce(jsonb_agg(jsonb_build_object('fecha', d.fecha,
          'minutos', d.minutos, 'coste', d.coste, 'motivo_no_cuenta', d.motivo_no_cuenta,
          'devolucion', d.devolucion) order by d.fecha), '[]')
        from ausencia d
        where d.empresa_id = s.empresa_id and d.solicitud_id = s.id and d.vigente),
      'cierre', (select jsonb_build_object('anyo', c.anyo, 'mes', c.mes,
          'minutos_previstos', c.minutos_previstos, 'minutos_trabajados', c.minutos_trabajados,
          'saldo_minutos', c.saldo_minutos, 'reabierto_en', c.reabierto_en,
          'motivo_reapertura', c.motivo_reapertura)
        from cierre_mes c
        where c.empresa_id = s.empresa_id and c.solicitud_id = s.id)) as fila
    from solicitud s where s.empresa_id = empresa_actual() and s.trabajador_id = ${id}
      and not s.borrada`;
