-- A handed-over session belongs to the session in which an administrator asked for it, and ends with
-- it; so does a code that was not exchanged yet. Those that are open know no such session: they end.
set local role atrio_gate;
delete from sesion where suplantada_por is not null;
delete from codigo_suplantacion;
reset role;

alter table sesion
  add column sesion_administrador_id uuid,
  add constraint sesion_del_administrador foreign key (sesion_administrador_id)
    references sesion on delete cascade,
  add constraint sesion_suplantada_tiene_administrador
    check ((suplantada_por is null) = (sesion_administrador_id is null));
create index sesion_por_administrador on sesion (sesion_administrador_id)
  where sesion_administrador_id is not null;

alter table codigo_suplantacion
  add column sesion_id uuid not null,
  add constraint codigo_suplantacion_sesion foreign key (sesion_id) references sesion on delete cascade;
create index codigo_suplantacion_por_sesion on codigo_suplantacion (sesion_id);

-- Disabling an account ends its sessions for good: enabling it again revives none.
create function cerrar_sesiones_de_cuenta() returns trigger
  language plpgsql
  as $$
begin
  delete from sesion where account_user_id = new.account_user_id;
  return null;
end;
$$;
create trigger account_cierra_sesiones after update of desactivada_en on account
  for each row when (old.desactivada_en is null and new.desactivada_en is not null)
  execute function cerrar_sesiones_de_cuenta();

-- Administrators who open the portal in somebody's place are a matter of that person's safety.
alter table preferencia_aviso
  drop constraint preferencia_aviso_tipo,
  add constraint preferencia_aviso_tipo check (tipo in ('correccion', 'fichaje', 'cierre_mes', 'bolsa_horas',
    'solicitud', 'nomina', 'documento', 'firma', 'comunicado', 'cuenta_bancaria', 'acceso')),
  drop constraint preferencia_aviso_obligatorio,
  add constraint preferencia_aviso_obligatorio
    check (correo or tipo not in ('fichaje', 'firma', 'cuenta_bancaria', 'acceso'));
