-- Number of all people that a company has had, and of those whose last day was before a date: lists of a large company
-- count people by these and by the few who come or leave around a day.
create table personas_de_empresa (
  empresa_id integer not null,
  total integer not null default 0,
  dia date not null default current_date,
  bajas integer not null default 0,
  constraint personas_de_empresa_pk primary key (empresa_id),
  constraint personas_de_empresa_empresa foreign key (empresa_id) references empresa on delete cascade,
  constraint personas_de_empresa_bajas check (bajas >= 0 and bajas <= total)
);
call proteger_tabla('personas_de_empresa', 'select');

-- Counted at the end of the transaction, once for all people whom it changed: nobody waits for an import to end.
create function trabajador_cuenta_personas() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  v_empresa_id integer := coalesce(new.empresa_id, old.empresa_id);
  v_vez text := pg_current_xact_id()::text || ' ' || v_empresa_id::text;
begin
  if current_setting('app.personas_contadas', true) = v_vez then
    return null;
  end if;
  perform set_config('app.personas_contadas', v_vez, true);
  if tg_op = 'INSERT' then
    insert into personas_de_empresa (empresa_id) values (v_empresa_id) on conflict do nothing;
  end if;
  -- Locked before it is counted: the people of another transaction are seen once it has ended.
  perform from personas_de_empresa p where p.empresa_id = v_empresa_id for update;
  update personas_de_empresa p set (total, dia, bajas) = (
      select count(*), current_date, count(*) filter (where t.fecha_baja < current_date)
      from trabajador t where t.empresa_id = v_empresa_id)
    where p.empresa_id = v_empresa_id;
  return null;
end;
$$;
create constraint trigger trabajador_cuenta_personas after insert or delete on trabajador
  deferrable initially deferred for each row execute function trabajador_cuenta_personas();
create constraint trigger trabajador_cuenta_bajas after update of fecha_baja on trabajador
  deferrable initially deferred for each row when (old.fecha_baja is distinct from new.fecha_baja)
  execute function trabajador_cuenta_personas();

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
    insert into personas_de_empresa (empresa_id, total, dia, bajas)
      select v_empresa_id::integer, count(*), current_date, count(*) filter (where t.fecha_baja < current_date)
      from trabajador t where t.empresa_id = v_empresa_id::integer having count(*) > 0;
  end loop;
  perform set_config('app.empresa_id', '', true);
end;
$$;

-- Indexes of last and first days of work. Most people have come before today: plans for one of them would take an index
-- of the first day as such, and read everybody.
create index trabajador_por_baja on trabajador (empresa_id, fecha_baja) include (id) where fecha_baja is not null;
alter table trabajador add column dia_de_alta date not null generated always as (fecha_alta) stored;
create index trabajador_por_alta on trabajador (empresa_id, dia_de_alta) include (id);
