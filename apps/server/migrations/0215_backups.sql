-- Backups of the whole installation. These tables belong to no company: they say what was done to
-- all of them at once.

-- Role that reads every company for a backup; nobody logs in as it. Its policies hold after `set role`
-- alone: the owner, who may set it and inherits its grants, sees no more rows than before.
do $$
begin
  begin
    create role atrio_backup nologin;
  exception when duplicate_object or unique_violation then
    null; -- roles belong to the cluster: another database made it first
  end;
  begin
    grant atrio_backup to current_user;
  exception when unique_violation or invalid_grant_operation then
    null;
  end;
end;
$$;

-- Called after every run of migrations, so that a new table needs no line of its own.
create procedure abrir_al_respaldo()
  language plpgsql
  as $$
declare
  tabla regclass;
begin
  for tabla in
    select c.oid::regclass from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'respaldo')
  loop
    execute format('create policy respaldo on %s for select to atrio_backup '
      'using (current_user = ''atrio_backup'')', tabla);
  end loop;
  grant usage on schema public to atrio_backup;
  grant select on all tables in schema public to atrio_backup;
  grant select on all sequences in schema public to atrio_backup;
end;
$$;

-- Single row: mails and pushes asked for stay in the outbox while envios_retenidos is set.
create table instalacion (
  unica boolean not null default true,
  envios_retenidos timestamptz,
  -- moment of the backup's snapshot and of its restore
  respaldo_de timestamptz,
  restaurada_en timestamptz,
  constraint instalacion_pk primary key (unica),
  constraint instalacion_unica check (unica)
);
insert into instalacion default values;
alter table instalacion enable row level security;
create policy leer on instalacion for select to atrio_gate using (true);
grant select on instalacion to atrio_gate;

-- Backups that were made or failed, by command or by the schedule.
create table respaldo (
  id integer generated always as identity,
  nombre text,
  destino text not null,
  empezado_en timestamptz not null default now(),
  terminado_en timestamptz,
  bytes bigint,
  archivos integer,
  fallo text,
  constraint respaldo_pk primary key (id)
);
alter table respaldo enable row level security;
create policy leer on respaldo for select to atrio_gate using (true);
grant select on respaldo to atrio_gate;

-- Deleted rows with personal data, told to a job that keeps them outside the database: a restore of
-- an older backup deletes them again. The arguments are the columns that name the row.
create function anotar_borrado() returns trigger language plpgsql as $$
declare
  fila jsonb := to_jsonb(old);
  llave jsonb := '{}';
  columna text;
begin
  foreach columna in array tg_argv loop
    llave := llave || jsonb_build_object(columna, fila -> columna);
  end loop;
  insert into trabajo_pendiente (nombre, datos) values ('erasures.keep',
    jsonb_build_object('en', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'tabla', tg_table_name, 'llave', llave));
  return null;
end;
$$;

create trigger documento_borrado after delete on documento
  for each row execute function anotar_borrado('empresa_id', 'id');
create trigger solicitud_documento_borrado after delete on solicitud_documento
  for each row execute function anotar_borrado('empresa_id', 'id');
create trigger foto_trabajador_borrada after delete on foto_trabajador
  for each row execute function anotar_borrado('empresa_id', 'trabajador_id', 'clave');
create trigger nomina_borrada after delete on nomina
  for each row execute function anotar_borrado('empresa_id', 'id');
create trigger proyecto_documento_borrado after delete on proyecto_documento
  for each row execute function anotar_borrado('empresa_id', 'id');
create trigger dispositivo_aviso_borrado after delete on dispositivo_aviso
  for each row execute function anotar_borrado('empresa_id', 'id');
