-- Days within which the proof of a leave may follow (Rule LEAVE-73); 0: it goes with the request.
alter table empresa add column plazo_justificante_dias integer not null default 10;
alter table empresa add constraint empresa_plazo_justificante check (plazo_justificante_dias between 0 and 90);
-- Last day for the proof of a request whose rule asks for one; null: none is asked for.
alter table solicitud add column justificante_hasta date;
create index solicitud_por_justificante on solicitud (empresa_id, justificante_hasta)
  where justificante_hasta is not null;
