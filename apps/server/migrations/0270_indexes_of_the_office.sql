-- Search of people by their code, whatever its case.
create index trabajador_por_codigo on trabajador (empresa_id, lower(codigo)) where codigo is not null;

-- Supervisors, by which requests without one are found.
create index trabajador_supervisor on trabajador (empresa_id, id) include (fecha_alta, fecha_baja)
  where permiso_supervisor;

-- Accounts that do not sign in: all others of a company are counted as active.
create index account_por_activar on account (account_user_id) where not activada or desactivada_en is not null;

-- Folders of the company's documents.
create index documento_carpeta on documento (empresa_id, carpeta, clase)
  where documento_tipo is null and categoria in ('empresa', 'trabajador', 'laboral')
    and retirado_en is null and envio_id is null;

-- Replaced documents are few.
create index documento_sustituido on documento (empresa_id, sustituye_id) where sustituye_id is not null;
create index documento_envio_sustituido on documento_envio (empresa_id, sustituye_id) where sustituye_id is not null;

-- Pending differences of hours, the newest day first.
create index incidencia_pendiente_por_dia on incidencia (empresa_id, dia desc, id desc) where estado_id = 1;

-- Closures of a month, of the whole company.
create index cierre_mes_del_mes on cierre_mes (empresa_id, anyo, mes) include (trabajador_id, solicitud_id) where vigente;

-- Name without accents and capitals: a list of everybody in another order first would compute 5,000 of them.
alter table trabajador add column nombre_plano text not null
  generated always as (texto_plano(nombre || ' ' || apellido1 || coalesce(' ' || apellido2, ''))) stored;

-- Ids of people with a code or NIF, whatever the case. A function of the door: an index on an expression is of no use
-- where row security filters too.
grant create on schema public to atrio_gate;
set local role atrio_gate;
create function trabajador_de_codigo(p_codigo text) returns setof integer
  language sql stable security definer parallel safe rows 1 set search_path = public, pg_temp
  as $$
    select t.id from trabajador t where t.empresa_id = empresa_actual() and lower(t.codigo) = lower(p_codigo)
    union
    select t.id from trabajador t where t.empresa_id = empresa_actual() and t.nif = upper(p_codigo)
  $$;
revoke all on function trabajador_de_codigo(text) from public;
grant execute on function trabajador_de_codigo(text) to atrio_app;
reset role;
revoke create on schema public from atrio_gate;
