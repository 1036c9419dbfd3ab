-- Roles inside the office (Rule ACCESS-44): none of their own for owners, who may do everything.
alter table trabajador add column roles_administracion text[];
alter table trabajador add constraint trabajador_roles_administracion check (
  roles_administracion is null or (
    administrador and cardinality(roles_administracion) between 1 and 5
    and roles_administracion <@ array['personas', 'tiempo', 'nominas', 'documentos', 'lectura']));

-- A company that has an owner keeps one who works there (Rule ACCESS-45).
create function conservar_titular() returns trigger language plpgsql as $$
begin
  if not exists (
    select from trabajador t
    where t.empresa_id = old.empresa_id and t.administrador and t.roles_administracion is null
      and (t.fecha_baja is null or t.fecha_baja >= current_date))
  then
    raise exception 'company % would have no owner', old.empresa_id
      using errcode = 'check_violation', constraint = 'empresa_titular';
  end if;
  return null;
end $$;
create constraint trigger empresa_titular after update of administrador, roles_administracion on trabajador
  deferrable initially deferred for each row
  when (old.administrador and old.roles_administracion is null
    and not (new.administrador and new.roles_administracion is null))
  execute function conservar_titular();
