-- The list of workers counts those who work here on a day, and looks for who is above and beside
-- somebody, by index alone: the rows of a large company are many pages.

-- The days are only carried along: as keys they would look as good as a person's number for finding one
-- person, wherever the table has not been analysed yet.
create index trabajador_en_plantilla on trabajador (empresa_id) include (fecha_alta, fecha_baja);
create index supervision_equipo on supervision (empresa_id, supervisor_id, supervisado_id) include (vigencia);
-- the one above finds whatever this one did
drop index supervision_por_supervisor;

-- Planned for each search: the plan that suits a small company, through all of its people, would be
-- kept for the connection and serve a large one too.
alter function buscar_en_directorio(text) set plan_cache_mode = force_custom_plan;
