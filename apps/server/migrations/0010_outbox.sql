-- Work that a transaction asks for. A row appears when that transaction commits and goes when the
-- relay hands it to the queue (schema pgboss), in one transaction as well: a job exists exactly
-- when its cause does. Belongs to no company: the relay empties the table in order, and its
-- payloads carry nothing personal in clear (mails are sealed).
create table trabajo_pendiente (
  orden bigint generated always as identity,
  id uuid not null default gen_random_uuid(),
  nombre text not null,
  datos jsonb not null,
  no_antes_de timestamptz,
  creado_en timestamptz not null default now(),
  constraint trabajo_pendiente_pk primary key (orden)
);

-- Both roles may only add; nobody but the owner, as which the relay logs in, reads or deletes.
alter table trabajo_pendiente enable row level security;
create policy solo_anadir on trabajo_pendiente for insert to atrio_app, atrio_gate with check (true);
grant insert (nombre, datos, no_antes_de) on trabajo_pendiente to atrio_app, atrio_gate;

-- Readiness compares what is applied with what this version brings.
grant select on migracion to atrio_gate;
