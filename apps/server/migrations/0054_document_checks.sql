-- A document that needs no decision has no state, and may be hidden from supervisors.
alter table documento drop constraint documento_aprobacion;
alter table documento add constraint documento_aprobacion
  check (aprobacion is null or (aprobacion in ('pendiente', 'aprobada', 'rechazada') and visible_supervisor));

-- A decided document has moment, person and, if rejected, reason; others have none.
alter table documento drop constraint documento_decision;
alter table documento add constraint documento_decision
  check ((coalesce(aprobacion, 'pendiente') <> 'pendiente') = (decidida_en is not null));
alter table documento drop constraint documento_motivo;
alter table documento add constraint documento_motivo
  check ((coalesce(aprobacion, 'pendiente') = 'rechazada') = (motivo_rechazo is not null));

-- Files opened by a reader: the others are marked as new in lists.
create index acceso_documento_por_lector on acceso_documento (empresa_id, quien_id, clase, objeto_id);
