-- The end of a year of balances as one recorded act (Rule LEAVE-94): what expired, what was carried over and
-- until when, and the proof that people were told in time. Never changed afterwards.
create table cierre_anual (
  empresa_id integer not null,
  anyo integer not null,
  ejecutado_en timestamptz not null,
  autor_id integer not null,
  -- people without a reminder kept their holidays, as an adjustment of the next year
  conserva_sin_aviso boolean not null,
  constraint cierre_anual_pk primary key (empresa_id, anyo),
  constraint cierre_anual_empresa foreign key (empresa_id) references empresa,
  constraint cierre_anual_autor foreign key (empresa_id, autor_id) references trabajador,
  constraint cierre_anual_anyo check (anyo between 2000 and 2199)
);
call proteger_tabla('cierre_anual', 'select, insert');

create table cierre_anual_saldo (
  empresa_id integer not null,
  anyo integer not null,
  trabajador_id integer not null,
  saldo text not null,
  -- days, or minutes of 'horas_retribuidas'
  pasa numeric(8, 2) not null,
  -- null: nothing was carried over, or without an end
  pasa_hasta date,
  caduca numeric(8, 2) not null,
  -- last reminder before the end of the year, and when it was read
  avisado_en timestamptz,
  leido_en timestamptz,
  -- what expired was given back in the next year
  conservado boolean not null,
  constraint cierre_anual_saldo_pk primary key (empresa_id, anyo, trabajador_id, saldo),
  constraint cierre_anual_saldo_cierre foreign key (empresa_id, anyo) references cierre_anual,
  constraint cierre_anual_saldo_trabajador foreign key (empresa_id, trabajador_id) references trabajador,
  constraint cierre_anual_saldo_saldo check (saldo in ('vacaciones', 'asuntos_propios', 'horas_retribuidas', 'domingos')),
  constraint cierre_anual_saldo_cantidad check (pasa >= 0 and caduca >= 0 and pasa + caduca > 0),
  constraint cierre_anual_saldo_conservado check (not conservado or (caduca > 0 and avisado_en is null))
);
create index cierre_anual_saldo_por_trabajador on cierre_anual_saldo (empresa_id, trabajador_id);
call proteger_tabla('cierre_anual_saldo', 'select, insert');
