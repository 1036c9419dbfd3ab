-- Former sign-in addresses of an account: a thief who gave an account another address must not be
-- the only one to hear of changes to its bank accounts. Kept for 30 days.
create table correo_anterior (
  account_user_id integer not null,
  correo text not null,
  dejado_en timestamptz not null,
  constraint correo_anterior_pk primary key (account_user_id, correo),
  constraint correo_anterior_account foreign key (account_user_id) references account,
  constraint correo_anterior_minusculas check (correo = lower(correo) and length(correo) between 3 and 254)
);
alter table correo_anterior enable row level security;
alter table correo_anterior force row level security;
call abrir_a_la_puerta('correo_anterior', 'select, insert, update, delete');
