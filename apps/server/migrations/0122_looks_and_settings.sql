-- Looks of a company (Rules COMPANY-40, COMPANY-41) and two more of its settings.
alter table empresa
  add column color_marca text,
  add column fotos_bloqueadas boolean not null default false,
  add column bienvenida_videos boolean not null default true,
  add constraint empresa_color_marca check (color_marca ~ '^#[0-9a-f]{6}$');

-- A company's logo, drawn anew as WebP. `nombre` is random, so that another logo has another address.
create table logotipo (
  empresa_id integer not null,
  nombre text not null,
  imagen bytea not null,
  subido_en timestamptz not null,
  constraint logotipo_pk primary key (empresa_id),
  constraint logotipo_empresa foreign key (empresa_id) references empresa,
  constraint logotipo_nombre unique (nombre),
  constraint logotipo_forma check (nombre ~ '^[A-Za-z0-9_-]{32}$'),
  constraint logotipo_imagen check (octet_length(imagen) between 1 and 262144)
);
call proteger_tabla('logotipo', 'select, insert, update, delete');
call abrir_a_la_puerta('logotipo', 'select');
