-- Fields of the working time record that the draft decree on it asks for.

-- Percentage of full time of whoever has no contract stored here; null: nobody has said.
alter table trabajador add column jornada_porcentaje numeric(5, 2);
alter table trabajador add constraint trabajador_jornada_porcentaje
  check (jornada_porcentaje > 0 and jornada_porcentaje <= 100);

-- Kind of time that a clock-in type or a pause records: ordinary work, force majeure (ET art. 35.3)
-- or availability.
alter table fichador add column clase_tiempo text not null default 'ordinario';
alter table fichador add constraint fichador_clase_tiempo
  check (clase_tiempo in ('ordinario', 'fuerza_mayor', 'disponibilidad'));
alter table parada add column clase_tiempo text not null default 'ordinario';
alter table parada add constraint parada_clase_tiempo
  check (clase_tiempo in ('ordinario', 'fuerza_mayor', 'disponibilidad'));

-- Minutes between a punch without network and its arrival above which supervisors are told.
alter table empresa add column aviso_sin_conexion_minutos integer not null default 15;
alter table empresa add constraint empresa_aviso_sin_conexion
  check (aviso_sin_conexion_minutos between 0 and 4320);
