-- A second factor at the door: codes of an authenticator app (TOTP, RFC 6238). The factor belongs
-- to the account, as the password does, so these are the door's tables and closed to atrio_app.
create table segundo_factor (
  account_user_id integer not null,
  -- the secret, sealed with a key that the database does not know
  secreto bytea not null,
  creado_en timestamptz not null,
  -- null while a first code has not confirmed it: until then it asks for nothing
  activado_en timestamptz,
  -- the last step of 30 seconds whose code was accepted: no code is good twice
  ultimo_paso bigint,
  constraint segundo_factor_pk primary key (account_user_id),
  constraint segundo_factor_account foreign key (account_user_id) references account,
  constraint segundo_factor_confirmado check ((activado_en is null) = (ultimo_paso is null)),
  constraint segundo_factor_orden check (activado_en >= creado_en)
);
alter table segundo_factor enable row level security;
alter table segundo_factor force row level security;
call abrir_a_la_puerta('segundo_factor', 'select, insert, update, delete');

-- Codes for whoever has lost the phone: keyed digests, each good once.
create table codigo_recuperacion (
  account_user_id integer not null,
  codigo_hash bytea not null,
  usado_en timestamptz,
  constraint codigo_recuperacion_pk primary key (account_user_id, codigo_hash),
  constraint codigo_recuperacion_factor foreign key (account_user_id)
    references segundo_factor on delete cascade,
  constraint codigo_recuperacion_largo check (length(codigo_hash) = 32)
);
alter table codigo_recuperacion enable row level security;
alter table codigo_recuperacion force row level security;
call abrir_a_la_puerta('codigo_recuperacion', 'select, insert, update, delete');

-- People who were asked to set it up and said 'not now', and when.
create table segundo_factor_aplazado (
  account_user_id integer not null,
  aplazado_en timestamptz not null,
  constraint segundo_factor_aplazado_pk primary key (account_user_id),
  constraint segundo_factor_aplazado_account foreign key (account_user_id) references account
);
alter table segundo_factor_aplazado enable row level security;
alter table segundo_factor_aplazado force row level security;
call abrir_a_la_puerta('segundo_factor_aplazado', 'select, insert, update');
