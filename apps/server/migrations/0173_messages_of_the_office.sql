-- Messages of the company in several languages, at a chosen moment, and taken back (Rules MESSAGES-41 to 43).

-- Text of a message in another language than the one in which it was written.
create table comunicado_texto (
  empresa_id integer not null,
  comunicado_id integer not null,
  idioma text not null,
  titulo text not null,
  contenido text not null,
  constraint comunicado_texto_pk primary key (empresa_id, comunicado_id, idioma),
  constraint comunicado_texto_comunicado foreign key (empresa_id, comunicado_id) references comunicado,
  constraint comunicado_texto_idioma check (idioma in ('es', 'en', 'fr', 'pt')),
  constraint comunicado_texto_titulo check (length(titulo) between 1 and 150),
  constraint comunicado_texto_contenido check (length(contenido) between 1 and 20000)
);
call proteger_tabla('comunicado_texto', 'select, insert');

-- Language of `titulo` and `contenido`; null: not said, the same for everybody.
alter table comunicado add column idioma text;
alter table comunicado add constraint comunicado_idioma check (idioma in ('es', 'en', 'fr', 'pt'));
-- A withdrawn message is shown to nobody any more.
alter table comunicado add column retirado_en timestamptz;
alter table comunicado add column retirado_por integer;
alter table comunicado add constraint comunicado_retirado check (num_nulls(retirado_en, retirado_por) in (0, 2));
alter table comunicado add constraint comunicado_retirado_por
  foreign key (empresa_id, retirado_por) references trabajador;
-- A sent message never changes, but for its withdrawal.
grant update (retirado_en, retirado_por) on comunicado to atrio_app;
