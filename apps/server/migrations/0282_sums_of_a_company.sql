-- Pending differences of hours by block of workers: the sum of a large company reads 32 rows, and workers who clock out
-- at once seldom share one. Counted at the end of the transaction, which holds the row so long alone. The numbers by
-- worker (incidencias_por_decidir) serve the release before.
create table incidencias_de_bloque (
  empresa_id integer not null,
  -- remainder of the worker's id by 32
  bloque integer not null,
  total integer not null,
  minutos integer not null,
  constraint incidencias_de_bloque_pk primary key (empresa_id, bloque) include (total, minutos),
  constraint incidencias_de_bloque_empresa foreign key (empresa_id) references empresa on delete cascade,
  constraint incidencias_de_bloque_bloque check (bloque between 0 and 31),
  constraint incidencias_de_bloque_ninguna check (total >= 0 and minutos >= 0)
);
call proteger_tabla('incidencias_de_bloque', 'select');

create function incidencia_se_suma() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if tg_op <> 'INSERT' and old.estado_id = 1 then
    update incidencias_de_bloque c set total = c.total - 1, minutos = c.minutos - abs(old.minutos)
      where c.empresa_id = old.empresa_id and c.bloque = old.trabajador_id % 32;
  end if;
  if tg_op <> 'DELETE' and new.estado_id = 1 then
    insert into incidencias_de_bloque as c (empresa_id, bloque, total, minutos)
      values (new.empresa_id, new.trabajador_id % 32, 1, abs(new.minutos))
      on conflict on constraint incidencias_de_bloque_pk
      do update set total = c.total + 1, minutos = c.minutos + excluded.minutos;
  end if;
  return null;
end;
$$;
create constraint trigger incidencia_entra_en_suma after insert on incidencia deferrable initially deferred
  for each row when (new.estado_id = 1) execute function incidencia_se_suma();
create constraint trigger incidencia_cambia_suma after update on incidencia deferrable initially deferred
  for each row when ((old.estado_id = 1 or new.estado_id = 1) and (old.estado_id <> new.estado_id
    or old.minutos <> new.minutos or old.trabajador_id <> new.trabajador_id))
  execute function incidencia_se_suma();
create constraint trigger incidencia_sale_de_suma after delete on incidencia deferrable initially deferred
  for each row when (old.estado_id = 1) execute function incidencia_se_suma();

-- Expenses to be paid, in the same blocks.
create table gastos_de_bloque (
  empresa_id integer not null,
  bloque integer not null,
  total integer not null,
  importe numeric(14, 2) not null,
  constraint gastos_de_bloque_pk primary key (empresa_id, bloque) include (total, importe),
  constraint gastos_de_bloque_empresa foreign key (empresa_id) references empresa on delete cascade,
  constraint gastos_de_bloque_bloque check (bloque between 0 and 31),
  constraint gastos_de_bloque_ninguno check (total >= 0)
);
call proteger_tabla('gastos_de_bloque', 'select');

create function gasto_se_suma() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if tg_op <> 'INSERT' and old.por_pagar_desde is not null then
    update gastos_de_bloque c set total = c.total - 1, importe = c.importe - old.importe
      where c.empresa_id = old.empresa_id and c.bloque = old.trabajador_id % 32;
  end if;
  if tg_op <> 'DELETE' and new.por_pagar_desde is not null then
    insert into gastos_de_bloque as c (empresa_id, bloque, total, importe)
      values (new.empresa_id, new.trabajador_id % 32, 1, new.importe)
      on conflict on constraint gastos_de_bloque_pk
      do update set total = c.total + 1, importe = c.importe + excluded.importe;
  end if;
  return null;
end;
$$;
create constraint trigger gasto_entra_en_suma after insert on gasto deferrable initially deferred
  for each row when (new.por_pagar_desde is not null) execute function gasto_se_suma();
