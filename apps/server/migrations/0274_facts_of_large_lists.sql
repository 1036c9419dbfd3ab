-- Day from which one of the supervisors who were asked decides a pending request for good: they work here, hold the
-- role and supervise the worker without an end. Infinity without such a supervisor: then each list asks for its own day.
alter table solicitud add column decidible_desde date not null default 'infinity';

create function solicitud_decidible(p_empresa_id integer, p_solicitud_id integer) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  v_desde date;
begin
  perform from solicitud s
    where s.empresa_id = p_empresa_id and s.id = p_solicitud_id and s.estado_id = 1 for update;
  if not found then
    return;
  end if;
  -- Locked: a supervision that ends meanwhile is waited for, or sees this request.
  select min(d.desde) into v_desde from (
    select greatest(lower(v.vigencia), w.fecha_alta) as desde
    from solicitud_aprobacion a
    join supervision v on v.empresa_id = a.empresa_id and v.supervisor_id = a.supervisor_id
      and v.supervisado_id = a.trabajador_id and upper_inf(v.vigencia)
    join trabajador w on w.empresa_id = a.empresa_id and w.id = a.supervisor_id
      and w.permiso_supervisor and w.fecha_baja is null
    where a.empresa_id = p_empresa_id and a.solicitud_id = p_solicitud_id and a.aprobada is null
    for share of v, w) d;
  update solicitud s set decidible_desde = coalesce(v_desde, 'infinity')
    where s.empresa_id = p_empresa_id and s.id = p_solicitud_id
      and s.decidible_desde <> coalesce(v_desde, 'infinity');
end;
$$;
revoke all on function solicitud_decidible(integer, integer) from public;

create function solicitud_de_aprobacion_decidible() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform solicitud_decidible(coalesce(new.empresa_id, old.empresa_id), coalesce(new.solicitud_id, old.solicitud_id));
  return null;
end;
$$;
create trigger solicitud_aprobacion_decidible after insert or update of aprobada or delete on solicitud_aprobacion
  for each row execute function solicitud_de_aprobacion_decidible();

create function supervision_decide() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform solicitud_decidible(a.empresa_id, a.solicitud_id)
    from solicitud_aprobacion a
    where a.empresa_id = coalesce(new.empresa_id, old.empresa_id)
      and a.supervisor_id in (new.supervisor_id, old.supervisor_id)
      and a.trabajador_id in (new.supervisado_id, old.supervisado_id) and a.aprobada is null;
  return null;
end;
$$;
create trigger supervision_decide after insert or update or delete on supervision
  for each row execute function supervision_decide();

create function trabajador_decide() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform solicitud_decidible(a.empresa_id, a.solicitud_id)
    from solicitud_aprobacion a
    where a.empresa_id = new.empresa_id and a.supervisor_id = new.id and a.aprobada is null;
  return null;
end;
$$;
create trigger trabajador_decide after update on trabajador
  for each row when (old.permiso_supervisor <> new.permiso_supervisor or old.fecha_alta <> new.fecha_alta
    or old.fecha_baja is distinct from new.fecha_baja)
  execute function trabajador_decide();

-- Number of a worker's requests of absence (kinds 1 to 8), withdrawn ones apart: the office's list of all absences
-- counts workers, not requests.
create table ausencias_pedidas (
  empresa_id integer not null,
  trabajador_id integer not null,
  total integer not null,
  constraint ausencias_pedidas_pk primary key (empresa_id, trabajador_id) include (total),
  constraint ausencias_pedidas_trabajador foreign key (empresa_id, trabajador_id) references trabajador
    on delete cascade,
  constraint ausencias_pedidas_ninguna check (total >= 0)
);
call proteger_tabla('ausencias_pedidas', 'select');

create function solicitud_cuenta_ausencias() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  v_resta integer := case when old.pe_solicitud_tipo_id between 1 and 8 and not old.borrada then 1 else 0 end;
  v_suma integer := case when new.pe_solicitud_tipo_id between 1 and 8 and not new.borrada then 1 else 0 end;
begin
  if v_suma = 1 then
    insert into ausencias_pedidas as c (empresa_id, trabajador_id, total)
      values (new.empresa_id, new.trabajador_id, 1)
      on conflict on constraint ausencias_pedidas_pk do update set total = c.total + 1;
  end if;
  if v_resta = 1 then
    update ausencias_pedidas c set total = c.total - 1
      where c.empresa_id = old.empresa_id and c.trabajador_id = old.trabajador_id;
  end if;
  return null;
end;
$$;
create trigger solicitud_suma_ausencia after insert on solicitud
  for each row when (new.pe_solicitud_tipo_id between 1 and 8) execute function solicitud_cuenta_ausencias();
create trigger solicitud_cambia_ausencia after update on solicitud
  for each row when (old.borrada <> new.borrada or old.pe_solicitud_tipo_id <> new.pe_solicitud_tipo_id
    or old.trabajador_id <> new.trabajador_id)
  execute function solicitud_cuenta_ausencias();
create trigger solicitud_resta_ausencia after delete on solicitud
  for each row when (old.pe_solicitud_tipo_id between 1 and 8) execute function solicitud_cuenta_ausencias();

-- Instant since which an expense waits to be paid: its approval. Null while it is not approved, when it is paid, withdrawn
-- or replaced.
alter table gasto add column por_pagar_desde timestamptz;

create function gasto_por_pagar() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  new.por_pagar_desde := case when new.pagado_en is null then (
    select coalesce(s.decidida_en, s.creada_en) from solicitud s
    where s.empresa_id = new.empresa_id and s.id = new.solicitud_id
      and s.estado_id = 2 and not s.borrada and s.sustituida_por is null) end;
  return new;
end;
$$;
create trigger gasto_por_pagar before insert or update on gasto
  for each row execute function gasto_por_pagar();

-- An update without a change: the trigger of the expense looks at its request again.
create function solicitud_de_gasto_cambia() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update gasto g set por_pagar_desde = g.por_pagar_desde
    where g.empresa_id = new.empresa_id and g.solicitud_id = new.id;
  return null;
end;
$$;
create trigger solicitud_de_gasto_cambia after update on solicitud
  for each row when (new.pe_solicitud_tipo_id = 9 and (new.estado_id <> old.estado_id or new.borrada <> old.borrada
    or new.sustituida_por is distinct from old.sustituida_por or new.decidida_en is distinct from old.decidida_en))
  execute function solicitud_de_gasto_cambia();

-- Last day of work beside the first open month: open months are read from one index.
alter table meses_abiertos add column fecha_baja date;

-- Locked: a last day that is set meanwhile is waited for, or finds this row.
create function meses_con_baja() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  select t.fecha_baja into new.fecha_baja from trabajador t
    where t.empresa_id = new.empresa_id and t.id = new.trabajador_id for share;
  return new;
end;
$$;
create trigger meses_con_baja before insert on meses_abiertos
  for each row execute function meses_con_baja();

create function trabajador_cambia_baja() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update meses_abiertos m set fecha_baja = new.fecha_baja
    where m.empresa_id = new.empresa_id and m.trabajador_id = new.id;
  return null;
end;
$$;
create trigger trabajador_cambia_baja after update on trabajador
  for each row when (old.fecha_baja is distinct from new.fecha_baja) execute function trabajador_cambia_baja();
