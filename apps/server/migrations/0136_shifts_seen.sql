-- First reading of a published shift by its worker (Rule SHIFTS-30).
create table turno_visto (
  empresa_id integer not null,
  turno_id integer not null,
  trabajador_id integer not null,
  visto_en timestamptz not null,
  constraint turno_visto_pk primary key (empresa_id, turno_id, trabajador_id),
  constraint turno_visto_asignacion foreign key (empresa_id, turno_id, trabajador_id)
    references turno_trabajador on delete cascade
);
call proteger_tabla('turno_visto', 'select, insert, delete');

-- A changed shift has been seen by nobody.
create function turno_olvidar_vistos() returns trigger
  language plpgsql
  as $$
begin
  delete from turno_visto where empresa_id = new.empresa_id and turno_id = new.id;
  return null;
end;
$$;
create trigger turno_cambiado after update on turno for each row
  when ((old.periodo, old.fecha, old.hora_inicio, old.hora_fin, old.pe_area_trabajo_id, old.observaciones,
      old.publicado)
    is distinct from
    (new.periodo, new.fecha, new.hora_inicio, new.hora_fin, new.pe_area_trabajo_id, new.observaciones,
      new.publicado))
  execute function turno_olvidar_vistos();
