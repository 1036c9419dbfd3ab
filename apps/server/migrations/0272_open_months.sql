-- First month that a worker has to close: open months of a large company are found without reading everybody's
-- days. A month is open from the first signing and the start of recording on, until a closure of it is in force.
create table meses_abiertos (
  empresa_id integer not null,
  trabajador_id integer not null,
  -- first day with a signing that was not deleted
  primer_fichaje date not null,
  -- first day of the first open month, in the past or not
  desde date not null,
  constraint meses_abiertos_pk primary key (empresa_id, trabajador_id),
  constraint meses_abiertos_trabajador foreign key (empresa_id, trabajador_id) references trabajador,
  constraint meses_abiertos_mes check (extract(day from desde) = 1)
);
create index meses_abiertos_por_mes on meses_abiertos (empresa_id, desde) include (trabajador_id);
call proteger_tabla('meses_abiertos', 'select');

create function meses_calcular(p_empresa_id integer, p_trabajador_id integer) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  v_primero date;
  v_mes date;
begin
  -- Changes of one worker's months follow each other: each sees what the one before left.
  perform from meses_abiertos m
    where m.empresa_id = p_empresa_id and m.trabajador_id = p_trabajador_id for update;
  select j.dia into v_primero from jornada j
    where j.empresa_id = p_empresa_id and j.trabajador_id = p_trabajador_id
      and exists (select from fichaje f
        where f.empresa_id = j.empresa_id and f.jornada_id = j.id and not f.borrado)
    order by j.dia limit 1;
  if v_primero is null then
    delete from meses_abiertos m
      where m.empresa_id = p_empresa_id and m.trabajador_id = p_trabajador_id;
    return;
  end if;
  select date_trunc('month', greatest(v_primero, inicio_registro_de(t)))::date into v_mes
    from trabajador t where t.empresa_id = p_empresa_id and t.id = p_trabajador_id;
  while exists (select from cierre_mes c
    where c.empresa_id = p_empresa_id and c.trabajador_id = p_trabajador_id and c.vigente
      and c.anyo = extract(year from v_mes)::integer and c.mes = extract(month from v_mes)::integer)
  loop
    v_mes := v_mes + interval '1 month';
  end loop;
  insert into meses_abiertos as m (empresa_id, trabajador_id, primer_fichaje, desde)
    values (p_empresa_id, p_trabajador_id, v_primero, v_mes)
    on conflict on constraint meses_abiertos_pk
    do update set primer_fichaje = excluded.primer_fichaje, desde = excluded.desde
    where (m.primer_fichaje, m.desde) is distinct from (excluded.primer_fichaje, excluded.desde);
end;
$$;
revoke all on function meses_calcular(integer, integer) from public;

-- A punch reads one row: only the first signing of a worker, or one of an earlier day, changes something.
create function fichaje_abre_meses() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if not exists (select from meses_abiertos m
    join jornada j on j.empresa_id = m.empresa_id and j.id = new.jornada_id
    where m.empresa_id = new.empresa_id and m.trabajador_id = new.trabajador_id and m.primer_fichaje <= j.dia)
  then
    perform meses_calcular(new.empresa_id, new.trabajador_id);
  end if;
  return null;
end;
$$;
create trigger fichaje_abre_meses after insert on fichaje
  for each row when (not new.borrado) execute function fichaje_abre_meses();

create function meses_de_trabajador() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform meses_calcular(coalesce(new.empresa_id, old.empresa_id), coalesce(new.trabajador_id, old.trabajador_id));
  return null;
end;
$$;
create trigger fichaje_cambia_meses after update on fichaje
  for each row when (old.borrado <> new.borrado or old.jornada_id <> new.jornada_id)
  execute function meses_de_trabajador();
create trigger fichaje_quita_meses after delete on fichaje
  for each row when (not old.borrado) execute function meses_de_trabajador();
create trigger cierre_mes_cambia_meses after insert or update of vigente or delete on cierre_mes
  for each row execute function meses_de_trabajador();

create function trabajador_cambia_meses() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform meses_calcular(new.empresa_id, new.id);
  return null;
end;
$$;
create trigger trabajador_cambia_meses after update on trabajador
  for each row when (old.fecha_alta <> new.fecha_alta or old.inicio_registro is distinct from new.inicio_registro)
  execute function trabajador_cambia_meses();

create function empresa_cambia_meses() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform meses_calcular(m.empresa_id, m.trabajador_id) from meses_abiertos m where m.empresa_id = new.empresa_id;
  return null;
end;
$$;
create trigger empresa_cambia_meses after update on empresa
  for each row when (old.inicio_registro is distinct from new.inicio_registro)
  execute function empresa_cambia_meses();
