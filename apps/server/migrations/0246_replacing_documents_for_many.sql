-- A document for many in a newer version for all of its people at once (Rule PAPERS-104).

alter table documento_envio add column sustituye_id integer;
alter table documento_envio add column version integer not null default 1;
alter table documento_envio add constraint documento_envio_sustituye foreign key (empresa_id, sustituye_id)
  references documento_envio on delete set null (sustituye_id);
-- replaced once: a further version replaces the newer one
alter table documento_envio add constraint documento_envio_sustituido_una_vez unique (empresa_id, sustituye_id);
alter table documento_envio add constraint documento_envio_version check (version > 0 and sustituye_id <> id);