create constraint trigger gasto_cambia_suma after update on gasto deferrable initially deferred
  for each row when ((old.por_pagar_desde is not null, old.importe, old.trabajador_id)
    is distinct from (new.por_pagar_desde is not null, new.importe, new.trabajador_id))
  execute function gasto_se_suma();
create constraint trigger gasto_sale_de_suma after delete on gasto deferrable initially deferred
  for each row when (old.por_pagar_desde is not null) execute function gasto_se_suma();

-- Closures in force of months after the first open one: of other workers, all later months are open too.
alter table meses_abiertos add column cerrados_despues integer not null default 0;

create or replace function meses_calcular(p_empresa_id integer, p_trabajador_id integer) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  v_primero date;
  v_mes date;
  v_despues integer;
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
  select count(*) into v_despues from cierre_mes c
    where c.empresa_id = p_empresa_id and c.trabajador_id = p_trabajador_id and c.vigente
      and make_date(c.anyo, c.mes, 1) > v_mes;
  insert into meses_abiertos as m (empresa_id, trabajador_id, primer_fichaje, desde, cerrados_despues)
    values (p_empresa_id, p_trabajador_id, v_primero, v_mes, v_despues)
    on conflict on constraint meses_abiertos_pk
    do update set primer_fichaje = excluded.primer_fichaje, desde = excluded.desde,
      cerrados_despues = excluded.cerrados_despues
    where (m.primer_fichaje, m.desde, m.cerrados_despues)
      is distinct from (excluded.primer_fichaje, excluded.desde, excluded.cerrados_despues);
end;
$$;

-- Number of workers without a last day by their first open month, if all later months are open too.
create table meses_abiertos_de_empresa (
  empresa_id integer not null,
  desde date not null,
  personas integer not null,
  constraint meses_abiertos_de_empresa_pk primary key (empresa_id, desde) include (personas),
  constraint meses_abiertos_de_empresa_empresa foreign key (empresa_id) references empresa on delete cascade,
  constraint meses_abiertos_de_empresa_ninguna check (personas >= 0)
);
call proteger_tabla('meses_abiertos_de_empresa', 'select');

create function meses_se_cuentan() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if tg_op <> 'INSERT' and old.fecha_baja is null and old.cerrados_despues = 0 then
    update meses_abiertos_de_empresa c set personas = c.personas - 1
      where c.empresa_id = old.empresa_id and c.desde = old.desde;
  end if;
  if tg_op <> 'DELETE' and new.fecha_baja is null and new.cerrados_despues = 0 then
    insert into meses_abiertos_de_empresa as c (empresa_id, desde, personas) values (new.empresa_id, new.desde, 1)
      on conflict on constraint meses_abiertos_de_empresa_pk do update set personas = c.personas + 1;
  end if;
  return null;
end;
$$;

-- Workers in the order of the list, with their first open month; and those who are counted one by one.
alter table meses_abiertos drop constraint meses_abiertos_pk,
  add constraint meses_abiertos_pk primary key (empresa_id, trabajador_id)
    include (desde, fecha_baja, cerrados_despues);
drop index meses_abiertos_de_alta;
create index meses_abiertos_de_alta on meses_abiertos (empresa_id, desde)
  include (trabajador_id, fecha_baja, cerrados_despues);
create index meses_abiertos_sueltos on meses_abiertos (empresa_id, desde)
  include (trabajador_id, fecha_baja, cerrados_despues) where fecha_baja is not null or cerrados_despues > 0;

-- Number of the documents that are not withdrawn and no copies of a document for many, by their class.
create table documentos_de_empresa (
  empresa_id integer not null,
  clase text not null,
  total integer not null,
  constraint documentos_de_empresa_pk primary key (empresa_id, clase) include (total),
  constraint documentos_de_empresa_empresa foreign key (empresa_id) references empresa on delete cascade,
  constraint documentos_de_empresa_ninguno check (total >= 0)
);
call proteger_tabla('documentos_de_empresa', 'select');

create function documento_se_cuenta(d documento) returns boolean
  language sql immutable
  as $$
    select d.documento_tipo is null and d.categoria in ('empresa', 'trabajador', 'laboral')
      and d.retirado_en is null and d.envio_id is null
  $$;

