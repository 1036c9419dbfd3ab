-- The list of everybody who works in a company (Rule PEOPLE-25).

-- Audience of a column of the list; without a row, the product's default.
create table directorio_permiso (
  empresa_id integer not null,
  campo text not null,
  audiencia text not null,
  constraint directorio_permiso_pk primary key (empresa_id, campo),
  constraint directorio_permiso_empresa foreign key (empresa_id) references empresa,
  constraint directorio_permiso_campo check (campo in (
    'puesto', 'nombre_departamento_trabajador', 'centro_trabajo', 'nombre_empresa', 'email',
    'telefono', 'supervisores', 'antiguedad', 'fin_contrato', 'cumpleanyos', 'vacaciones_totales',
    'vacaciones_disponibles', 'sexo', 'salario_bruto_anual')),
  constraint directorio_permiso_audiencia check (audiencia in ('todos', 'ascendentes', 'administradores', 'nadie')),
  -- neither colleagues nor supervisors ever read them
  constraint directorio_permiso_reservado check (
    campo not in ('sexo', 'salario_bruto_anual') or audiencia in ('administradores', 'nadie'))
);
call proteger_tabla('directorio_permiso', 'select, insert, update');

-- Text as people look for it: without capitals and accents. unaccent() alone is not immutable,
-- because its dictionary could be another one; this one is named.
create function texto_plano(texto text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, texto));

-- Searched text of a person in the list, without the e-mail, which is the account's.
create function texto_directorio(nombre text, puesto text, departamento text) returns text
  language sql immutable parallel safe
  return texto_plano(nombre || ' ' || coalesce(puesto, '') || ' ' || coalesce(departamento, ''));

create index trabajador_texto_directorio on trabajador
  using gin (texto_directorio(nombre_completo, puesto, nombre_departamento_trabajador) gin_trgm_ops);
-- the list's own order
create index trabajador_por_nombre on trabajador (empresa_id, texto_plano(nombre_completo), id);
create index account_email_trigramas on account using gin (email gin_trgm_ops);
create index trabajador_centro_por_centro on trabajador_centro (empresa_id, centro_trabajo_id);

-- Ids of a company's people whose text or e-mail has a piece of text in it. Row security lets no
-- operator use an index before its own condition unless it is leakproof, and LIKE is not: inside one
-- company this looks with the door's rights, which has no such condition, and asks for the company
-- itself. Who may see which of the texts, the caller checks again.
create function buscar_en_directorio(trozo text) returns setof integer
  language sql stable security definer parallel safe rows 50
  set search_path = public, pg_temp
  as $$
    with patron as materialized (
      select '%' || regexp_replace(texto_plano(trozo), '([\\%_])', '\\\1', 'g') || '%' as p)
    select t.id from trabajador t
    where t.empresa_id = empresa_actual()
      and texto_directorio(t.nombre_completo, t.puesto, t.nombre_departamento_trabajador)
        like (select p from patron)
    union
    select t.id from account a
    join trabajador t on t.account_user_id = a.account_user_id
    where t.empresa_id = empresa_actual() and a.email like (select p from patron)
  $$;
revoke all on function buscar_en_directorio(text) from public;
grant execute on function buscar_en_directorio(text) to atrio_app;

-- A function runs as its owner, who needs to be able to create where it stands for as long as it changes hands.
grant create on schema public to atrio_gate;
alter function buscar_en_directorio(text) owner to atrio_gate;
revoke create on schema public from atrio_gate;
