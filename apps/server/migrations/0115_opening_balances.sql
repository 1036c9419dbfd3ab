-- Balance of leave with which a worker begins in Atrio (Rule LEAVE-58): what can still be enjoyed of a year
-- when its records begin. It stands in place of that year's grant; earlier years give nothing.
create table saldo_inicial (
  empresa_id integer not null,
  trabajador_id integer not null,
  saldo text not null,
  anyo integer not null,
  cantidad numeric(8, 2) not null,
  importado_en timestamptz not null default now(),
  constraint saldo_inicial_pk primary key (empresa_id, trabajador_id, saldo),
  constraint saldo_inicial_trabajador foreign key (empresa_id, trabajador_id) references trabajador,
  constraint saldo_inicial_saldo check (saldo in ('vacaciones', 'asuntos_propios', 'horas_retribuidas')),
  constraint saldo_inicial_anyo check (anyo between 2000 and 2199),
  constraint saldo_inicial_cantidad check (cantidad between 0 and 100000)
);
call proteger_tabla('saldo_inicial', 'select, insert, update');
