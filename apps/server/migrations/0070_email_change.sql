-- A change of a sign-in e-mail, asked for and not yet confirmed: one for each account. The reader
-- of the new mailbox confirms it, the reader of the old one may stop it; both links are kept as
-- hashes and die with the row. A password that has changed since makes the row void.
create table cambio_correo (
  account_user_id integer not null,
  correo_nuevo text not null,
  -- the session that asked: the others end when it is confirmed
  sesion_id uuid not null,
  empresa_id integer not null,
  trabajador_id integer not null,
  confirmar_hash bytea not null,
  cancelar_hash bytea not null,
  password_version integer not null,
  pedido_en timestamptz not null,
  expira_en timestamptz not null,
  constraint cambio_correo_pk primary key (account_user_id),
  constraint cambio_correo_account foreign key (account_user_id) references account,
  constraint cambio_correo_trabajador foreign key (empresa_id, trabajador_id) references trabajador,
  constraint cambio_correo_confirmar unique (confirmar_hash),
  constraint cambio_correo_cancelar unique (cancelar_hash),
  constraint cambio_correo_largo check (length(confirmar_hash) = 32 and length(cancelar_hash) = 32),
  constraint cambio_correo_minusculas check (correo_nuevo = lower(correo_nuevo) and length(correo_nuevo) between 3 and 254),
  constraint cambio_correo_un_dia check (expira_en <= pedido_en + interval '24 hours')
);
create index cambio_correo_por_trabajador on cambio_correo (empresa_id, trabajador_id);
alter table cambio_correo enable row level security;
alter table cambio_correo force row level security;
call abrir_a_la_puerta('cambio_correo', 'select, insert, update, delete');
