-- A transfer to the next year is two movements of one incidence, one in each year.
drop index bolsa_movimiento_una_vez;
create unique index bolsa_movimiento_una_vez on bolsa_movimiento (empresa_id, incidencia_id, tipo, anyo)
  where incidencia_id is not null;

-- The rest of a worker's year expires once.
create unique index bolsa_movimiento_caduca_una_vez on bolsa_movimiento (empresa_id, trabajador_id, anyo)
  where tipo = 'caducidad';

-- A worker's incidences of a year, in any state.
create index incidencia_por_trabajador on incidencia (empresa_id, trabajador_id, dia);
