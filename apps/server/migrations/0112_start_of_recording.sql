-- First day of time recording of a company and, where it is later, of a worker (Rule TIME-134). Days
-- before it have no data: nothing is expected of them and nothing is missing. Companies that exist already
-- begin with their first signing, those without any with the day on which they were made.
alter table empresa add column inicio_registro date;
alter table trabajador add column inicio_registro date;

-- The owner sees all companies while their first signings are read.
alter table empresa no force row level security;
alter table jornada no force row level security;
update empresa e set inicio_registro = coalesce(
  (select min(j.dia) from jornada j where j.empresa_id = e.empresa_id),
  (e.creada_en at time zone e.zona_horaria)::date);
alter table jornada force row level security;
alter table empresa force row level security;
alter table empresa alter column inicio_registro set not null;

-- First day on which a worker's time is recorded: never before the first day of work.
create function inicio_registro_de(t trabajador) returns date
  language sql stable
  as $$
    select greatest(t.fecha_alta, t.inicio_registro, e.inicio_registro)
    from empresa e where e.empresa_id = t.empresa_id
  $$;
