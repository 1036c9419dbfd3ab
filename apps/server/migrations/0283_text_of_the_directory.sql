-- Text in which the directory looks, without accents and capitals. Its index finds candidates by groups of three
-- letters; with the text computed for each of them, the comparison took most of a search.
alter table trabajador add column texto_busqueda text not null
  generated always as (texto_directorio(nombre || ' ' || apellido1 || coalesce(' ' || apellido2, ''), puesto,
    nombre_departamento_trabajador)) stored;
create index trabajador_texto_busqueda on trabajador using gin (texto_busqueda gin_trgm_ops);
drop index trabajador_texto_directorio;

create or replace function buscar_en_directorio(trozo text) returns setof integer
  language sql stable parallel safe security definer rows 50
  set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan
  as $$
    with patron as materialized (
      select '%' || regexp_replace(texto_plano(trozo), '([\\%_])', '\\\1', 'g') || '%' as p)
    select t.id from trabajador t
    where t.empresa_id = empresa_actual() and t.texto_busqueda like (select p from patron)
    union
    select t.id from trabajador t
    where t.empresa_id = empresa_actual() and t.email_trabajo like (select p from patron)
    union
    select t.id from account a
    join trabajador t on t.account_user_id = a.account_user_id
    where t.empresa_id = empresa_actual() and a.email like (select p from patron)
  $$;
