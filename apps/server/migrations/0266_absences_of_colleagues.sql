-- Whose absences people see (Rule CALENDAR-23): of their team, of everybody, of nobody.
alter table empresa
  add column ausencias_companeros text not null default 'equipo',
  add constraint empresa_ausencias_companeros check (ausencias_companeros in ('equipo', 'todos', 'nadie'));
