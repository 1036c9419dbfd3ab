-- Indexes that refuse overlaps are GiST indexes, which the planner takes for as cheap as a B-tree: it read all
-- supervisions of a company for one supervisor, and a person's centre or schedule at three times the cost. Without empty
-- ranges, which overlap nothing, they refuse the same and are out of reach of queries: those have B-trees.
alter table trabajador_centro drop constraint trabajador_centro_sin_solape,
  add constraint trabajador_centro_sin_solape
    exclude using gist (empresa_id with =, trabajador_id with =, vigencia with &&) where (not isempty(vigencia));
alter table trabajador_horario drop constraint trabajador_horario_sin_solape,
  add constraint trabajador_horario_sin_solape
    exclude using gist (empresa_id with =, trabajador_id with =, vigencia with &&) where (not isempty(vigencia));
alter table trabajador_salario drop constraint trabajador_salario_sin_solape,
  add constraint trabajador_salario_sin_solape
    exclude using gist (empresa_id with =, trabajador_id with =, vigencia with &&) where (not isempty(vigencia));
alter table supervision drop constraint supervision_sin_solape,
  add constraint supervision_sin_solape
    exclude using gist (empresa_id with =, supervisado_id with =, supervisor_id with =, vigencia with &&)
    where (not isempty(vigencia));
alter table proyecto_responsable drop constraint proyecto_responsable_sin_solape,
  add constraint proyecto_responsable_sin_solape
    exclude using gist (empresa_id with =, proyecto_id with =, trabajador_id with =, vigencia with &&)
    where (not isempty(vigencia));
alter table proyecto_trabajador drop constraint proyecto_trabajador_sin_solape,
  add constraint proyecto_trabajador_sin_solape
    exclude using gist (empresa_id with =, proyecto_id with =, trabajador_id with =, vigencia with &&)
    where (not isempty(vigencia));
alter table contrato drop constraint contrato_uno_vigente,
  add constraint contrato_uno_vigente
    exclude using gist (empresa_id with =, trabajador_id with =, daterange(fecha_inicio, fecha_fin, '[]') with &&)
    where (not isempty(daterange(fecha_inicio, fecha_fin, '[]')));
create index contrato_de_trabajador on contrato (empresa_id, trabajador_id, fecha_inicio) include (fecha_fin);
-- The minutes of an absence are never empty (ausencia_minutos).
alter table ausencia drop constraint ausencia_sin_repetir,
  add constraint ausencia_sin_repetir
    exclude using gist (empresa_id with =, solicitud_id with =, fecha with =,
      int4range(desde_minuto, hasta_minuto) with &&)
    where (desde_minuto < hasta_minuto);
