-- Newest invitation of a worker to activate the account. The link itself is the door's; the company sees
-- only when it was sent, and whether the account has a password.
create table invitacion (
  empresa_id integer not null,
  trabajador_id integer not null,
  -- A changed e-mail voids the link that went to the former one.
  email text not null,
  enviada_en timestamptz not null,
  caduca_en timestamptz not null,
  enviada_por integer,
  constraint invitacion_pk primary key (empresa_id, trabajador_id),
  constraint invitacion_trabajador foreign key (empresa_id, trabajador_id) references trabajador,
  constraint invitacion_remitente foreign key (empresa_id, enviada_por) references trabajador,
  constraint invitacion_orden check (enviada_en < caduca_en)
);
call proteger_tabla('invitacion', 'select, insert, update');

alter table account add column activada boolean not null generated always as (password_hash is not null) stored;
grant select (activada) on account to atrio_app;
