-- Data that people keep up themselves: address, nationality, photo.

-- Provinces and towns are the codes of the national statistics institute, countries those of ISO 3166
-- (numeric). Outside Spain province and town are texts.
alter table trabajador
  add column nacionalidad_id integer,
  add column pais_id integer,
  add column provincia_id integer,
  add column poblacion_id integer,
  add column provincia_texto text,
  add column poblacion_texto text,
  add column tipo_via_id integer,
  add column nombre_via text,
  add column numero_via text,
  add column escalera text,
  add column piso text,
  add column puerta text,
  add column codigo_postal text,
  add constraint trabajador_nacionalidad check (nacionalidad_id between 1 and 999),
  add constraint trabajador_pais check (pais_id between 1 and 999),
  add constraint trabajador_provincia check (provincia_id between 1 and 52),
  add constraint trabajador_tipo_via check (tipo_via_id between 1 and 999),
  -- a town's code begins with its province's
  add constraint trabajador_poblacion_de_provincia check (
    poblacion_id is null or (provincia_id is not null and poblacion_id / 1000 = provincia_id)),
  add constraint trabajador_codigos_en_espanya check (
    (pais_id is not distinct from 724) or (provincia_id is null and poblacion_id is null and tipo_via_id is null)),
  add constraint trabajador_textos_fuera check (
    (pais_id is distinct from 724) or (provincia_texto is null and poblacion_texto is null)),
  add constraint trabajador_pais_primero check (
    pais_id is not null or num_nonnulls(provincia_texto, poblacion_texto, nombre_via, numero_via, escalera, piso, puerta, codigo_postal) = 0),
  add constraint trabajador_codigo_postal check (
    case when pais_id = 724 then codigo_postal ~ '^(0[1-9]|[1-4][0-9]|5[0-2])[0-9]{3}$' else length(codigo_postal) between 1 and 12 end),
  add constraint trabajador_direccion_larga check (
    length(nombre_via) <= 120 and length(provincia_texto) <= 80 and length(poblacion_texto) <= 80
    and greatest(length(numero_via), length(escalera), length(piso), length(puerta)) <= 10);

-- A person's photo: an encrypted file (512 px) and the small one of lists (96 px, WebP). `nombre` is 192
-- random bits: who knows it sees the small one without a session; another photo has another name.
create table foto_trabajador (
  empresa_id integer not null,
  trabajador_id integer not null,
  nombre text not null,
  clave text not null,
  pequenya bytea not null,
  subida_en timestamptz not null,
  constraint foto_trabajador_pk primary key (empresa_id, trabajador_id),
  constraint foto_trabajador_trabajador foreign key (empresa_id, trabajador_id) references trabajador,
  constraint foto_trabajador_nombre unique (nombre),
  constraint foto_trabajador_forma check (nombre ~ '^[A-Za-z0-9_-]{32}$'),
  constraint foto_trabajador_pequenya check (octet_length(pequenya) between 1 and 65536)
);
call proteger_tabla('foto_trabajador', 'select, insert, update, delete');
call abrir_a_la_puerta('foto_trabajador', 'select');
