-- People who work in a company on a day, by their names: their rows are wide, and the name without accents is the last
-- column.
drop index trabajador_de_alta;
create index trabajador_de_alta on trabajador (empresa_id)
  include (id, fecha_alta, fecha_baja, inicio_registro, nombre_plano);

-- Pending absences (kinds 1 to 8) and expenses (9) by their first day. Requests about working time are most of the others.
create index solicitud_pendiente_de_dias on solicitud (empresa_id, primer_dia)
  include (id, trabajador_id, pe_solicitud_tipo_id)
  where estado_id = 1 and not borrada and pe_solicitud_tipo_id between 1 and 9;
