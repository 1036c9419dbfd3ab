-- Kinds of behaviour for statistics, and mailboxes that began anew (Rules COMPLAINTS-24, COMPLAINTS-31).

-- Kind of behaviour of a report, sealed for the recovery key or a handler (the id of the key): a ballot that
-- knows the year and neither the report nor its day, and outlives its deletion. As in `denuncia`, no
-- reference to the company.
create table denuncia_tipo (
  empresa_id integer not null,
  id uuid not null,
  destinatario text not null,
  anyo smallint not null,
  sellado bytea not null,
  constraint denuncia_tipo_pk primary key (empresa_id, id, destinatario),
  constraint denuncia_tipo_anyo check (anyo between 2000 and 2999)
);
call proteger_tabla('denuncia_tipo', 'select, insert, delete');

-- Day on which the mailbox last began anew.
alter table buzon add column reiniciado date;
-- Day from which no handler can read the report any more.
alter table denuncia add column sellada date;
