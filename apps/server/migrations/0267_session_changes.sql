-- Announcements of what a session check reads (Rule ACCESS-54). Servers remember checked sessions for some
-- seconds and forget those that an announcement names. The notice reaches the server that makes the change
-- before its answer; the notification reaches all others at the commit.
create function session_change(change text) returns void language plpgsql as $$
begin
  perform pg_notify('atrio_sessions', change);
  raise notice using errcode = 'ATSES', message = change;
end $$;

create function session_changed() returns trigger language plpgsql as $$
begin
  perform session_change('sesion ' || old.id);
  return null;
end $$;

create function session_account_changed() returns trigger language plpgsql as $$
begin
  perform session_change('account ' || old.account_user_id);
  return null;
end $$;

create function session_worker_changed() returns trigger language plpgsql as $$
begin
  perform session_change('trabajador ' || old.empresa_id || '/' || old.id);
  return null;
end $$;

create function session_right_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform session_change('trabajador ' || old.empresa_id || '/' || old.trabajador_id);
  end if;
  if tg_op <> 'DELETE' then
    perform session_change('trabajador ' || new.empresa_id || '/' || new.trabajador_id);
  end if;
  return null;
end $$;

create function session_company_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform session_change('empresa ' || new.empresa_id);
  else
    perform session_change('empresa ' || old.empresa_id);
  end if;
  return null;
end $$;

-- Columns of `sesion` that a check reads; `vista_en` and `ip` are noted during use.
create trigger sesion_cambio
  after update of token_hash, empresa_id, trabajador_id, account_user_id, suplantada_por, expira_en, confirmada_en
  or delete on sesion for each row execute function session_changed();

create trigger account_sesiones_cambio
  after update on account for each row
  when (old.desactivada_en is distinct from new.desactivada_en
    or old.requires_password_change is distinct from new.requires_password_change)
  execute function session_account_changed();
create trigger account_sesiones_borrado
  after delete on account for each row execute function session_account_changed();

create trigger trabajador_sesiones_cambio
  after update on trabajador for each row
  when (old.nombre is distinct from new.nombre
    or old.idioma_trabajador is distinct from new.idioma_trabajador
    or old.permiso_supervisor is distinct from new.permiso_supervisor
    or old.permiso_gestor_turnos is distinct from new.permiso_gestor_turnos
    or old.supervisor_bolsa_horas is distinct from new.supervisor_bolsa_horas
    or old.administrador is distinct from new.administrador
    or old.roles_administracion is distinct from new.roles_administracion
    or old.gestor_denuncias is distinct from new.gestor_denuncias
    or old.account_user_id is distinct from new.account_user_id
    or old.fecha_baja is distinct from new.fecha_baja)
  execute function session_worker_changed();
create trigger trabajador_sesiones_borrado
  after delete on trabajador for each row execute function session_worker_changed();

create trigger gestor_instalacion_sesiones
  after insert or update or delete on gestor_instalacion for each row execute function session_right_changed();
create trigger trabajador_centro_sesiones
  after insert or update or delete on trabajador_centro for each row execute function session_right_changed();

create trigger centro_trabajo_sesiones
  after update on centro_trabajo for each row when (old.zona_horaria is distinct from new.zona_horaria)
  execute function session_company_changed();
create trigger empresa_sesiones
  after update on empresa for each row when (old.zona_horaria is distinct from new.zona_horaria)
  execute function session_company_changed();
create trigger empresa_modulo_sesiones
  after insert or update or delete on empresa_modulo for each row execute function session_company_changed();
