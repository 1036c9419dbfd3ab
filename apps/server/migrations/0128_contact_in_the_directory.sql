-- Contact data that colleagues see (Rule PEOPLE-50): those of work, which the company enters. The
-- account's e-mail and the worker's own phone are private.
alter table empresa
  add column contacto_directorio text not null default 'trabajo',
  add constraint empresa_contacto_directorio check (contacto_directorio in ('trabajo', 'todo', 'nada'));

alter table trabajador
  add column email_trabajo text,
  add column telefono_trabajo text,
  add constraint trabajador_email_trabajo check (email_trabajo = lower(email_trabajo));

create index trabajador_email_trabajo_trigramas on trabajador using gin (email_trabajo gin_trgm_ops);

-- Finds people by their e-mail at work too. A function may only be replaced by a role that can create
-- where it stands.
grant create on schema public to atrio_gate;
set local role atrio_gate;
create or replace function buscar_en_directorio(trozo text) returns setof integer
  language sql stable security definer parallel safe rows 50
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  as $$
    with patron as materialized (
      select '%' || regexp_replace(texto_plano(trozo), '([\\%_])', '\\\1', 'g') || '%' as p)
    select t.id from trabajador t
    where t.empresa_id = empresa_actual()
      and texto_directorio(t.nombre_completo, t.puesto, t.nombre_departamento_trabajador)
        like (select p from patron)
    union
    select t.id from trabajador t
    where t.empresa_id = empresa_actual() and t.email_trabajo like (select p from patron)
    union
    select t.id from account a
    join trabajador t on t.account_user_id = a.account_user_id
    where t.empresa_id = empresa_actual() and a.email like (select p from patron)
  $$;
reset role;
revoke create on schema public from atrio_gate;
