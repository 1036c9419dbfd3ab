-- The company's own privacy policy. A version is published in one or several languages at once and
-- is never changed: earlier texts stay readable. Without any, the product's text stands.
create table texto_privacidad (
  empresa_id integer not null,
  version integer not null,
  idioma text not null,
  -- Markdown subset
  contenido text not null,
  vigente_desde date not null,
  publicado_por integer not null,
  publicado_en timestamptz not null,
  constraint texto_privacidad_pk primary key (empresa_id, version, idioma),
  constraint texto_privacidad_empresa foreign key (empresa_id) references empresa,
  constraint texto_privacidad_autor foreign key (empresa_id, publicado_por) references trabajador,
  constraint texto_privacidad_version check (version between 1 and 100000),
  constraint texto_privacidad_idioma check (idioma in ('es', 'en', 'fr', 'pt')),
  constraint texto_privacidad_contenido check (length(trim(contenido)) between 1 and 60000)
);
call proteger_tabla('texto_privacidad', 'select, insert');
