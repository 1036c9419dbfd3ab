-- Terms of a kind of document (Rules PAPERS-98 to PAPERS-101): how long its documents hold, and how long they
-- are kept afterwards.

alter table documento_tipo add column caduca_meses integer;
alter table documento_tipo add column aviso_dias integer;
-- months after it was replaced, withdrawn or expired, or after its person left; null: kept for ever
alter table documento_tipo add column conserva_meses integer;
-- labour document, which the law makes the company keep
alter table documento_tipo add column laboral boolean not null default false;
alter table documento_tipo add constraint documento_tipo_caduca check (caduca_meses between 1 and 600);
alter table documento_tipo add constraint documento_tipo_aviso
  check (aviso_dias is null or (caduca_meses is not null and aviso_dias between 1 and 365));
alter table documento_tipo add constraint documento_tipo_conserva check (conserva_meses between 1 and 1200);
-- four years (LISOS art. 21.1)
alter table documento_tipo add constraint documento_tipo_minimo_legal
  check (not laboral or conserva_meses is null or conserva_meses >= 48);

-- kind of a document that the company shares; uploads of workers have it in documento_tipo
alter table documento add column clasificado_como text;
-- last day on which it holds
alter table documento add column caduca_el date;
-- from this day on it expires soon
alter table documento add column aviso_caducidad_el date;
alter table documento add column caducidad_avisada_en timestamptz;
-- earlier versions that retention erased
alter table documento add column versiones_borradas integer not null default 0;
alter table documento add constraint documento_clasificado
  check (clasificado_como is null or documento_tipo is null);
alter table documento add constraint documento_caducidad
  check ((caduca_el is null) = (aviso_caducidad_el is null) and aviso_caducidad_el <= caduca_el);
create index documento_caduca on documento (empresa_id, aviso_caducidad_el)
  where caduca_el is not null and retirado_en is null;
create index documento_con_plazo on documento (empresa_id, coalesce(documento_tipo, clasificado_como))
  where documento_tipo is not null or clasificado_como is not null;

alter table documento_envio add column clasificado_como text;
alter table documento_envio add column caduca_el date;
alter table documento_envio add column aviso_caducidad_el date;
alter table documento_envio add column caducidad_avisada_en timestamptz;
alter table documento_envio add constraint documento_envio_caducidad
  check ((caduca_el is null) = (aviso_caducidad_el is null) and aviso_caducidad_el <= caduca_el);
grant update (caducidad_avisada_en) on documento_envio to atrio_app;
-- Erased once every copy is.
grant delete on documento_envio to atrio_app;