create function documentos_se_cuentan() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if tg_op <> 'INSERT' and documento_se_cuenta(old) then
    update documentos_de_empresa c set total = c.total - 1
      where c.empresa_id = old.empresa_id and c.clase = old.clase;
  end if;
  if tg_op <> 'DELETE' and documento_se_cuenta(new) then
    insert into documentos_de_empresa as c (empresa_id, clase, total) values (new.empresa_id, new.clase, 1)
      on conflict on constraint documentos_de_empresa_pk do update set total = c.total + 1;
  end if;
  return null;
end;
$$;
create constraint trigger documento_suma after insert on documento deferrable initially deferred
  for each row when (documento_se_cuenta(new)) execute function documentos_se_cuentan();
create constraint trigger documento_cambia after update on documento deferrable initially deferred
  for each row when ((documento_se_cuenta(old), old.clase) is distinct from (documento_se_cuenta(new), new.clase))
  execute function documentos_se_cuentan();
create constraint trigger documento_resta after delete on documento deferrable initially deferred
  for each row when (documento_se_cuenta(old)) execute function documentos_se_cuentan();

-- Company by company, as row security asks of the owner of the tables.
set local role atrio_gate;
select set_config('app.empresas', coalesce(string_agg(e.empresa_id::text, ','), ''), true) from empresa e;
reset role;
do $$
declare
  v_empresa_id text;
begin
  foreach v_empresa_id in array string_to_array(current_setting('app.empresas'), ',') loop
    perform set_config('app.empresa_id', v_empresa_id, true);
    insert into incidencias_de_bloque (empresa_id, bloque, total, minutos)
      select i.empresa_id, i.trabajador_id % 32, count(*), sum(abs(i.minutos)) from incidencia i
      where i.empresa_id = v_empresa_id::integer and i.estado_id = 1
      group by i.empresa_id, i.trabajador_id % 32;
    insert into gastos_de_bloque (empresa_id, bloque, total, importe)
      select g.empresa_id, g.trabajador_id % 32, count(*), sum(g.importe) from gasto g
      where g.empresa_id = v_empresa_id::integer and g.por_pagar_desde is not null
      group by g.empresa_id, g.trabajador_id % 32;
    update meses_abiertos m set cerrados_despues = d.total from (
        select c.trabajador_id, count(*) as total from cierre_mes c
        join meses_abiertos a on a.empresa_id = c.empresa_id and a.trabajador_id = c.trabajador_id
        where c.empresa_id = v_empresa_id::integer and c.vigente and make_date(c.anyo, c.mes, 1) > a.desde
        group by c.trabajador_id) d
      where m.empresa_id = v_empresa_id::integer and m.trabajador_id = d.trabajador_id;
    insert into meses_abiertos_de_empresa (empresa_id, desde, personas)
      select m.empresa_id, m.desde, count(*) from meses_abiertos m
      where m.empresa_id = v_empresa_id::integer and m.fecha_baja is null and m.cerrados_despues = 0
      group by m.empresa_id, m.desde;
    insert into documentos_de_empresa (empresa_id, clase, total)
      select d.empresa_id, d.clase, count(*) from documento d
      where d.empresa_id = v_empresa_id::integer and documento_se_cuenta(d)
      group by d.empresa_id, d.clase;
  end loop;
  perform set_config('app.empresa_id', '', true);
end;
$$;

-- After their first numbers: the update above is counted in these.
create constraint trigger meses_se_cuentan after insert or delete on meses_abiertos
  deferrable initially deferred for each row execute function meses_se_cuentan();
create constraint trigger meses_se_cuentan_otra_vez after update on meses_abiertos
  deferrable initially deferred for each row
  when ((old.desde, old.fecha_baja is null, old.cerrados_despues = 0)
    is distinct from (new.desde, new.fecha_baja is null, new.cerrados_despues = 0))
  execute function meses_se_cuentan();
