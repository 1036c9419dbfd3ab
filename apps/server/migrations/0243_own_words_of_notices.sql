-- A company's own words for automatic notices.
create table aviso_texto (
  empresa_id integer not null,
  -- key of the sentence
  frase text not null,
  idioma text not null,
  titulo text not null,
  texto text not null,
  guardado_por integer not null,
  guardado_en timestamptz not null default now(),
  constraint aviso_texto_pk primary key (empresa_id, frase, idioma),
  constraint aviso_texto_empresa foreign key (empresa_id) references empresa,
  constraint aviso_texto_autor foreign key (empresa_id, guardado_por) references trabajador,
  constraint aviso_texto_frase check (frase ~ '^[a-z_]{1,60}$'),
  constraint aviso_texto_idioma check (idioma in ('es', 'en', 'fr', 'pt')),
  constraint aviso_texto_titulo check (length(trim(titulo)) between 1 and 90 and titulo !~ '\{\{'),
  constraint aviso_texto_texto check (length(trim(texto)) between 1 and 600)
);
call proteger_tabla('aviso_texto', 'select, insert, update, delete');
