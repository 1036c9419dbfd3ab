-- Search of the portal (Rule COMPANY-80): names with typing errors.

create index trabajador_nombre_trigramas on trabajador
  using gin (texto_plano(nombre_completo) gin_trgm_ops);

-- Ids of a company's people whose name is like a typed one, the likest first. With the door's rights for
-- the same reason as buscar_en_directorio; names are no secret inside a company.
create function buscar_nombres_parecidos(trozo text) returns setof integer
  language sql stable security definer parallel safe rows 5
  set search_path = public, pg_temp
  set pg_trgm.word_similarity_threshold = 0.45
  as $$
    select t.id from trabajador t
    where t.empresa_id = empresa_actual()
      and texto_plano(trozo) <% texto_plano(t.nombre_completo)
    order by word_similarity(texto_plano(trozo), texto_plano(t.nombre_completo)) desc,
      texto_plano(t.nombre_completo), t.id
    limit 5
  $$;
revoke all on function buscar_nombres_parecidos(text) from public;
grant execute on function buscar_nombres_parecidos(text) to atrio_app;
