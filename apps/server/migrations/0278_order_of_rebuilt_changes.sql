-- Ids of rebuilt changes follow their moments. Before, they followed the plan of the grouping, and two loads of equal
-- data gave one change different ids.
create or replace function cambios_dia_reconstruir(p_empresa_id integer) returns void
  language sql set search_path = public, pg_temp
  as $$
  with suelto as materialized (
    select e.empresa_id, e.trabajador_id, e.seq, e.fichaje_id, e.registrado_en, j.dia,
      (e.contenido::jsonb -> 'actor' ->> 'trabajador_id')::integer as autor_id,
      nullif(trim(e.contenido::jsonb ->> 'motivo'), '') as motivo
    from fichaje_evento e
    join fichaje f on f.empresa_id = e.empresa_id and f.id = e.fichaje_id
    join jornada j on j.empresa_id = f.empresa_id and j.id = f.jornada_id
    where e.empresa_id = p_empresa_id
      and e.contenido ~ '"tipo":"(edicion|borrado|clonacion|alta_supervisor|edicion_supervisor|borrado_supervisor|correccion)"'
      and not exists (select from cambio_dia_apunte a
        where a.empresa_id = e.empresa_id and a.trabajador_id = e.trabajador_id and a.seq = e.seq)
  ), junto as (
    select nextval(pg_get_serial_sequence('cambio_dia', 'id'))::integer as id, g.*
    from (select empresa_id, trabajador_id, dia, registrado_en, autor_id, min(motivo) as motivo
      from suelto where autor_id is not null
      group by empresa_id, trabajador_id, dia, registrado_en, autor_id
      order by registrado_en, trabajador_id, dia, autor_id) g
  ), hecho as (
    insert into cambio_dia (empresa_id, id, trabajador_id, dia, autor_id, motivo, hecho_en, por_leer)
    select empresa_id, id, trabajador_id, dia, autor_id, left(motivo, 500), registrado_en, false from junto
    returning id
  )
  insert into cambio_dia_apunte (empresa_id, cambio_id, trabajador_id, seq, fichaje_id)
  select s.empresa_id, j.id, s.trabajador_id, s.seq, s.fichaje_id
  from suelto s
  join junto j on j.trabajador_id = s.trabajador_id and j.dia = s.dia
    and j.registrado_en = s.registrado_en and j.autor_id = s.autor_id
  where j.id in (select id from hecho);
$$;
