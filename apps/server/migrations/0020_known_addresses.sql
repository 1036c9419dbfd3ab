-- Where an account has signed in from before. Wrong passwords from elsewhere fill a counter of
-- their own, so that nobody can lock a person out from outside. Addresses are keyed digests.
create table direccion_conocida (
  account_user_id integer not null,
  direccion bytea not null,
  vista_en timestamptz not null,
  constraint direccion_conocida_pk primary key (account_user_id, direccion),
  constraint direccion_conocida_account foreign key (account_user_id) references account
);
alter table direccion_conocida enable row level security;
alter table direccion_conocida force row level security;
call abrir_a_la_puerta('direccion_conocida', 'select, insert, update, delete');
