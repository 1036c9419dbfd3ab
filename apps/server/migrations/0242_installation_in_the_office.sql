-- People who run the installation, and the examinations that they ask for. Nobody inside a company can add
-- a row: the command of the installation does.

create table gestor_instalacion (
  empresa_id integer not null,
  trabajador_id integer not null,
  desde timestamptz not null default now(),
  constraint gestor_instalacion_pk primary key (empresa_id, trabajador_id),
  constraint gestor_instalacion_trabajador foreign key (empresa_id, trabajador_id)
    references trabajador on delete cascade
);
alter table gestor_instalacion enable row level security;
create policy leer on gestor_instalacion for select to atrio_gate using (true);
grant select on gestor_instalacion to atrio_gate;

-- Examinations that read every file and time record; like backups they belong to no company.
create table examen_instalacion (
  id integer generated always as identity,
  empezado_en timestamptz not null default now(),
  terminado_en timestamptz,
  -- faults found, each with the key and the values of its text
  hallazgos jsonb,
  constraint examen_instalacion_pk primary key (id),
  constraint examen_instalacion_entero check ((terminado_en is null) = (hallazgos is null))
);
alter table examen_instalacion enable row level security;
create policy puerta on examen_instalacion to atrio_gate using (true) with check (true);
grant select, insert, update on examen_instalacion to atrio_gate;
