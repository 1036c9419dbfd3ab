-- Charts are edited in the office (Rule PEOPLE-60): a whole tree replaces the one that was read.
alter table organigrama add column version integer not null default 1;
grant delete on nodo_organigrama to atrio_app;
