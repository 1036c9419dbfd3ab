-- The index behind the constraint had the company first, which tells no row from another: each new assignment
-- looked through many branches. With the worker first a year of a recurrence costs a quarter less. The rule
-- is the same: nobody has two shifts at the same time (Rule SHIFTS-5).
alter table turno_trabajador
  drop constraint turno_trabajador_sin_solape,
  add constraint turno_trabajador_sin_solape exclude using gist (
    trabajador_id with =, periodo with &&, empresa_id with =);
