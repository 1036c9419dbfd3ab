-- Number and minutes of a worker's pending differences of hours: the office counts workers, not differences.
create table incidencias_por_decidir (
  empresa_id integer not null,
  trabajador_id integer not null,
  total integer not null,
  minutos integer not null,
  constraint incidencias_por_decidir_pk primary key (empresa_id, trabajador_id) include (total, minutos),
  constraint incidencias_por_decidir_trabajador foreign key (empresa_id, trabajador_id) references trabajador
    on delete cascade,
  constraint incidencias_por_decidir_ninguna check (total >= 0 and minutos >= 0)
);
call proteger_tabla('incidencias_por_decidir', 'select');

create function incidencia_se_cuenta() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if tg_op <> 'INSERT' and old.estado_id = 1 then
    update incidencias_por_decidir c set total = c.total - 1, minutos = c.minutos - abs(old.minutos)
      where c.empresa_id = old.empresa_id and c.trabajador_id = old.trabajador_id;
  end if;
  if tg_op <> 'DELETE' and new.estado_id = 1 then
    insert into incidencias_por_decidir as c (empresa_id, trabajador_id, total, minutos)
      values (new.empresa_id, new.trabajador_id, 1, abs(new.minutos))
      on conflict on constraint incidencias_por_decidir_pk
      do update set total = c.total + 1, minutos = c.minutos + excluded.minutos;
  end if;
  return null;
end;
$$;
create trigger incidencia_suma after insert on incidencia
  for each row when (new.estado_id = 1) execute function incidencia_se_cuenta();
create trigger incidencia_cambia after update on incidencia
  for each row when ((old.estado_id = 1 or new.estado_id = 1) and (old.estado_id <> new.estado_id
    or old.minutos <> new.minutos or old.trabajador_id <> new.trabajador_id))
  execute function incidencia_se_cuenta();
create trigger incidencia_resta after delete on incidencia
  for each row when (old.estado_id = 1) execute function incidencia_se_cuenta();

-- The triggers lock the table until all companies are counted, one after the other as row security asks: pending
-- differences are few.
set local role atrio_gate;
select set_config('app.empresas', coalesce(string_agg(e.empresa_id::text, ','), ''), true) from empresa e;
reset role;
do $$
declare
  v_empresa_id text;
begin
  foreach v_empresa_id in array string_to_array(current_setting('app.empresas'), ',') loop
    perform set_config('app.empresa_id', v_empresa_id, true);
    insert into incidencias_por_decidir (empresa_id, trabajador_id, total, minutos)
      select i.empresa_id, i.trabajador_id, count(*), sum(abs(i.minutos)) from incidencia i
      where i.empresa_id = v_empresa_id::integer and i.estado_id = 1
      group by i.empresa_id, i.trabajador_id;
  end loop;
  perform set_config('app.empresa_id', '', true);
end;
$$;
