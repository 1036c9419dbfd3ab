-- A worker's shifts are found by the worker: the index of the overlap finds them too, but costs more to search.
create index turno_trabajador_de_trabajador on turno_trabajador (empresa_id, trabajador_id, periodo, turno_id);
