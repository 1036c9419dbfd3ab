-- A change of a schedule from a day on makes a new version of it (Rule TIME-160). The versions of a schedule
-- share a series, and the newest one keeps the code.
alter table horario add column serie_id integer;
alter table horario add column actual boolean not null default true;
alter table horario add column vigente_desde date;
alter table horario add constraint horario_serie foreign key (empresa_id, serie_id) references horario;
create unique index horario_una_actual on horario (empresa_id, coalesce(serie_id, id)) where actual;
create index trabajador_horario_por_horario on trabajador_horario (empresa_id, horario_id);

-- Day from whose Monday the weeks of the cycle are counted; null: the first day of the assignment. It survives
-- a new version and an interruption, so that people keep their turn (Rule TIME-161).
alter table trabajador_horario add column ciclo_desde date;

-- Yearly hours of the collective agreement, which schedules are compared with (Rule TIME-164).
alter table empresa add column horas_convenio integer;
alter table empresa add constraint empresa_horas_convenio check (horas_convenio between 1 and 2500);
